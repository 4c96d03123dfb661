// hotstone value: the determinacy interval of a situation, with a line of play for each end.
//
// Value reads the situation, solves the intervals of the whole board, and prints the interval for
// Black with a line of play for each end (answers/values/value_answer.h). --undetermined lists the
// positions whose two ends differ, one per symmetry class. Rules with a memory have no intervals;
// for them the exact value is found, assuming no earlier moves.
//
// For example, hotstone value --board 2x1 says [-2, 2], undetermined, and shows why with the line
// B:A1 W:B1 B:pass W:A1 (and so on without end): White takes the stone, Black passes, White removes
// both of his own, and the board is empty again with Black to move.
#include <memory>
#include <string>

#include "absl/strings/str_cat.h"
#include "answers/asked/situation_words.h"
#include "answers/runs/terminal_progress.h"
#include "answers/values/value_answer.h"
#include "base/status_macros.h"
#include "base/whole_file.h"
#include "cli/terminal/command_line.h"
#include "cli/terminal/commands.h"
#include "cli/terminal/options.h"
#include "cli/terminal/show.h"
#include "cli/terminal/situation_options.h"
#include "spec/rules/rule_set.h"

namespace hotstone::cli {
namespace {

struct ValueOptions {
  std::string board;
  std::string position;
  answers::Circumstances circumstances;
  std::string rules = "basic-only";
  std::string memory;
  std::string checkpoint;
  std::string certificates;
  std::string link;
  bool resume = false;
  int states = 0;
  int plies = 40;
  bool undetermined = false;
  bool json = false;
};

// Refuses options that do not apply to the rules.
absl::Status CheckOptions(const ValueOptions& options, const spec::RuleSet& rules) {
  if (!rules.HasFiniteMemory()) {
    const answers::Circumstances& circumstances = options.circumstances;
    if (circumstances.passes == 0 && circumstances.ban.empty() && !options.undetermined)
      return absl::OkStatus();
    return absl::InvalidArgumentError(
        "--passes, --ban and --undetermined need a rule set without history: under a rule with "
        "memory a "
        "position has no interval, and its value is that of a game that starts from it");
  }
  if (!options.certificates.empty()) {
    return absl::InvalidArgumentError(absl::StrCat(
        "--certificates needs a rule set with memory, but ", options.rules,
        " has none; hotstone verify --claims determinacy --out DIR writes its intervals"));
  }
  if (!options.checkpoint.empty() || options.resume || options.states > 0) {
    return absl::InvalidArgumentError(absl::StrCat(
        "--checkpoint, --resume and --states need a rule set with memory, but ", options.rules,
        " has none; use hotstone table build for checkpoints of intervals"));
  }
  if (options.undetermined) {
    RETURN_IF_ERROR(answers::CheckNoCircumstances(options.circumstances, "--undetermined"));
    if (!options.position.empty()) {
      return absl::InvalidArgumentError(
          "--undetermined lists the positions of a whole board: give --board, for example --board "
          "3x3, "
          "and no --position");
    }
  }
  return absl::OkStatus();
}

absl::StatusOr<int> Value(const ValueOptions& options) {
  ASSIGN_OR_RETURN(const auto rules, spec::ParseRuleSet(options.rules));
  RETURN_IF_ERROR(CheckOptions(options, rules));
  ASSIGN_OR_RETURN(const auto position,
                   answers::BoardOrPosition(options.board, options.position, "value"));
  ASSIGN_OR_RETURN(const auto situation,
                   answers::SituationFrom(position, options.circumstances, rules));
  RETURN_IF_ERROR(PrepareFolder("--certificates", options.certificates));
  if (options.undetermined) {
    answers::TerminalProgress progress;
    ASSIGN_OR_RETURN(const auto found,
                     answers::AskUndetermined(position.size(), rules, options.memory, &progress,
                                              [&](const answers::Shown& one) {
                                                progress.Clear();
                                                Show(one, options.json);
                                              }));
    progress.Clear();
    return options.json ? kExitOk : Show(Describe(found), false);
  }
  const auto ask = [&](Progress* progress) {
    return answers::AskValue(
        {situation, rules, options.memory, options.plies, options.checkpoint, options.resume,
         static_cast<uint64_t>(options.states), options.certificates, options.link},
        progress);
  };
  return ShowLong(ask, options.json);
}

}  // namespace

void AddValueCommand(Command& app) {
  const auto options = std::make_shared<ValueOptions>();
  Command& command = app.AddCommand(
      "value", "Compute the interval [lo, hi] of a situation: what each side can force");
  command.AddOption("--board", &options->board, "COLSxROWS: ask about its empty position");
  AddPositionOption(command, &options->position, "ask about this position instead");
  AddToMoveOption(command, &options->circumstances.to_move);
  AddPassesAndBanOptions(command, &options->circumstances);
  command
      .AddOption("--rules", &options->rules,
                 "A rule set; under rules about cycles for boards of up to 12 points or so, under "
                 "others up to 16")
      .ShowDefault();
  AddMemoryOption(command, &options->memory);
  command.AddOption("--plies", &options->plies, "Longest line to show, in plies")
      .Range(1, 10000)
      .ShowDefault();
  command.AddFlag(
      "--undetermined", &options->undetermined,
      "List the undetermined positions of the board instead, one of each set of symmetric ones");
  command.AddOption("--checkpoint", &options->checkpoint,
                    "Under rules with memory: file in which to save the bounds proved so far");
  command.AddFlag("--resume", &options->resume,
                  "Under rules with memory: continue from --checkpoint");
  command.AddOption(
      "--certificates", &options->certificates,
      "Under rules with memory: folder for certificates of what each side forces, for "
      "hotstone-certify (black.area, white.area); those of an earlier run are "
      "replaced");
  command
      .AddOption("--states", &options->states,
                 "Under rules with memory: visit at most this many states, then report what is "
                 "known; 0: no limit")
      .Range(0, 2000000000)
      .ShowDefault();
  AddLinkOption(command, &options->link);
  command.AddFlag("--json", &options->json, "Print one JSON object, or one per position");
  AddProgressOption(command);
  command.SetFooter(
      "Example: hotstone value --board 4x3 --rules basic-only,self_removal=none,end_passes=2\n"
      "         hotstone value --position .X./XOX/... --to-move W\n"
      "         hotstone value --board 3x3 --undetermined\n"
      "         hotstone value --board 4x4 --rules tromp-taylor --certificates proofs\n"
      "         hotstone value --board 3x3 --rules ing-1996");
  command.OnRun([options] { return Value(*options); });
}

}  // namespace hotstone::cli
