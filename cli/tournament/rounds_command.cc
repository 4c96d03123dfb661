// hotstone rounds: does an in/out tournament come to an end?
#include <iostream>
#include <memory>

#include "absl/strings/str_cat.h"
#include "base/version.h"
#include "cli/terminal/command_line.h"
#include "cli/terminal/commands.h"
#include "cli/terminal/report.h"
#include "cli/tournament/rounds_report.h"

namespace hotstone::cli {
namespace {

struct RoundsOptions {
  std::string system = "in-out";
  std::string borrow = "below";
  spec::InOutRules rules;
  bool json = false;
};

int RunRounds(RoundsOptions options) {
  options.rules.borrow = options.borrow == "below"   ? spec::Borrow::kBelow
                         : options.borrow == "above" ? spec::Borrow::kAbove
                                                     : spec::Borrow::kNone;
  const auto answer = enumerate::AllInOutCourses(options.rules);
  if (!answer.ok()) return ReportError(answer.status());
  std::cout << (options.json ? RoundsJson(options.rules, *answer) : RoundsText(options.rules, *answer));
  return answer->ends_always && answer->stuck == 0 ? kExitOk : kExitFails;
}

}  // namespace

void AddRoundsCommand(Command& app, int& exit_code) {
  Command& command = app.AddCommand("rounds", "Does a tournament system come to an end? Every course of it");
  const auto options = std::make_shared<RoundsOptions>();
  command.AddOption("--system", &options->system, "in-out: Ing's own system").OneOf({"in-out"}).ShowDefault();
  command.AddOption("--players", &options->rules.players, "from 1 to 25").Required();
  command.AddOption("--winners", &options->rules.winners, "how many are to get in")
      .ShowDefault(std::to_string(options->rules.winners));
  command.AddOption("--in", &options->rules.in_line, "the line that is in").ShowDefault();
  command.AddOption("--out", &options->rules.out_line, "minus this is the line that is out").ShowDefault();
  command
      .AddOption("--borrow", &options->borrow,
                 "from where an odd line borrows an opponent: below, above, none")
      .OneOf({"below", "above", "none"})
      .ShowDefault();
  command.AddFlag("--json", &options->json, "One JSON object");
  command.SetFooter(
      "Looks at all results of all rounds (docs/tournament.md#the-inout-tournament), and shows a course "
      "that\n"
      "comes round again, or that gets stuck before enough players are in.\n"
      "Exit codes: 0 every course ends with enough players in; 1 one does not; 2 bad input; 3 too many "
      "states,\n"
      "more than 200,000, or results, more than 2,000,000.\n"
      "Example:\n"
      "  hotstone rounds --system in-out --players 8 --winners 2");
  command.OnRun([options, &exit_code] { exit_code = RunRounds(*options); });
}

}  // namespace hotstone::cli
