// hotstone handicap: the handicap between two ranks, and whether the texts' statements about ranks
// agree.
#include <memory>

#include "base/status_macros.h"
#include "cli/terminal/command_line.h"
#include "cli/terminal/commands.h"
#include "cli/terminal/show.h"
#include "tournament/commands/all_wrong.h"
#include "tournament/commands/case_check.h"
#include "tournament/commands/commands.h"
#include "tournament/commands/handicap_report.h"

namespace hotstone::tournament {
namespace {

struct HandicapOptions {
  std::string black;
  std::string white;
  std::string rules;
  std::string cases;
  int most = 0;
  bool table = false;
  bool statements = false;
  bool json = false;
};

absl::StatusOr<int> PrintPair(const HandicapOptions& options, const HandicapSystem& system,
                              AllWrong wrong) {
  const Rank black = wrong.Take(ParseRank(options.black));
  const Rank white = wrong.Take(ParseRank(options.white));
  RETURN_IF_ERROR(wrong.status());
  ASSIGN_OR_RETURN(const auto game, DescribeHandicap(black, white, system));
  return cli::Show(game, options.json);
}

// Requires exactly one action, and no option that it does not use.
absl::Status CheckHandicapOptions(const HandicapOptions& options) {
  const bool pair = !options.black.empty() || !options.white.empty();
  const int asked = (pair ? 1 : 0) + (options.table ? 1 : 0) + (options.statements ? 1 : 0) +
                    (options.cases.empty() ? 0 : 1);
  if (asked != 1 || (pair && options.white.empty())) {
    return absl::InvalidArgumentError(
        "handicap needs exactly one of two ranks (Black's first), --table, --statements and "
        "--cases FILE; "
        "for example hotstone handicap 5d 9d");
  }
  if (!options.cases.empty() && !options.rules.empty()) {
    return absl::InvalidArgumentError(
        "--rules cannot be combined with --cases: each case names its own rules");
  }
  if (options.most > 0 && !options.statements) {
    return absl::InvalidArgumentError("--most requires --statements");
  }
  return absl::OkStatus();
}

absl::StatusOr<int> RunHandicap(const HandicapOptions& options) {
  RETURN_IF_ERROR(CheckHandicapOptions(options));
  if (!options.cases.empty()) {
    return CheckCases<HandicapCase>("handicap", options.cases, options.json, ParseHandicapCases,
                                    HandicapCaseDifference);
  }
  AllWrong wrong;
  const HandicapSystem system =
      wrong.Take(ParseHandicapSystem(options.rules.empty() ? "ing-1996" : options.rules));
  if (!options.statements && !options.table) return PrintPair(options, system, wrong);
  RETURN_IF_ERROR(wrong.status());
  return options.table
             ? cli::Show(DescribeHandicapTable(system), options.json)
             : cli::Show(DescribeRankStatements(system, options.most > 0 ? options.most : 3),
                         options.json);
}

}  // namespace

void AddHandicapCommand(cli::Command& app) {
  cli::Command& command =
      app.AddCommand("handicap", "Compute the handicap between two ranks by the Ing texts");
  const auto options = std::make_shared<HandicapOptions>();
  command.AddOption("BLACK", &options->black,
                    "rank of the player with Black, such as 5d, 9p, 2ji, \"5 duan\"");
  command.AddOption("WHITE", &options->white, "rank of the player with White");
  command.AddOption("--rules", &options->rules,
                    "ing-1996 (default) or ing-1991, with readings after commas");
  command.AddFlag("--table", &options->table,
                  "Instead print all ranks, and the handicap for every difference");
  command.AddFlag("--statements", &options->statements,
                  "Instead check what the text says about ranks and points, and find the smallest "
                  "contradictory sets");
  command.AddOption("--most", &options->most, "With --statements: largest size of a set")
      .Range(1, 6)
      .ShowDefault("3");
  command.AddOption("--cases", &options->cases,
                    "Instead check the games that a file of cases expects");
  command.AddFlag("--json", &options->json, "Print one JSON object, or one per failed case");
  command.SetFooter(
      "Readings, each with its default first (docs/reference/tournaments.md):\n"
      "  1996: plays=passes|moves, colours=free|weaker, ji=18|9\n"
      "  1991: colours=weaker|free, overlap=1996|below, chi_step=play|half\n"
      "  both: rest=down|up, first_move=half|whole, handicap_play=play|move\n"
      "Exit codes: 0 success, 1 statements contradict each other or a case fails, 2 bad input.\n"
      "Example:\n"
      "  hotstone handicap --rules ing-1996 5d 9d\n"
      "  hotstone handicap --rules ing-1996,handicap_play=move --statements");
  command.OnRun([options] { return RunHandicap(*options); });
}

}  // namespace hotstone::tournament
