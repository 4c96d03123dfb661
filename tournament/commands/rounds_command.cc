// hotstone rounds: does an in/out tournament end?
#include <memory>

#include "base/status_macros.h"
#include "cli/terminal/command_line.h"
#include "cli/terminal/commands.h"
#include "cli/terminal/show.h"
#include "tournament/commands/case_check.h"
#include "tournament/commands/commands.h"
#include "tournament/commands/rounds_cases.h"
#include "tournament/commands/rounds_report.h"

namespace hotstone::tournament {
namespace {

struct RoundsOptions {
  std::string system = "in-out";
  std::string borrow = "below";
  std::string cases;
  InOutRules rules;
  bool json = false;
};

absl::StatusOr<int> RunRounds(RoundsOptions options, bool players_given) {
  if (!players_given && options.cases.empty()) {
    return absl::InvalidArgumentError(
        "rounds needs exactly one of --players and --cases (try hotstone rounds --help)");
  }
  if (!options.cases.empty()) {
    return CheckCases<RoundsCase>("rounds", options.cases, options.json, ParseRoundsCases,
                                  RoundsCaseDifference);
  }
  options.rules.borrow = options.borrow == "below"   ? Borrow::kBelow
                         : options.borrow == "above" ? Borrow::kAbove
                                                     : Borrow::kNone;
  ASSIGN_OR_RETURN(const auto answer, AllInOutCourses(options.rules));
  return cli::Show(DescribeRounds(options.rules, answer), options.json);
}

}  // namespace

void AddRoundsCommand(cli::Command& app) {
  cli::Command& command =
      app.AddCommand("rounds", "Check every course of a tournament system: does it end?");
  const auto options = std::make_shared<RoundsOptions>();
  cli::Option& system =
      command.AddOption("--system", &options->system, "in-out: Ing's own tournament system")
          .OneOf({"in-out"})
          .ShowDefault();
  cli::Option& players = command.AddOption("--players", &options->rules.players,
                                           "number of players, from 1 to 25; required");
  cli::Option& winners =
      command.AddOption("--winners", &options->rules.winners, "number of players to get in")
          .ShowDefault(std::to_string(options->rules.winners));
  cli::Option& in =
      command.AddOption("--in", &options->rules.in_line, "line at which a player is in")
          .ShowDefault();
  cli::Option& out =
      command
          .AddOption("--out", &options->rules.out_line, "line, negated, at which a player is out")
          .ShowDefault();
  cli::Option& borrow =
      command
          .AddOption("--borrow", &options->borrow,
                     "line from which an odd line borrows an opponent: below, above, none")
          .OneOf({"below", "above", "none"})
          .ShowDefault();
  cli::Option& cases = command.AddOption("--cases", &options->cases,
                                         "Instead check a file of cases, hotstone.rounds-case/1");
  for (const cli::Option* other : {&system, &players, &winners, &in, &out, &borrow})
    cases.Excludes(*other);
  command.AddFlag("--json", &options->json,
                  "Print one JSON object, or one per failed case and one for all cases");
  command.SetFooter(
      "Enumerates all results of all rounds (docs/reference/tournaments.md#the-inout-tournament), "
      "and shows a course that\n"
      "repeats, or that gets stuck before enough players are in.\n"
      "Exit codes: 0 every course ends with enough players in, all cases hold; 1 otherwise; 2 bad "
      "input; 3 too many states,\n"
      "more than 200,000, or results, more than 2,000,000.\n"
      "Example:\n"
      "  hotstone rounds --system in-out --players 8 --winners 2");
  command.OnRun([options, &players] { return RunRounds(*options, players.Given()); });
}

}  // namespace hotstone::tournament
