#include "tournament/courses/least_clock_difference.h"

#include "tournament/courses/clock_ticks.h"

namespace hotstone::tournament {
namespace {

using spec::Color;

std::vector<ClockEventKind> KindsOf(ClockCourses courses) {
  switch (courses) {
    case ClockCourses::kPenaltyPoints:
    case ClockCourses::kSecondReading:
      return {ClockEventKind::kMove};
    case ClockCourses::kLateness:
      return {ClockEventKind::kLate, ClockEventKind::kMove};
    case ClockCourses::kPauses:
      return {ClockEventKind::kPause, ClockEventKind::kMove};
  }
  return {};
}

// Two clocks in parallel, and the remaining courses with a given number of events and sum of times.
class DifferenceSearch {
 public:
  DifferenceSearch(const ClockRules& one, const ClockRules& other, ClockCourses courses)
      : one_(one), other_(other), kinds_(KindsOf(courses)) {}

  std::optional<ClockDifference> WithAgreement(const ClockAgreement& agreement, int events,
                                               int sum) {
    found_ = {agreement, {}};
    if (!Follow(TickClock(one_, agreement), TickClock(other_, agreement), events, sum))
      return std::nullopt;
    return found_;
  }

 private:
  bool MayFollow(const ClockEvent& event) const {
    if (event.kind != ClockEventKind::kLate) return true;
    for (const ClockEvent& before : found_.events) {
      if (before.player == event.player) return false;
    }
    return true;
  }

  // Every event takes at least a millisecond; the last one takes the rest of the sum.
  bool Follow(const TickClock& one, const TickClock& other, int events, int sum) {
    if (events == 0) return false;
    for (int ms = events == 1 ? sum : 1; ms <= sum - (events - 1); ++ms) {
      for (const ClockEventKind kind : kinds_) {
        for (const Color player : {Color::kBlack, Color::kWhite}) {
          const ClockEvent event{kind, player, ms, 0};
          if (!MayFollow(event)) continue;
          TickClock next_one = one;
          TickClock next_other = other;
          next_one.Apply(event);
          next_other.Apply(event);
          found_.events.push_back(event);
          const bool both_go_on = next_one.result() == ClockResult::kGoesOn &&
                                  next_other.result() == ClockResult::kGoesOn;
          const auto lead = [](const TickClock& clock) {
            return clock.Points(Color::kWhite) - clock.Points(Color::kBlack);
          };
          if (next_one.result() != next_other.result()) return true;
          if (both_go_on && (lead(next_one) != lead(next_other) ||
                             Follow(next_one, next_other, events - 1, sum - ms))) {
            return true;
          }
          found_.events.pop_back();
        }
      }
    }
    return false;
  }

  ClockRules one_;
  ClockRules other_;
  std::vector<ClockEventKind> kinds_;
  ClockDifference found_;
};

}  // namespace

const char* ClockCoursesName(ClockCourses courses) {
  switch (courses) {
    case ClockCourses::kPenaltyPoints:
      return "penalty-points";
    case ClockCourses::kSecondReading:
      return "second-reading";
    case ClockCourses::kLateness:
      return "lateness";
    case ClockCourses::kPauses:
      return "pauses";
  }
  return "";
}

std::optional<ClockDifference> LeastClockDifference(const ClockRules& one, const ClockRules& other,
                                                    ClockCourses courses) {
  DifferenceSearch search(one, other, courses);
  for (int events = 1; events <= kMostClockDifferenceEvents; ++events) {
    for (int total = events + 1; total <= kMostClockDifferenceMs; ++total) {
      for (int basic = 1; basic <= total - events; ++basic) {
        if (courses != ClockCourses::kSecondReading) {
          const auto found = search.WithAgreement({basic, AdditionalTime::kPenaltyPoints, 0, 0},
                                                  events, total - basic);
          if (found.has_value()) return found;
          continue;
        }
        for (int period = 1; period <= total - events - basic; ++period) {
          for (int periods = 1; periods <= 2; ++periods) {
            const auto found =
                search.WithAgreement({basic, AdditionalTime::kSecondReading, period, periods},
                                     events, total - basic - period);
            if (found.has_value()) return found;
          }
        }
      }
    }
  }
  return std::nullopt;
}

}  // namespace hotstone::tournament
