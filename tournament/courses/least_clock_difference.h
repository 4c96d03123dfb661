// The least course of a game's clock that distinguishes two sets of clock rules.
//
// Searches all courses of up to three events with short times, using the ticks of clock_ticks.h:
// fewest events first, then the smallest sum of all times, including the agreement's. Rules differ
// on a course if their results differ, or if the game goes on and Black's penalty points less
// White's differ. Takes from some milliseconds to some seconds.
#ifndef HOTSTONE_TOURNAMENT_COURSES_LEAST_CLOCK_DIFFERENCE_H_
#define HOTSTONE_TOURNAMENT_COURSES_LEAST_CLOCK_DIFFERENCE_H_

#include <optional>
#include <vector>

#include "tournament/law/clock.h"

namespace hotstone::tournament {

// The events in the courses.
enum class ClockCourses {
  kPenaltyPoints,  // moves, under penalty points
  kSecondReading,  // moves, under second reading
  kLateness,       // players who arrive late, and moves, under penalty points
  kPauses,         // pauses and moves, under penalty points
};
inline constexpr ClockCourses kAllClockCourses[] = {ClockCourses::kPenaltyPoints,
                                                    ClockCourses::kSecondReading,
                                                    ClockCourses::kLateness, ClockCourses::kPauses};

// "penalty-points", "second-reading", "lateness", "pauses".
const char* ClockCoursesName(ClockCourses courses);

struct ClockDifference {
  ClockAgreement agreement;
  std::vector<ClockEvent> events;
};

inline constexpr int kMostClockDifferenceEvents = 3;
inline constexpr int kMostClockDifferenceMs = 16;

// Empty if no course within these limits on events and times distinguishes the rules.
std::optional<ClockDifference> LeastClockDifference(const ClockRules& one, const ClockRules& other,
                                                    ClockCourses courses);

}  // namespace hotstone::tournament

#endif  // HOTSTONE_TOURNAMENT_COURSES_LEAST_CLOCK_DIFFERENCE_H_
