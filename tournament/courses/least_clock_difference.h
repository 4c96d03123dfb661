// The least course of a game's clock after which two sets of clock rules part.
//
// All courses of up to three events with short times are gone through, by the ticks of clock_ticks.h: those
// with the fewest events first, and among these those with the least sum of all times, the agreement's
// included. Rules part where their results differ, or where the game goes on and the penalty points of Black
// less those of White differ. Some milliseconds to some seconds.
#ifndef HOTSTONE_TOURNAMENT_COURSES_LEAST_CLOCK_DIFFERENCE_H_
#define HOTSTONE_TOURNAMENT_COURSES_LEAST_CLOCK_DIFFERENCE_H_

#include <optional>
#include <vector>

#include "tournament/law/clock.h"

namespace hotstone::tournament {

// What the courses are made of.
enum class ClockCourses {
  kPenaltyPoints,  // moves, under penalty points
  kSecondReading,  // moves, under second reading
  kLateness,       // players who come late, and moves, under penalty points
  kPauses,         // pauses and moves, under penalty points
};
inline constexpr ClockCourses kAllClockCourses[] = {ClockCourses::kPenaltyPoints,
                                                    ClockCourses::kSecondReading, ClockCourses::kLateness,
                                                    ClockCourses::kPauses};

// "penalty-points", "second-reading", "lateness", "pauses".
const char* ClockCoursesName(ClockCourses courses);

struct ClockDifference {
  ClockAgreement agreement;
  std::vector<ClockEvent> events;
};

inline constexpr int kMostClockDifferenceEvents = 3;
inline constexpr int kMostClockDifferenceMs = 16;

// Nothing if there is no such course with so many events and this sum of all times.
std::optional<ClockDifference> LeastClockDifference(const ClockRules& one, const ClockRules& other,
                                                    ClockCourses courses);

}  // namespace hotstone::tournament

#endif  // HOTSTONE_TOURNAMENT_COURSES_LEAST_CLOCK_DIFFERENCE_H_
