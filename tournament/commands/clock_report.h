// Reports the steps of a clock's events, for people and for programs.
#ifndef HOTSTONE_TOURNAMENT_COMMANDS_CLOCK_REPORT_H_
#define HOTSTONE_TOURNAMENT_COMMANDS_CLOCK_REPORT_H_

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "absl/status/statusor.h"
#include "answers/shown/shown.h"
#include "tournament/courses/least_clock_difference.h"
#include "tournament/formats/clock_events.h"
#include "tournament/law/clock.h"

namespace hotstone::tournament {

struct PlayedClock {
  ClockRules rules;
  Clock clock;
  std::vector<std::vector<ClockStep>> steps;  // by event
};

// Plays the record under these rules. InvalidArgument, with file and line, for an event that the
// clock refuses.
absl::StatusOr<PlayedClock> PlayClock(const ClockRecord& record, std::string_view file,
                                      const ClockRules& rules);

// "2h 30m 0.5s"; exact.
std::string ClockTimeText(int64_t ms);

// The steps, one per line with the file's line number and the clause; then the result.
answers::Shown DescribeClock(const ClockRecord& record, const PlayedClock& played);

// The least course of this kind that distinguishes two rules, played by the law under both.
absl::StatusOr<answers::Shown> DescribeClockDifference(ClockCourses courses,
                                                       const std::vector<ClockRules>& rules,
                                                       const std::optional<ClockDifference>& found);

}  // namespace hotstone::tournament

#endif  // HOTSTONE_TOURNAMENT_COMMANDS_CLOCK_REPORT_H_
