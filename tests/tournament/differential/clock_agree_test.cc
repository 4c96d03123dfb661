// The three implementations of the clock agree: the law, event by event; the tick-by-tick clock;
// and the formulas for the totals.
#include <gtest/gtest.h>

#include "tests/tournament/differential/random_clock.h"
#include "tournament/commands/clock_report.h"
#include "tournament/courses/clock_ticks.h"
#include "tournament/courses/least_clock_difference.h"

namespace hotstone::tournament {
namespace {

using spec::Color;
using Kind = ClockEventKind;

std::string CourseText(const ClockRules& rules, const ClockAgreement& agreement,
                       const std::vector<ClockEvent>& events) {
  ClockRecord record{"", agreement, {}};
  for (const ClockEvent& event : events) record.lines.push_back({1, event});
  return ClockRulesText(rules) + "\n" + WriteClockRecord(record);
}

std::vector<ClockRules> RulesOf(std::vector<std::string> words) {
  std::vector<ClockRules> all;
  for (const std::string& one : words) all.push_back(*ParseClockRules(one));
  return all;
}

// Runs all courses of up to this many events of a list, by the law and by ticks.
class CourseWalk {
 public:
  CourseWalk(const ClockRules& rules, const ClockAgreement& agreement,
             const std::vector<ClockEvent>& events)
      : rules_(rules), agreement_(agreement), choices_(events) {}

  int64_t Walk(int depth) {
    Follow(Clock(rules_, agreement_), TickClock(rules_, agreement_), depth);
    return courses_;
  }

 private:
  void Follow(const Clock& law, const TickClock& ticks, int depth) {
    if (depth == 0 || ::testing::Test::HasFailure()) return;
    for (const ClockEvent& event : choices_) {
      Clock next = law;
      if (!next.Apply(event).ok()) continue;
      TickClock next_ticks = ticks;
      next_ticks.Apply(event);
      ++courses_;
      events_.push_back(event);
      ASSERT_EQ(next.result(), next_ticks.result()) << CourseText(rules_, agreement_, events_);
      for (const Color player : {Color::kBlack, Color::kWhite}) {
        if (next.result() != ClockResult::kGoesOn) break;
        ASSERT_EQ(next.PointsCharged(player), next_ticks.Points(player))
            << CourseText(rules_, agreement_, events_);
        ASSERT_EQ(next.Of(player).periods_used, next_ticks.PeriodsUsed(player))
            << CourseText(rules_, agreement_, events_);
      }
      Follow(next, next_ticks, depth - 1);
      events_.pop_back();
    }
  }

