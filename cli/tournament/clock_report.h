// What became of a clock's events, for people and for programs.
#ifndef HOTSTONE_CLI_TOURNAMENT_CLOCK_REPORT_H_
#define HOTSTONE_CLI_TOURNAMENT_CLOCK_REPORT_H_

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "absl/status/statusor.h"
#include "enumerate/tournament/least_clock_difference.h"
#include "formats/tournament/clock_events.h"
#include "spec/tournament/clock.h"

namespace hotstone::cli {

struct PlayedClock {
  spec::ClockRules rules;
  spec::Clock clock;
  std::vector<std::vector<spec::ClockStep>> steps;  // of each event
};

// The record by these rules. InvalidArgument, with file and line, for an event that the clock refuses.
absl::StatusOr<PlayedClock> PlayClock(const formats::ClockRecord& record, std::string_view file,
                                      const spec::ClockRules& rules);

// "2h 30m 0.5s"; exact.
std::string ClockTimeText(int64_t ms);

// A step in words.
std::string ClockStepText(const spec::ClockStep& step);

// The steps, a line each with the line of the file and the clause; then the result.
std::string ClockText(const formats::ClockRecord& record, const PlayedClock& played);
std::string ClockJson(const formats::ClockRecord& record, const PlayedClock& played);

// The least course of the kind on which two rules part, played by the law under both.
absl::StatusOr<std::string> ClockDifferenceText(enumerate::ClockCourses courses,
                                                const std::vector<spec::ClockRules>& rules,
                                                const std::optional<enumerate::ClockDifference>& found,
                                                bool as_json);

}  // namespace hotstone::cli

#endif  // HOTSTONE_CLI_TOURNAMENT_CLOCK_REPORT_H_
