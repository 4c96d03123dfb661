// hotstone clock: applies the texts to each event of a game's clock.
#include <memory>
#include <utility>

#include "absl/strings/str_cat.h"
#include "base/read_input.h"
#include "base/status_macros.h"
#include "cli/terminal/command_line.h"
#include "cli/terminal/commands.h"
#include "cli/terminal/show.h"
#include "tournament/commands/all_wrong.h"
#include "tournament/commands/case_check.h"
#include "tournament/commands/clock_cases.h"
#include "tournament/commands/clock_report.h"
#include "tournament/commands/commands.h"

namespace hotstone::tournament {
namespace {

struct ClockOptions {
  std::string events;
  std::vector<std::string> rules;
  std::string cases;
  bool least_difference = false;
  bool json = false;
};

// Requires exactly one action, and no option that it does not use.
absl::Status CheckClockOptions(const ClockOptions& options) {
  const int asked = (options.events.empty() ? 0 : 1) + (options.cases.empty() ? 0 : 1) +
                    (options.least_difference ? 1 : 0);
  if (asked != 1) {
    return absl::InvalidArgumentError(
        "clock needs exactly one of a file of events, --cases FILE and --least-difference (try "
        "hotstone "
        "clock --help)");
  }
  if (!options.cases.empty() && !options.rules.empty()) {
    return absl::InvalidArgumentError(
        "--rules cannot be combined with --cases: each case names its own rules");
  }
  if (options.least_difference && options.rules.size() != 2) {
    return absl::InvalidArgumentError("--least-difference compares two --rules, not " +
                                      std::to_string(options.rules.size()));
  }
  return absl::OkStatus();
}

absl::StatusOr<int> PrintClock(const ClockOptions& options, const std::vector<ClockRules>& rules) {
  ASSIGN_OR_RETURN(const auto input,
                   ReadInput(options.events, kMaxClockBytes, "; no game needs more"));
  ASSIGN_OR_RETURN(const auto record, ParseClockRecord(input.text, input.name));
  std::vector<answers::Shown> judged;
  for (const ClockRules& one : rules) {
    ASSIGN_OR_RETURN(const auto played, PlayClock(record, input.name, one));
    judged.push_back(DescribeClock(record, played));
  }
  return cli::ShowAll(judged, options.json);
}

absl::StatusOr<int> PrintLeastDifference(const ClockOptions& options,
                                         const std::vector<ClockRules>& rules) {
  std::vector<answers::Shown> least;
  for (const ClockCourses courses : kAllClockCourses) {
    const auto found = LeastClockDifference(rules[0], rules[1], courses);
    ASSIGN_OR_RETURN(auto shown, DescribeClockDifference(courses, rules, found));
    least.push_back(std::move(shown));
  }
  return cli::ShowAll(least, options.json);
}

absl::StatusOr<int> RunClock(const ClockOptions& options) {
  RETURN_IF_ERROR(CheckClockOptions(options));
  if (!options.cases.empty()) {
    return CheckCases<ClockCase>("clock", options.cases, options.json, ParseClockCases,
                                 ClockCaseDifference);
  }
  AllWrong wrong;
  const auto rules =
      wrong.TakeEach(options.rules, ParseClockRules, StartingClockRules(ClockText::k1996));
  RETURN_IF_ERROR(wrong.status());
  return options.least_difference ? PrintLeastDifference(options, rules)
                                  : PrintClock(options, rules);
}

}  // namespace

void AddClockCommand(cli::Command& app) {
  cli::Command& command =
      app.AddCommand("clock", "Judge the clock of a game: lateness, penalty points, overtime");
  const auto options = std::make_shared<ClockOptions>();
  command.AddOption(
      "EVENTS", &options->events,
      "file of events, hotstone.clock/1, one JSON object per line; -: standard input");
  command
      .AddOption("--rules", &options->rules,
                 "ing-1996 (default) or ing-1991, with readings after commas; may be repeated")
      .GatherOneEach();
  command.AddOption("--cases", &options->cases,
                    "Instead check a file of cases, hotstone.clock-case/1");
  command.AddFlag("--least-difference", &options->least_difference,
                  "Instead find the shortest courses of events on which two rules differ");
  command.AddFlag("--json", &options->json,
                  "Print one JSON object per rule set, case or kind of courses");
  command.SetFooter(
      "Readings (docs/reference/tournaments.md): period_end=passed|reached, "
      "sixth_of=allotted|left, "
      "second_end=passed|reached,\n"
      "cancel=opposite|each, pause=runs|stands, both_absent=both-lose|first, tie=black|draw;\n"
      "1991: half=both|beyond|reached, late_excess=runs|none, long_move=each|once, "
      "times=allowed|last;\n"
      "1996: late_sixth=double|forfeit|nothing.\n"
      "Exit codes: 0 success, whoever wins; 1 a case fails; 2 bad input.\n"
      "Example:\n"
      "  printf '%s\\n' "
      "'{\"schema\":\"hotstone.clock/1\",\"basic_s\":60,\"additional\":\"penalty-points\"}' \\\n"
      "      '{\"move\":\"B\",\"s\":75}' '{\"move\":\"W\",\"s\":5}' '{\"lead\":3}' |\n"
      "    hotstone clock --rules ing-1991 --rules ing-1996 -\n"
      "  hotstone clock --least-difference --rules ing-1991 --rules ing-1996");
  command.OnRun([options] { return RunClock(*options); });
}

}  // namespace hotstone::tournament