  ClockRules rules_;
  ClockAgreement agreement_;
  std::vector<ClockEvent> choices_;
  std::vector<ClockEvent> events_;
  int64_t courses_ = 0;
};

std::vector<ClockEvent> EventsOf(const std::vector<int64_t>& late,
                                 const std::vector<int64_t>& moves,
                                 const std::vector<int64_t>& runs) {
  std::vector<ClockEvent> events;
  for (const Color player : {Color::kBlack, Color::kWhite}) {
    for (const int64_t ms : late) events.push_back({Kind::kLate, player, ms, 0});
    for (const int64_t ms : moves) events.push_back({Kind::kMove, player, ms, 0});
    for (const int64_t ms : runs) events.push_back({Kind::kRuns, player, ms, 0});
    events.push_back({Kind::kAbsent, player, 0, 0});
  }
  return events;
}

// A basic time of two, so that half of it is one, and one of six, so that a sixth is.
int64_t ExpectPenaltyPointsAgree(int events) {
  int64_t courses = 0;
  int64_t rules_seen = 0;
  for (const ClockText text : {ClockText::k1991, ClockText::k1996}) {
    const ClockRules start = StartingClockRules(text);
    for (const ClockRules& rules : AllClockRules(text)) {
      // Events omitted here have no effect on who loses when, have their own test (both_absent), or
      // occur in the random courses.
      if (rules.second_end != start.second_end || rules.long_move != start.long_move ||
          rules.times != start.times || rules.cancel != start.cancel ||
          rules.pause != start.pause || rules.both_absent != start.both_absent ||
          rules.tie != start.tie) {
        continue;
      }
      ++rules_seen;
      courses +=
          CourseWalk(rules, {2, {}, 0, 0}, EventsOf({1, 2, 3}, {0, 1, 2, 3, 4}, {})).Walk(events);
      courses += CourseWalk(rules, {6, {}, 0, 0}, EventsOf({1, 2, 4, 7}, {5, 6, 7, 8, 9}, {1}))
                     .Walk(events);
    }
  }
  EXPECT_EQ(rules_seen, 24 + 12);
  return courses;
}

int64_t ExpectSecondReadingAgrees(int most_events) {
  const std::vector<ClockEvent> events = EventsOf({1, 2}, {0, 1, 2, 3, 5}, {1, 2});
  int64_t courses = 0;
  for (const ClockText text : {ClockText::k1991, ClockText::k1996}) {
    const ClockRules start = StartingClockRules(text);
    for (const ClockRules& rules : AllClockRules(text)) {
      if (rules.period_end != start.period_end || rules.half != start.half ||
          rules.sixth_of != start.sixth_of || rules.late_sixth != start.late_sixth ||
          rules.cancel != start.cancel || rules.pause != start.pause ||
          rules.both_absent != start.both_absent || rules.tie != start.tie) {
        continue;
      }
      for (const int64_t period : {1, 2}) {
        for (const int periods : {1, 2}) {
          const ClockAgreement agreement{2, AdditionalTime::kSecondReading, period, periods};
          courses += CourseWalk(rules, agreement, events).Walk(most_events);
        }
      }
    }
  }
  return courses;
}

// Players who come late or not at all, and breaks, under either reading of two losers.
TEST(ClockAgreeTest, OnAllCoursesOfPlayersWhoCome) {
  std::vector<ClockEvent> events = EventsOf({1, 4, 5, 6, 7, 8, 9}, {1}, {});
  events.push_back({Kind::kBreak, Color::kBlack, 1, 0});
  int64_t courses = 0;
  for (const ClockText text : {ClockText::k1991, ClockText::k1996}) {
    const ClockRules start = StartingClockRules(text);
    for (const ClockRules& rules : AllClockRules(text)) {
      if (rules.second_end != start.second_end || rules.long_move != start.long_move ||
          rules.times != start.times || rules.cancel != start.cancel ||
          rules.pause != start.pause || rules.tie != start.tie) {
        continue;
      }
      courses += CourseWalk(rules, {8, {}, 0, 0}, events).Walk(3);
    }
  }
  EXPECT_GT(courses, 100'000);
}

TEST(ClockAgreeTest, OnAllShortCoursesWithPenaltyPoints) {
  EXPECT_GT(ExpectPenaltyPointsAgree(3), 100'000);
}
TEST(ClockAgreeTest, OnAllShortCoursesWithSecondReading) {
  EXPECT_GT(ExpectSecondReadingAgrees(3), 100'000);
}

TEST(ClockAgreeSlow, OnAllCoursesOfFourEvents) {
  EXPECT_GT(ExpectPenaltyPointsAgree(4), 3'000'000);
  EXPECT_GT(ExpectSecondReadingAgrees(4), 3'000'000);
}

std::vector<ClockRules> EveryClockRules() {
  std::vector<ClockRules> all = AllClockRules(ClockText::k1991);
  const std::vector<ClockRules> of_1996 = AllClockRules(ClockText::k1996);
  // Equally many of either text.
  for (int i = 0; i < 8; ++i) all.insert(all.end(), of_1996.begin(), of_1996.end());
  return all;
}

void ExpectRandomCoursesAgree(int courses, bool with_ticks) {
  const std::vector<ClockRules> rules = EveryClockRules();
  SplitMix random(1996);
  std::array<int64_t, 5> results{};
  for (int i = 0; i < courses; ++i) {
    const RandomClock drawn = DrawClock(random, rules);
    Clock law(drawn.rules, drawn.agreement);
    FormulaClock formulas(drawn.rules, drawn.agreement);
    TickClock ticks(drawn.rules, drawn.agreement);
    for (const ClockEvent& event : drawn.events) {
      const bool went_on = law.result() == ClockResult::kGoesOn;
      const auto steps = law.Apply(event);
      ASSERT_TRUE(steps.ok()) << steps.status();
      ASSERT_FALSE(steps->empty());
      formulas.Apply(event);
      if (with_ticks) ticks.Apply(event);
      const bool goes_on = law.result() == ClockResult::kGoesOn;
      ASSERT_TRUE(went_on || !goes_on);
      ASSERT_EQ(law.result(), formulas.result())
          << CourseText(drawn.rules, drawn.agreement, drawn.events);
      if (with_ticks) {
        ASSERT_EQ(law.result(), ticks.result())
            << CourseText(drawn.rules, drawn.agreement, drawn.events);
      }
      for (const Color player : {Color::kBlack, Color::kWhite}) {
        if (!goes_on) break;
        ASSERT_EQ(law.PointsCharged(player), formulas.Points(player))
            << CourseText(drawn.rules, drawn.agreement, drawn.events);
        ASSERT_EQ(law.Of(player).periods_used, formulas.PeriodsUsed(player))
            << CourseText(drawn.rules, drawn.agreement, drawn.events);
      }
    }
    ++results[static_cast<size_t>(law.result())];
  }
  // Every result occurs, so none is claimed to agree without being tested.
  for (const int64_t result : results) EXPECT_GT(result, courses / 1000);
}

TEST(ClockAgreeTest, OnRandomCourses) { ExpectRandomCoursesAgree(20'000, true); }

TEST(ClockAgreeSlow, OnAMillionRandomCourses) { ExpectRandomCoursesAgree(1'000'000, false); }

// The least differences of docs/reference/tournaments.md.
TEST(ClockAgreeTest, LeastDifferences) {
  const auto least = [](const std::string& one, const std::string& other, ClockCourses courses) {
    const auto rules = RulesOf({one, other});
    const auto found = LeastClockDifference(rules[0], rules[1], courses);
    if (!found.has_value()) return std::string("none");
    std::vector<ClockResult> results;
    for (const ClockRules& by : rules) {
      Clock clock(by, found->agreement);
      for (const ClockEvent& event : found->events) EXPECT_TRUE(clock.Apply(event).ok());
      results.push_back(clock.result());
    }
    EXPECT_NE(results[0], results[1]);
    std::string text = std::to_string(found->agreement.basic_ms);
    if (found->agreement.periods > 0) {
      text += "+" + std::to_string(found->agreement.periods) + "x" +
              std::to_string(found->agreement.period_ms);
    }
    for (const ClockEvent& event : found->events) {
      text += std::string(event.kind == Kind::kLate    ? " late "
                          : event.kind == Kind::kPause ? " pause "
                                                       : " move ") +
              spec::ColorLetter(event.player) + std::to_string(event.ms);
    }
    return text;
  };
  EXPECT_EQ(least("ing-1991", "ing-1996", ClockCourses::kPenaltyPoints), "2 move B3 move W3");
  EXPECT_EQ(least("ing-1991,half=beyond", "ing-1996", ClockCourses::kPenaltyPoints), "none");
  EXPECT_EQ(least("ing-1991,half=reached,period_end=reached", "ing-1996,period_end=reached",
                  ClockCourses::kPenaltyPoints),
            "none");
  EXPECT_EQ(least("ing-1991", "ing-1996", ClockCourses::kSecondReading), "1+1x1 move B2");
  EXPECT_EQ(least("ing-1991,second_end=reached", "ing-1996", ClockCourses::kSecondReading),
            "1+1x1 move B2");
  EXPECT_EQ(
      least("ing-1991,second_end=reached,times=last", "ing-1996", ClockCourses::kSecondReading),
      "none");
  EXPECT_EQ(least("ing-1991", "ing-1996", ClockCourses::kLateness), "2 late B1");
  EXPECT_EQ(least("ing-1991", "ing-1996", ClockCourses::kPauses), "1 pause B2");
  EXPECT_EQ(least("ing-1991,pause=stands", "ing-1996", ClockCourses::kPauses), "2 move B3 move W3");
  EXPECT_EQ(least("ing-1991,half=beyond", "ing-1996", ClockCourses::kPauses), "1 pause B2");
  EXPECT_EQ(least("ing-1991,pause=stands,half=beyond", "ing-1996", ClockCourses::kPauses), "none");
}

}  // namespace
}  // namespace hotstone::tournament
