// ING91-2 "Zeitbegrenzungen" to "Verlust", ING96-R9 and R10: the clock, clause by clause, with
// times worked out by hand. The basic time is a minute almost everywhere, so that a sixth is ten
// seconds.
#include "tournament/law/clock.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>

#include "spec/clauses/clauses.h"

namespace hotstone::tournament {
namespace {

using ::testing::ElementsAre;
using ::testing::HasSubstr;
using ::testing::SizeIs;
using Kind = ClockEventKind;

constexpr int64_t kS = 1000;
constexpr spec::Color kB = spec::Color::kBlack;
constexpr spec::Color kW = spec::Color::kWhite;

ClockRules ClockBy(const std::string& words) {
  const auto rules = ParseClockRules(words);
  EXPECT_TRUE(rules.ok()) << rules.status();
  return rules.ok() ? *rules : ClockRules{};
}

Clock MinuteClock(const std::string& words) { return Clock(ClockBy(words), {60 * kS, {}, 0, 0}); }

// Half a minute of basic time, and periods of ten seconds.
Clock SecondClock(const std::string& words, int periods) {
  return Clock(ClockBy(words), {30 * kS, AdditionalTime::kSecondReading, 10 * kS, periods});
}

void Happens(Clock& clock, Kind kind, spec::Color player, int64_t ms) {
  const auto steps = clock.Apply({kind, player, ms, 0});
  ASSERT_TRUE(steps.ok()) << steps.status();
  EXPECT_FALSE(steps->empty());
}

// The points of a player who has used so much in one move.
int PointsAfter(const std::string& words, int64_t ms) {
  Clock clock = MinuteClock(words);
  Happens(clock, Kind::kMove, kB, ms);
  return clock.result() == ClockResult::kGoesOn ? clock.PointsCharged(kB) : -1;
}

TEST(ClockTest, BasicTimeIsFree) {
  for (const char* words : {"ing-1991", "ing-1996"}) {
    Clock clock = MinuteClock(words);
    Happens(clock, Kind::kMove, kB, 40 * kS);
    Happens(clock, Kind::kMove, kW, 1 * kS);
    Happens(clock, Kind::kMove, kB, 20 * kS);
    EXPECT_EQ(clock.Of(kB).beyond_ms(), 0);
    EXPECT_EQ(clock.Of(kW).beyond_ms(), -59 * kS);
    EXPECT_EQ(clock.PointsCharged(kB), 0);
    EXPECT_EQ(clock.result(), ClockResult::kGoesOn);
  }
}

TEST(ClockTest, TwoPointsForEachSixth) {
  for (const char* words : {"ing-1991", "ing-1996"}) {
    EXPECT_EQ(PointsAfter(words, 60 * kS), 0) << words;
    EXPECT_EQ(PointsAfter(words, 60 * kS + 1), 2) << words;
    EXPECT_EQ(PointsAfter(words, 70 * kS), 2) << words;
    EXPECT_EQ(PointsAfter(words, 70 * kS + 1), 4) << words;
    EXPECT_EQ(PointsAfter(words, 80 * kS), 4) << words;
    EXPECT_EQ(PointsAfter(words, 80 * kS + 1), 6) << words;
    EXPECT_EQ(PointsAfter(words, 90 * kS), 6) << words;
    EXPECT_EQ(PointsAfter(words, 90 * kS + 1), -1) << words;
  }
}

TEST(ClockTest, APeriodsEndReached) {
  EXPECT_EQ(PointsAfter("ing-1996,period_end=reached", 60 * kS - 1), 0);
  EXPECT_EQ(PointsAfter("ing-1996,period_end=reached", 60 * kS), 2);
  EXPECT_EQ(PointsAfter("ing-1996,period_end=reached", 80 * kS), 6);
  EXPECT_EQ(PointsAfter("ing-1996,period_end=reached", 90 * kS - 1), 6);
  EXPECT_EQ(PointsAfter("ing-1996,period_end=reached", 90 * kS), -1);
  EXPECT_EQ(PointsAfter("ing-1991,period_end=reached", 80 * kS), 6);
  EXPECT_EQ(PointsAfter("ing-1991,period_end=reached", 90 * kS), 6);
  EXPECT_EQ(PointsAfter("ing-1991,half=reached", 90 * kS - 1), 6);
  EXPECT_EQ(PointsAfter("ing-1991,half=reached", 90 * kS), -1);
}

// "If the penalty points exceeds 6 points": in 1996 the fourth period loses; 1991 has three
// penalties.
TEST(ClockTest, WhatIsMoreThanSixPoints) {
  Clock clock = MinuteClock("ing-1996");
  const auto of_1996 = clock.Apply({Kind::kMove, kB, 91 * kS, 0});
  ASSERT_TRUE(of_1996.ok());
  EXPECT_EQ(of_1996->back().kind, ClockStepKind::kLostOnTime);
  EXPECT_EQ((*of_1996)[of_1996->size() - 2], (ClockStep{ClockStepKind::kMoreThanSix, kB, 8}));
  Clock clock_1991 = MinuteClock("ing-1991");
  const auto of_1991 = clock_1991.Apply({Kind::kMove, kB, 91 * kS, 0});
  ASSERT_TRUE(of_1991.ok());
  EXPECT_THAT(*of_1991, ElementsAre(ClockStep{ClockStepKind::kBeyond, kB, 31 * kS},
                                    ClockStep{ClockStepKind::kPenalty, kB, 2},
                                    ClockStep{ClockStepKind::kPenalty, kB, 4},
                                    ClockStep{ClockStepKind::kPenalty, kB, 6},
                                    ClockStep{ClockStepKind::kHalfIsGone, kB, 0},
                                    ClockStep{ClockStepKind::kLostOnTime, kB, 0}));
  EXPECT_EQ(clock_1991.result(), ClockResult::kWhiteWins);
}

// White is at exactly half. Alone he has not lost; when Black is penalised too, he has lost at that
// moment, so Black is charged two points and no more.
TEST(ClockTest, ExactlyHalfIn1991) {
  const auto white_at_half = [](const std::string& words, int64_t black_ms) {
    Clock clock = MinuteClock(words);
    Happens(clock, Kind::kMove, kW, 90 * kS);
    Happens(clock, Kind::kMove, kB, black_ms);
    return clock;
  };
  EXPECT_EQ(white_at_half("ing-1991", 60 * kS).result(), ClockResult::kGoesOn);
  const Clock lost = white_at_half("ing-1991", 100 * kS);
  EXPECT_EQ(lost.result(), ClockResult::kBlackWins);
  EXPECT_EQ(lost.PointsCharged(kB), 2);
  EXPECT_EQ(white_at_half("ing-1991,half=beyond", 61 * kS).result(), ClockResult::kGoesOn);
  EXPECT_EQ(white_at_half("ing-1996", 61 * kS).result(), ClockResult::kGoesOn);
}

TEST(ClockTest, SixthsOfWhatIsLeft) {
  // Ten seconds late: forty are left, and a sixth of them is 6 2/3 seconds.
  for (const auto& [words, ms, points] :
       std::vector<std::tuple<std::string, int64_t, int>>{{"ing-1996", 49 * kS, 2},
                                                          {"ing-1996,sixth_of=left", 46'666, 2},
                                                          {"ing-1996,sixth_of=left", 46'667, 4},
                                                          {"ing-1996,sixth_of=left", 60 * kS, 6}}) {
    Clock clock = MinuteClock(words);
    Happens(clock, Kind::kLate, kB, 10 * kS);
    Happens(clock, Kind::kMove, kB, ms);
    EXPECT_EQ(clock.PointsCharged(kB), points) << words << " " << ms;
    EXPECT_EQ(clock.result(), ClockResult::kGoesOn) << words;
  }
}

TEST(ClockTest, TardinessOf1996) {
  const auto late = [](const std::string& words, int64_t ms) {
    Clock clock = MinuteClock(words);
    Happens(clock, Kind::kLate, kW, ms);
    return clock.result() == ClockResult::kGoesOn ? clock.Of(kW).basic_ms : -1;
  };
  EXPECT_EQ(late("ing-1996", 0), 60 * kS);
  EXPECT_EQ(late("ing-1996", 9'999), 60 * kS - 19'998);
  EXPECT_EQ(late("ing-1996", 10'001), -1);
  EXPECT_EQ(late("ing-1996", 10'000), 40 * kS);
  EXPECT_EQ(late("ing-1996,late_sixth=forfeit", 10'000), -1);
  EXPECT_EQ(late("ing-1996,late_sixth=nothing", 10'000), 60 * kS);
  EXPECT_EQ(late("ing-1996,late_sixth=nothing", 9'999), 60 * kS - 19'998);
}

TEST(ClockTest, LatenessOf1991) {
  const auto late = [](const std::string& words, int64_t ms) {
    Clock clock = MinuteClock(words);
    Happens(clock, Kind::kLate, kW, ms);
    return clock;
  };
  EXPECT_EQ(late("ing-1991", 20 * kS).Of(kW).basic_ms, 20 * kS);
  EXPECT_EQ(late("ing-1991", 30 * kS).PointsCharged(kW), 0);
  EXPECT_EQ(late("ing-1991", 31 * kS).PointsCharged(kW), 2);
  EXPECT_EQ(late("ing-1991", 45 * kS).result(), ClockResult::kGoesOn);
  EXPECT_EQ(late("ing-1991", 45 * kS + 1).result(), ClockResult::kBlackWins);
  EXPECT_EQ(late("ing-1991,late_excess=none", 45 * kS + 1).PointsCharged(kW), 0);
  EXPECT_EQ(late("ing-1991,late_excess=none", 60 * kS).result(), ClockResult::kGoesOn);
  EXPECT_EQ(late("ing-1991,late_excess=none", 60 * kS + 1).result(), ClockResult::kBlackWins);
  EXPECT_EQ(late("ing-1991,period_end=reached", 30 * kS).PointsCharged(kW), 2);
}

// Two periods: under 1996 the second one loses, and a move at the very end of a period is too late.
TEST(ClockTest, SecondReadingOf1996) {
  Clock clock = SecondClock("ing-1996", 2);
  Happens(clock, Kind::kMove, kB, 30 * kS);
  Happens(clock, Kind::kMove, kB, 10 * kS - 1);
  Happens(clock, Kind::kMove, kB, 10 * kS - 1);
  EXPECT_EQ(clock.Of(kB).periods_used, 0);
  Happens(clock, Kind::kMove, kB, 10 * kS);
  EXPECT_EQ(clock.Of(kB).periods_used, 1);
  Happens(clock, Kind::kRuns, kB, 6 * kS);
  Happens(clock, Kind::kBreak, kB, 60 * kS);
  Happens(clock, Kind::kMove, kB, 3 * kS);
  EXPECT_EQ(clock.result(), ClockResult::kGoesOn);
  Happens(clock, Kind::kRuns, kB, 10 * kS);
  EXPECT_EQ(clock.result(), ClockResult::kWhiteWins);
  EXPECT_EQ(clock.PointsCharged(kB), 0);
  Clock passed = SecondClock("ing-1996,second_end=passed", 2);
  Happens(passed, Kind::kMove, kB, 40 * kS);
  EXPECT_EQ(passed.Of(kB).periods_used, 0);
}

// 1991 allows the seconds to be exceeded twice; the third time loses.
TEST(ClockTest, SecondReadingOf1991) {
  const auto used = [](const std::string& words, std::vector<int64_t> moves) {
    Clock clock = SecondClock(words, 2);
    for (const int64_t ms : moves) Happens(clock, Kind::kMove, kW, ms);
    return clock.result() == ClockResult::kGoesOn ? clock.Of(kW).periods_used : -1;
  };
  EXPECT_EQ(used("ing-1991", {40 * kS}), 0);
  EXPECT_EQ(used("ing-1991", {40 * kS + 1}), 1);
  EXPECT_EQ(used("ing-1991", {30 * kS, 11 * kS, 11 * kS}), 2);
  EXPECT_EQ(used("ing-1991", {30 * kS, 11 * kS, 11 * kS, 11 * kS}), -1);
  EXPECT_EQ(used("ing-1991", {60 * kS}), 2);
  EXPECT_EQ(used("ing-1991", {60 * kS + 1}), -1);
  EXPECT_EQ(used("ing-1991,times=last", {30 * kS, 11 * kS, 11 * kS}), -1);
  EXPECT_EQ(used("ing-1991,long_move=once", {1000 * kS, 1000 * kS}), 2);
  EXPECT_EQ(used("ing-1991,second_end=reached", {40 * kS}), 1);
}

TEST(ClockTest, BreaksAndPauses) {
  Clock stands = MinuteClock("ing-1996");
  Happens(stands, Kind::kPause, kB, 100 * kS);
  Happens(stands, Kind::kBreak, kB, 100 * kS);
  EXPECT_EQ(stands.Of(kB).used_ms, 0);
  Clock runs = MinuteClock("ing-1991");
  Happens(runs, Kind::kBreak, kB, 100 * kS);
  Happens(runs, Kind::kPause, kB, 61 * kS);
  EXPECT_EQ(runs.PointsCharged(kB), 2);
}

TEST(ClockTest, Forfeits) {
  for (const Kind kind : {Kind::kAbsent, Kind::kUnable, Kind::kResigns}) {
    for (const char* words : {"ing-1991", "ing-1996"}) {
      Clock clock = MinuteClock(words);
      Happens(clock, kind, kW, 0);
      EXPECT_EQ(clock.result(), ClockResult::kBlackWins);
    }
  }
}

TEST(ClockTest, NeitherAppears) {
  const auto result = [](const std::string& words, Kind second, int64_t ms) {
    Clock clock = MinuteClock(words);
    Happens(clock, Kind::kAbsent, kB, 0);
    Happens(clock, second, kW, ms);
    return clock.result();
  };
  EXPECT_EQ(result("ing-1996", Kind::kAbsent, 0), ClockResult::kBothLose);
  EXPECT_EQ(result("ing-1996", Kind::kLate, 11 * kS), ClockResult::kBothLose);
  EXPECT_EQ(result("ing-1996", Kind::kLate, 9 * kS), ClockResult::kWhiteWins);
  EXPECT_EQ(result("ing-1996", Kind::kMove, 500 * kS), ClockResult::kWhiteWins);
  EXPECT_EQ(result("ing-1996,both_absent=first", Kind::kAbsent, 0), ClockResult::kWhiteWins);
  EXPECT_EQ(result("ing-1991", Kind::kLate, 46 * kS), ClockResult::kBothLose);
}

// Basic time 8, and both are late: White at exactly half beyond it, Black at more. Black's first
// penalty makes White lose; Black's later losses count only if both may lose.
TEST(ClockTest, TheFirstToLoseMayEndTheGame) {
  const auto after = [](const std::string& words, spec::Color first, int64_t ms, int64_t other_ms) {
    Clock clock(ClockBy(words), {8, {}, 0, 0});
    Happens(clock, Kind::kLate, first, ms);
    Happens(clock, Kind::kLate, spec::Opponent(first), other_ms);
    return clock;
  };
  const Clock at_half_first = after("ing-1991,both_absent=first", kW, 6, 7);
  EXPECT_EQ(at_half_first.result(), ClockResult::kBlackWins);
  EXPECT_EQ(at_half_first.PointsCharged(kB), 2);
  EXPECT_FALSE(at_half_first.Of(kB).has_lost);
  EXPECT_EQ(after("ing-1991,both_absent=first", kB, 7, 6).result(), ClockResult::kWhiteWins);
  EXPECT_EQ(after("ing-1991", kW, 6, 7).result(), ClockResult::kBothLose);
  EXPECT_EQ(after("ing-1991", kB, 7, 6).result(), ClockResult::kBothLose);
}

// A break does not show that anyone is present; a pause, which follows passes, does.
TEST(ClockTest, ABreakWhilePlayersAreAwaited) {
  const auto result = [](const std::string& words, spec::Color first, Kind between) {
    Clock clock = MinuteClock(words);
    Happens(clock, Kind::kAbsent, first, 0);
    const auto steps = clock.Apply({between, kB, 60 * kS, 0});
    EXPECT_THAT(*steps, ElementsAre(ClockStep{ClockStepKind::kIsOver, kB, 0}));
    Happens(clock, Kind::kAbsent, spec::Opponent(first), 0);
    return clock.result();
  };
  for (const char* words : {"ing-1991", "ing-1996"}) {
    EXPECT_EQ(result(words, kB, Kind::kBreak), ClockResult::kBothLose);
    EXPECT_EQ(result(words, kW, Kind::kBreak), ClockResult::kBothLose);
    EXPECT_EQ(result(words, kW, Kind::kPause), ClockResult::kBlackWins);
  }
  EXPECT_EQ(result("ing-1996,both_absent=first", kB, Kind::kBreak), ClockResult::kWhiteWins);
}

TEST(ClockTest, CountedWithPenalties) {
  const auto counted = [](const std::string& words, int64_t black, int64_t white, int lead_x2) {
    Clock clock = MinuteClock(words);
    Happens(clock, Kind::kMove, kB, black);
    Happens(clock, Kind::kMove, kW, white);
    EXPECT_TRUE(clock.Apply({Kind::kEnd, kB, 0, lead_x2}).ok());
    return clock;
  };
  const Clock behind = counted("ing-1996", 75 * kS, 61 * kS, 7);
  EXPECT_EQ(behind.result(), ClockResult::kBlackWins);
  EXPECT_EQ(behind.lead_x2(), 3);
  EXPECT_EQ(behind.Points(kB), 4);
  const Clock off = counted("ing-1991", 75 * kS, 61 * kS, 2);
  EXPECT_EQ(off.result(), ClockResult::kWhiteWins);
  EXPECT_EQ(off.Points(kB), 2);
  EXPECT_EQ(off.Points(kW), 0);
  EXPECT_EQ(off.PointsCharged(kW), 2);
  EXPECT_EQ(counted("ing-1991", 75 * kS, 61 * kS, 4).result(), ClockResult::kBlackWins);
  EXPECT_EQ(counted("ing-1991,tie=draw", 75 * kS, 61 * kS, 4).result(), ClockResult::kDraw);
  EXPECT_EQ(counted("ing-1996,tie=draw", 0, 0, 0).result(), ClockResult::kDraw);
}

TEST(ClockTest, PointsAreSetOffOnlyWhereBothHaveSome) {
  for (const int64_t white : {1, 61}) {
    Clock clock = MinuteClock("ing-1991");
    Happens(clock, Kind::kMove, kB, 75 * kS);
    Happens(clock, Kind::kMove, kW, white * kS);
    const auto steps = clock.Apply({Kind::kEnd, kB, 0, 2});
    const auto set_off = [](const ClockStep& step) { return step.kind == ClockStepKind::kSetOff; };
    EXPECT_EQ(std::count_if(steps->begin(), steps->end(), set_off), white == 61 ? 1 : 0);
  }
}

TEST(ClockTest, WhatComesAfterTheEndChangesNothing) {
  Clock clock = MinuteClock("ing-1991");
  Happens(clock, Kind::kResigns, kW, 0);
  for (const Kind kind : {Kind::kMove, Kind::kLate, Kind::kResigns, Kind::kEnd, Kind::kBreak}) {
    const auto steps = clock.Apply({kind, kB, 500 * kS, -9});
    ASSERT_TRUE(steps.ok());
    EXPECT_THAT(*steps, ElementsAre(ClockStep{ClockStepKind::kIsOver, kB, 0}));
    EXPECT_EQ(clock.result(), ClockResult::kBlackWins);
  }
}

TEST(ClockTest, WhatCannotBe) {
  Clock clock = MinuteClock("ing-1996");
  Happens(clock, Kind::kMove, kB, 1);
  Happens(clock, Kind::kLate, kW, 1);
  const auto refusal = [&](const ClockEvent& event) {
    return std::string(clock.Apply(event).status().message());
  };
  EXPECT_THAT(refusal({Kind::kLate, kB, 1, 0}), HasSubstr("Black has already appeared"));
  EXPECT_THAT(refusal({Kind::kAbsent, kW, 0, 0}), HasSubstr("White has already come late"));
  EXPECT_THAT(refusal({Kind::kMove, kB, -1, 0}),
              HasSubstr("a time of -1 ms; expected 0 to 1000000000"));
  EXPECT_THAT(refusal({Kind::kBreak, kB, kMostClockMs + 1, 0}), HasSubstr("expected 0 to"));
  EXPECT_EQ(clock.Of(kB).used_ms, 1);
  EXPECT_TRUE(CheckClockAgreement({1, AdditionalTime::kPenaltyPoints, 0, 0}).ok());
  EXPECT_FALSE(CheckClockAgreement({0, AdditionalTime::kPenaltyPoints, 0, 0}).ok());
  EXPECT_FALSE(CheckClockAgreement({kMostClockMs + 1, AdditionalTime::kPenaltyPoints, 0, 0}).ok());
  EXPECT_FALSE(CheckClockAgreement({1, AdditionalTime::kSecondReading, 0, 1}).ok());
  EXPECT_FALSE(CheckClockAgreement({1, AdditionalTime::kSecondReading, 1, 0}).ok());
  EXPECT_FALSE(CheckClockAgreement({1, AdditionalTime::kSecondReading, 1, 1001}).ok());
}

TEST(ClockTest, AgreementsBeyondTheText) {
  const auto notes = [](ClockText text, const ClockAgreement& agreement) {
    return AgreementNotes(text, agreement).size();
  };
  constexpr int64_t kHour = 3600 * kS;
  EXPECT_EQ(notes(ClockText::k1996, {3 * kHour, {}, 0, 0}), 0u);
  EXPECT_EQ(notes(ClockText::k1996, {3 * kHour + 1, {}, 0, 0}), 1u);
  EXPECT_EQ(notes(ClockText::k1996, {4 * kHour + 1, {}, 0, 0}), 2u);
  EXPECT_EQ(notes(ClockText::k1996, {kHour, AdditionalTime::kSecondReading, 60 * kS, 3}), 0u);
  EXPECT_EQ(notes(ClockText::k1996, {kHour, AdditionalTime::kSecondReading, 60 * kS + 1, 3}), 1u);
  EXPECT_EQ(notes(ClockText::k1991, {5 * kHour, AdditionalTime::kSecondReading, 90 * kS, 3}), 0u);
}

// A clock run in two pieces stands where it would after one.
TEST(ClockTest, PiecesMakeNoDifference) {
  for (const char* words : {"ing-1991", "ing-1996,period_end=reached", "ing-1991,half=reached"}) {
    for (int64_t first = 0; first <= 95; first += 5) {
      for (int64_t second = 0; second <= 95; second += 5) {
        Clock pieces = MinuteClock(words);
        Happens(pieces, Kind::kRuns, kB, first * kS);
        Happens(pieces, Kind::kMove, kB, second * kS);
        Clock whole = MinuteClock(words);
        Happens(whole, Kind::kMove, kB, (first + second) * kS);
        EXPECT_EQ(pieces.result(), whole.result()) << words << " " << first << " " << second;
        EXPECT_EQ(pieces.PointsCharged(kB), whole.PointsCharged(kB));
      }
    }
  }
}

TEST(ClockRulesTest, Words) {
  EXPECT_EQ(ClockRulesText(StartingClockRules(ClockText::k1991)), "ing-1991");
  EXPECT_EQ(ClockRulesText(ClockBy("ing-1991,second_end=passed,times=last")),
            "ing-1991,times=last");
  EXPECT_EQ(ClockRulesText(ClockBy("ing-1996,second_end=passed")), "ing-1996,second_end=passed");
  for (const ClockText text : {ClockText::k1991, ClockText::k1996}) {
    const std::vector<ClockRules> all = AllClockRules(text);
    EXPECT_THAT(all, SizeIs(text == ClockText::k1991 ? 3072 : 384));
    for (const ClockRules& rules : all) EXPECT_EQ(ClockBy(ClockRulesText(rules)), rules);
  }
  const auto refusal = [](const char* words) {
    return std::string(ParseClockRules(words).status().message());
  };
  EXPECT_THAT(refusal("ing-zh"),
              HasSubstr("\"ing-zh\" is not a text with a clock; the known ones are ing-1991"));
  EXPECT_THAT(refusal("ing-1996,half=both"),
              HasSubstr("half: not a key of ing-1996, whose keys are period_end"));
  EXPECT_THAT(refusal("ing-1991,half=most"), HasSubstr("known values are both, beyond, reached"));
  EXPECT_THAT(refusal("ing-1991,tie=draw,tie=draw"), HasSubstr("tie occurs twice"));
}

// Every step names a clause of the register unless it needs none.
TEST(ClockStepTest, Clauses) {
  for (int kind = 0; kind <= static_cast<int>(ClockStepKind::kIsOver); ++kind) {
    for (const ClockText text : {ClockText::k1991, ClockText::k1996}) {
      const auto step = static_cast<ClockStepKind>(kind);
      const std::string_view clause = ClauseOfStep(text, step);
      if (step == ClockStepKind::kIsOver ||
          (step == ClockStepKind::kSetOff && text == ClockText::k1996)) {
        EXPECT_EQ(clause, "");
        continue;
      }
      EXPECT_NE(spec::FindClause(clause), nullptr) << clause;
      EXPECT_EQ(clause.substr(0, 5), text == ClockText::k1991 ? "ING91" : "ING96");
    }
  }
}

}  // namespace
}  // namespace hotstone::tournament
