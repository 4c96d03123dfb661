// hotstone robust: what each side forces under every repetition rule at once.
//
// RobustCommand reads the situation, solves the bounds of the whole board, and prints the bounds of
// the situation and the number of positions of the board that have one value under every rule
// (docs/explanation/determinacy.md#one-strategy-for-every-rule). --list lists the other positions,
// one per symmetry class. --certificate writes the strategy for one bound of the situation as a
// certificate, which certify/solution checks before the file appears. --pairs instead compares
// rules by the values of single positions (robust_pairs.h).
//
// For example, hotstone robust --board 3x3 says [2, 9]: Black forces 2 with plays that no
// repetition rule can refuse, White holds him to 9 in the same manner, and which value between them
// is correct may depend on the rule.
#include <iostream>
#include <memory>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "absl/strings/str_cat.h"
#include "answers/asked/situation_words.h"
#include "answers/runs/long_run.h"
#include "answers/values/robust_answer.h"
#include "answers/values/robust_pairs.h"
#include "base/status_macros.h"
#include "cli/terminal/command_line.h"
#include "cli/terminal/commands.h"
#include "cli/terminal/options.h"
#include "cli/terminal/show.h"
#include "cli/terminal/situation_options.h"

namespace hotstone::cli {
namespace {

struct RobustOptions {
  std::string board;
  std::string position;
  std::string to_move = "B";
  std::string hot = "single";
  std::string memory;
  answers::RobustCertificate certificate;
  std::string side;
  answers::Keep keep;
  std::vector<std::string> rules;
  bool entries_given = false;
  std::string without_use;  // an option that was given but does not apply with --pairs
  int threads = 1;
  bool list = false;
  bool pairs = false;
  bool json = false;
};

// --pairs asks about other boards, so options that only the bounds use are refused.
absl::StatusOr<int> Pairs(const RobustOptions& options) {
  if (!options.without_use.empty()) {
    return absl::InvalidArgumentError(
        absl::StrCat(options.without_use, " cannot be combined with --pairs"));
  }
  answers::TerminalProgress progress;
  ASSIGN_OR_RETURN(
      const auto answer,
      answers::AskRobustPairs({options.rules, options.board, options.memory}, &progress));
  progress.Clear();
  if (!options.json) return Show(Describe(answer), false);
  for (const answers::Shown& pair : DescribePairs(answer)) Show(pair, true);
  return kExitOk;
}

absl::Status CheckOptions(const RobustOptions& options) {
  if (!options.rules.empty()) {
    return absl::InvalidArgumentError(
        "--rules requires --pairs; the bounds hold for all rules at once");
  }
  if (options.certificate.path.empty() != options.side.empty()) {
    return absl::InvalidArgumentError("--certificate and --side must be given together");
  }
  if (options.certificate.one_of_images && options.certificate.path.empty()) {
    return absl::InvalidArgumentError("--images requires --certificate");
  }
  if (options.entries_given && options.certificate.path.empty()) {
    return absl::InvalidArgumentError("--entries requires --certificate");
  }
  return answers::CheckKeep(options.keep);
}

absl::StatusOr<int> Robust(const RobustOptions& options) {
  if (options.pairs) return Pairs(options);
  RETURN_IF_ERROR(CheckOptions(options));
  ASSIGN_OR_RETURN(const auto position,
                   answers::BoardOrPosition(options.board, options.position, "robust"));
  const auto color = [](const std::string& letter) {
    return letter == "W" ? spec::Color::kWhite : spec::Color::kBlack;
  };
  answers::RobustQuestion question{
      position,
      color(options.to_move),
      options.hot == "every" ? certify::RobustHot::kEvery : certify::RobustHot::kSingle,
      options.memory,
      options.threads,
      options.list,
      std::nullopt,
      options.keep};
  if (!options.side.empty()) {
    question.certificate = options.certificate;
    question.certificate->side = color(options.side);
  }
  const auto answer =
      answers::AskRobust(question, [&](const answers::Shown& one) { Show(one, options.json); });
  if (answer.ok() && !answer->certified.empty()) std::cerr << answer->certified << "\n";
  return ShowAnswer(answer, options.json);
}

}  // namespace

void AddRobustCommand(Command& app) {
  const auto options = std::make_shared<RobustOptions>();
  Command& command =
      app.AddCommand("robust", "Compute what each side forces under every rule of repetition");
  command.AddOption("--board", &options->board, "COLSxROWS: ask about its empty position");
  // Options that only the bounds use.
  std::vector<std::pair<const char*, const Option*>> bounds_only = {
      {"--position",
       &AddPositionOption(command, &options->position, "ask about this position instead")},
      {"--to-move", &AddToMoveOption(command, &options->to_move)}};
  const Option& hot = command
                          .AddOption("--hot", &options->hot,
                                     "Hot stones of the rule sets under which the bounds hold: "
                                     "single ones or none, or every kind")
                          .OneOf({"single", "every"})
                          .ShowDefault();
  const Option& list =
      command.AddFlag("--list", &options->list,
                      "List the positions whose bounds differ, one of each set of symmetric ones");
  command.AddFlag("--pairs", &options->pairs,
                  "Instead find, for each pair of rules, the first position, Black to move, on "
                  "boards of up to four "
                  "points (or on --board) that has different values under them");
  command.AddOption("--rules", &options->rules,
                    "With --pairs: rule sets to compare, separated by semicolons");
  const Option& certificate = command.AddOption(
      "--certificate", &options->certificate.path,
      "Write the strategy of --side for its bound to this file (hotstone-certify checks it); an "
      "older file is replaced");
  const Option& side =
      command.AddOption("--side", &options->side, "B or W: side whose strategy is written")
          .OneOf({"B", "W"});
  const Option& images =
      command.AddFlag("--images", &options->certificate.one_of_images,
                      "Write one record of the certificate for all symmetric positions");
  const Option& entries = command
                              .AddOption("--entries", &options->certificate.entries,
                                         "Give up on a certificate with more positions than this")
                              .ShowDefault();
  const Option& kept =
      command.AddOption("--checkpoint", &options->keep.path,
                        "File in which to save the bounds, during the run and at the end");
  const Option& every = AddCheckpointEveryOption(command, &options->keep.every);
  const Option& resume = command.AddFlag(
      "--resume", &options->keep.resume,
      "Continue the run of the checkpoint; if it has finished, print its answer again");
  const Option& threads = AddThreadsOption(command, &options->threads, "Threads of the sweeps");
  bounds_only.insert(bounds_only.end(), {{"--hot", &hot},
                                         {"--list", &list},
                                         {"--certificate", &certificate},
                                         {"--side", &side},
                                         {"--images", &images},
                                         {"--entries", &entries},
                                         {"--checkpoint", &kept},
                                         {"--checkpoint-every", &every},
                                         {"--resume", &resume},
                                         {"--threads", &threads}});
  AddMemoryOption(command, &options->memory);
  command.AddFlag("--json", &options->json,
                  "Print one JSON object, with --list preceded by one per position");
  AddProgressOption(command);
  command.SetFooter(
      "Example: hotstone robust --board 3x3\n"
      "         hotstone robust --board 3x2 --list --json\n"
      "         hotstone robust --board 5x2 --certificate 5x2.cert --side B\n"
      "         hotstone robust --board 4x5 --checkpoint robust45\n"
      "         hotstone robust --pairs --board 2x1 --rules "
      "'tromp-taylor;tromp-taylor,cycle=nssk'");
  command.OnRun([options, &entries, &every, bounds_only] {
    options->entries_given = entries.Given();
    options->keep.every_given = every.Given();
    for (const auto& [name, option] : bounds_only) {
      if (option->Given() && options->without_use.empty()) options->without_use = name;
    }
    return Robust(*options);
  });
}

}  // namespace hotstone::cli
