// hotstone endless: a game of any length under the cycle rule `square`
// (answers/cycles/endless_answer.h).
//
// For example hotstone endless --board 2x2 --plies 100 finds the stem B:A1 and three cycles of six
// plies, shows the first 60 plies, and says that 100 plies were each accepted and no square is in
// their sequence of 101 situations.
#include <memory>

#include "absl/strings/str_cat.h"
#include "answers/cycles/endless_answer.h"
#include "answers/runs/terminal_progress.h"
#include "base/status_macros.h"
#include "cli/terminal/command_line.h"
#include "cli/terminal/commands.h"
#include "cli/terminal/options.h"
#include "cli/terminal/show.h"

namespace hotstone::cli {
namespace {

// The limit for a record: SGF of this many plies stays within what `explain` reads.
constexpr int kMaxPlies = 2'000'000;

struct EndlessOptions {
  std::string board;
  std::string rules = "square";
  int plies = 10'000;
  std::string out;
  std::string certificate;
  std::string link;
  bool json = false;
};

// PRESET[,key=value...] as elsewhere, or just a cycle rule's name for basic-only with that rule.
absl::StatusOr<spec::RuleSet> ParseEndlessRules(const std::string& text) {
  spec::RuleSet ignored;
  const std::string first = text.substr(0, text.find(','));
  const bool bare =
      first.find('=') == std::string::npos && spec::SetRule(ignored, "cycle", first).ok();
  ASSIGN_OR_RETURN(const auto rules, spec::ParseRuleSet(bare ? "basic-only,cycle=" + text : text));
  if (rules.cycle != spec::Cycle::kSquare) {
    return absl::InvalidArgumentError(absl::StrCat(
        "--rules ", text,
        ": endless games are built only under cycle=square (try --rules square); for other "
        "rule sets use hotstone verify --claims termination, which says whether play ends"));
  }
  if (rules.square_of != spec::SquareOf::kSituation ||
      rules.square_gap != spec::SquareGap::kInARow || rules.resume != spec::Resume::kFree) {
    return absl::InvalidArgumentError(
        absl::StrCat("--rules ", text,
                     ": endless games are built only under square_of=situation, square_gap=row and "
                     "resume=free"));
  }
  return rules;
}

absl::StatusOr<int> Endless(const EndlessOptions& options) {
  ASSIGN_OR_RETURN(const auto rules, ParseEndlessRules(options.rules));
  ASSIGN_OR_RETURN(const auto board, spec::ParseBoardSize(options.board));
  answers::TerminalProgress progress;
  return answers::AskEndless(
      {board, rules, options.plies, options.out, options.certificate, options.link}, &progress,
      [&](const answers::Shown& part) { Show(part, options.json); });
}

}  // namespace

void AddEndlessCommand(Command& app) {
  Command& command =
      app.AddCommand("endless", "Build a game of any length under the cycle rule square");
  const auto options = std::make_shared<EndlessOptions>();
  command.AddOption("--board", &options->board, "COLSxROWS, sides up to 19").Required();
  command.AddOption("--rules", &options->rules,
                    "PRESET[,key=value...] with cycle=square; default, also spelled square: "
                    "basic-only,cycle=square");
  command.AddOption("--plies", &options->plies, "Length of the game in plies, passes included")
      .Range(1, kMaxPlies)
      .ShowDefault();
  command.AddOption(
      "--out", &options->out,
      "Write the game to this file, as SGF for hotstone explain; an older file is replaced");
  command.AddOption(
      "--certificate", &options->certificate,
      "Write the cycles to this file, for hotstone-certify; an older file is replaced");
  AddLinkOption(command, &options->link);
  command.AddFlag("--json", &options->json, "One JSON object");
  AddProgressOption(command);
  command.SetFooter(
      "Finds a situation with three cycles that stay free of squares in the order of Thue's word, "
      "has the\n"
      "checker accept them, plays every move under the rule set, and tests the whole sequence for "
      "squares.\n"
      "Exit codes: 0 a game was built, 1 none exists (all games were enumerated), 2 bad input,\n"
      "3 unknown or interrupted.\n"
      "Example:\n"
      "  hotstone endless --board 2x2 --rules square --plies 100000 --out game.sgf\n"
      "  hotstone endless --board 3x3 --rules square,hot=none --certificate game.cert --json");
  command.OnRun([options] { return Endless(*options); });
}

}  // namespace hotstone::cli
