// hotstone decide: the value of positions if a rule decides an endless cycle.
//
// --endless chooses the rule that scores endless play (answers/values/decide_answer.h). There are
// three answers: one situation, --count for the whole board, and --list for its positions, one per
// symmetry class.
//
// For example, hotstone decide --board 4x4 --endless draw says 1 and hotstone decide --board 4x4
// --endless balance says 2, both under --rules basic-only,self_removal=none,end_passes=2. Black's
// seki that is worth 2 holds only because White, who would throw in more stones than Black in each
// round of its cycle, loses endless play.
#include <memory>
#include <string>

#include "absl/strings/str_cat.h"
#include "answers/asked/situation_words.h"
#include "answers/runs/terminal_progress.h"
#include "answers/values/decide_answer.h"
#include "base/status_macros.h"
#include "cli/terminal/command_line.h"
#include "cli/terminal/commands.h"
#include "cli/terminal/options.h"
#include "cli/terminal/show.h"
#include "cli/terminal/situation_options.h"
#include "spec/rules/rule_set.h"

namespace hotstone::cli {
namespace {

struct DecideOptions {
  std::string board;
  std::string position;
  answers::Circumstances circumstances;
  std::string rules = "basic-only";
  std::string endless;
  double worth = 0;
  uint64_t lines = 1'000'000;
  std::string memory;
  bool count = false;
  bool list = false;
  bool json = false;
  bool worth_given = false;
  bool lines_given = false;
};

// Refuses options that do not apply to the question.
absl::Status CheckOptions(const DecideOptions& options) {
  const bool worth = options.endless == "draw" || options.endless == "no-result";
  if (options.worth_given && !worth) {
    return absl::InvalidArgumentError("decide: --worth requires --endless draw or no-result");
  }
  if (options.lines_given && options.endless != "disturber") {
    return absl::InvalidArgumentError("decide: --lines requires --endless disturber");
  }
  if (options.count && options.list) {
    return absl::InvalidArgumentError("decide: --count cannot be combined with --list");
  }
  if ((options.count || options.list) && !options.position.empty()) {
    return absl::InvalidArgumentError(
        "decide: --count and --list need a whole --board, not a --position");
  }
  if (options.count || options.list) {
    return answers::CheckNoCircumstances(options.circumstances,
                                         options.count ? "--count" : "--list");
  }
  return absl::OkStatus();
}

absl::StatusOr<int> Decide(const DecideOptions& options) {
  RETURN_IF_ERROR(CheckOptions(options));
  ASSIGN_OR_RETURN(const auto rules, spec::ParseRuleSet(options.rules));
  ASSIGN_OR_RETURN(const auto position,
                   answers::BoardOrPosition(options.board, options.position, "decide"));
  ASSIGN_OR_RETURN(const auto situation,
                   answers::SituationFrom(position, options.circumstances, rules));
  using About = answers::DecideQuestion::About;
  answers::TerminalProgress progress;
  return answers::AskDecide(
      {situation, rules, options.endless, options.worth, options.lines, options.memory,
       options.count  ? About::kCount
       : options.list ? About::kList
                      : About::kSituation},
      &progress, [&](const answers::Shown& one) { Show(one, options.json); });
}

}  // namespace

void AddDecideCommand(Command& app) {
  const auto options = std::make_shared<DecideOptions>();
  Command& command =
      app.AddCommand("decide", "Compute the value of a situation if a long cycle decides the game");
  command.AddOption("--board", &options->board, "COLSxROWS: ask about its empty position");
  AddPositionOption(command, &options->position, "ask about this position instead");
  AddToMoveOption(command, &options->circumstances.to_move);
  AddPassesAndBanOptions(command, &options->circumstances);
  command.AddOption("--rules", &options->rules, "A rule set without history").ShowDefault();
  command
      .AddOption(
          "--endless", &options->endless,
          "Outcome of an endless game: draw and no-result give it a fixed worth; under balance the "
          "player "
          "who passes more in the cycle, and so loses fewer stones, wins; under disturber the "
          "player "
          "named by the classification of kos loses, and the game is drawn if nobody is named")
      .OneOf({"draw", "no-result", "balance", "disturber"})
      .Required();
  const Option& worth =
      command
          .AddOption(
              "--worth", &options->worth,
              "Under draw and no-result: what an endless game is worth to Black, in points of area "
              "difference, halves allowed; to value it like a tie, give the compensation")
          .Range(-400.0, 400.0)
          .ShowDefault();
  const Option& lines =
      command
          .AddOption(
              "--lines", &options->lines,
              "Under disturber: limit on the situations visited, in lines of play, for one value")
          .Range(uint64_t{1}, uint64_t{1} << 40)
          .ShowDefault();
  AddMemoryOption(command, &options->memory);
  command.AddFlag("--count", &options->count,
                  "Count positions of the board, instead of valuing one situation");
  command.AddFlag(
      "--list", &options->list,
      "List positions instead, one of each set of symmetric ones: under draw and no-result "
      "those whose best play does not end, under balance and disturber the undetermined ones");
  command.AddFlag("--json", &options->json, "Print one JSON object, or one per position or count");
  AddProgressOption(command);
  command.SetFooter(
      "Exit code 3: the limit --lines was reached; the bounds found so far are shown.\n"
      "Example: hotstone decide --board 4x3 --endless no-result --worth 6.5 --count\n"
      "         hotstone decide --board 3x3 --endless balance --rules basic-only,hot=none\n"
      "         hotstone decide --board 2x2 --endless disturber --list");
  command.OnRun([options, &worth, &lines] {
    options->worth_given = worth.Given();
    options->lines_given = lines.Given();
    return Decide(*options);
  });
}

}  // namespace hotstone::cli
