// hotstone diff: where two rule sets permit different plays.
#include <memory>
#include <string>
#include <vector>

#include "absl/strings/str_cat.h"
#include "answers/asked/limits.h"
#include "answers/difference/diff_answer.h"
#include "base/status_macros.h"
#include "cli/terminal/command_line.h"
#include "cli/terminal/commands.h"
#include "cli/terminal/options.h"
#include "cli/terminal/show.h"

namespace hotstone::cli {
namespace {

struct DiffOptions {
  std::vector<std::string> rules;
  std::string board;
  int max_plies = 20;
  uint64_t max_games = enumerate::DifferenceLimits{}.max_games;
  std::string out;
  std::string link;
  bool json = false;
};

absl::StatusOr<std::vector<spec::RuleSet>> TwoRuleSets(const DiffOptions& options) {
  auto rules = answers::CollectRuleSets(options.rules);
  if (!rules.ok()) return rules.status();
  if (rules->size() == 1 && options.rules.size() > 1) {
    return absl::InvalidArgumentError("both --rules name the same rule set");
  }
  if (rules->size() != 2) {
    return absl::InvalidArgumentError(absl::StrCat(
        "diff compares two rule sets, not ", rules->size(),
        ": --rules A --rules B, for example --rules ing-1996-recycling --rules tromp-taylor"));
  }
  return rules;
}

absl::StatusOr<int> Diff(const DiffOptions& options) {
  ASSIGN_OR_RETURN(const auto rules, TwoRuleSets(options));
  ASSIGN_OR_RETURN(const auto size, spec::ParseBoardSize(options.board));
  const auto ask = [&](Progress* progress) {
    return answers::AskDiff(
        {size, rules, options.max_plies, options.max_games, options.out, options.link}, progress);
  };
  return ShowLong(ask, options.json);
}

}  // namespace

void AddDiffCommand(Command& app) {
  Command& command = app.AddCommand(
      "diff",
      "Compare two rule sets: count where their plays differ, and find the shortest such game");
  const auto options = std::make_shared<DiffOptions>();
  command
      .AddOption("--rules", &options->rules,
                 "PRESET[,key=value...]; give it twice, or once with both rule sets separated by a "
                 "semicolon")
      .Required();
  command.AddOption("--board", &options->board, "COLSxROWS").Required();
  command.AddOption("--max-plies", &options->max_plies,
                    "search games of up to this many plies; default: 20");
  command.AddOption(
      "--max-games", &options->max_games,
      "keep at most this many games of one length, about 150 bytes each; default: 5000000");
  command.AddOption("--out", &options->out,
                    "write the shortest game to this file, as SGF; an older file is replaced");
  AddLinkOption(command, &options->link);
  command.AddFlag("--json", &options->json, "one JSON object");
  AddProgressOption(command);
  command.SetFooter(
      "docs/explanation/differences.md explains what is counted, and why the game is the "
      "shortest.\n"
      "Exit codes: 0 compared, whether or not the rules differ; 2 bad input; 3 a limit was hit, or "
      "a rule "
      "is not\n"
      "implemented.\n"
      "Example:\n"
      "  hotstone diff --rules ing-1996-recycling --rules tromp-taylor --board 3x3 --out game.sgf\n"
      "  hotstone diff --rules 'basic-only;hot-only' --board 4x1 --json");
  command.OnRun([options] { return Diff(*options); });
}

}  // namespace hotstone::cli
