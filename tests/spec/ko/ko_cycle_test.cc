#include "spec/ko/ko_cycle.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <sstream>

#include "spec/board/board_play.h"
#include "spec/ko/cycle_reading.h"
#include "spec/ko/ko_class.h"
#include "tests/spec/diagrams.h"

namespace hotstone::spec {
namespace {

using ::testing::ElementsAre;
using ::testing::HasSubstr;
using ::testing::SizeIs;

// Moves such as "B:A1 W:pass".
CompletedCycle Cycle(const std::vector<std::string>& rows, const std::string& moves) {
  CompletedCycle cycle{Diagram(rows), kB, {}};
  std::istringstream words(moves);
  for (std::string word; words >> word;) {
    const Color player = word[0] == 'B' ? kB : kW;
    if (cycle.moves.empty()) cycle.starter = player;
    cycle.moves.push_back(word.substr(2) == "pass" ? Pass(player)
                                                   : Move{player, At(word.substr(2))});
  }
  return cycle;
}

CycleVerdict Verdict(const std::vector<std::string>& rows, const std::string& moves) {
  const auto verdict = ClassifyCycle(Cycle(rows, moves));
  EXPECT_TRUE(verdict.ok()) << verdict.status();
  return verdict.ok() ? *verdict : CycleVerdict();
}

// The same cycle started k moves later.
CompletedCycle Rotated(const CompletedCycle& cycle, size_t k) {
  CompletedCycle rotated = cycle;
  for (size_t i = 0; i < k; ++i) {
    if (!cycle.moves[i].IsPass()) {
      rotated.start = PlayAt(rotated.start, cycle.moves[i].player, *cycle.moves[i].at).after;
    }
  }
  std::rotate(rotated.moves.begin(), rotated.moves.begin() + static_cast<std::ptrdiff_t>(k),
              rotated.moves.end());
  rotated.starter = rotated.moves[0].player;
  return rotated;
}

const std::vector<std::string> kDoubleKo = {"XX.XOO", ".XXOO.", "XXO.OO"};
constexpr char kDoubleKoRound[] = "B:D1 W:C3 B:pass W:C1 B:D3 W:pass";

// ING96-H5, G512: the side without an eye is the disturber, whoever starts.
TEST(KoCycleTest, TheDeadSideDisturbs) {
  const CompletedCycle cycle =
      Cycle({"XX.XO", "XXXOO", ".X.XO", "XXXOO", "XXO.O"}, "W:C5 B:D1 W:C3 B:D5 W:C1 B:D3");
  for (size_t k = 0; k < cycle.moves.size(); ++k) {
    const auto verdict = ClassifyCycle(Rotated(cycle, k));
    ASSERT_TRUE(verdict.ok()) << verdict.status();
    EXPECT_EQ(VerdictName(verdict->verdict), "disturbing (disturbed-death)") << k;
    EXPECT_EQ(verdict->disturber, kW) << k;
  }
}

// ING96-P1, H2, Q10: in coexistence the player who starts is the disturber.
TEST(KoCycleTest, InCoexistenceTheStarterDisturbs) {
  const CompletedCycle cycle = Cycle(kDoubleKo, kDoubleKoRound);
  for (size_t k = 0; k < cycle.moves.size(); ++k) {
    const CompletedCycle rotated = Rotated(cycle, k);
    const auto verdict = ClassifyCycle(rotated);
    ASSERT_TRUE(verdict.ok()) << verdict.status();
    EXPECT_EQ(VerdictName(verdict->verdict), "disturbing (disturbed-life)") << k;
    EXPECT_EQ(verdict->disturber, rotated.starter) << k;
    EXPECT_THAT(verdict->positions, SizeIs(1));
  }
  EXPECT_EQ(*DisturberOf(cycle), kB);
}

// ING96-H4, S3, Q9: a fighting ko has no disturber.
TEST(KoCycleTest, NobodyDisturbsInAFightingKo) {
  for (const CycleVerdict& verdict :
       {Verdict({"X.XO", "XXOO", "X.XO", "XXOO", "XO.O"}, "W:B5 B:C1 W:B3 B:C5 W:B1 B:C3"),
        Verdict({"XX.XOO", "XXXOOO", ".X.XO.", "XXXOOO", "XXO.OO"},
                "W:C5 B:D1 W:C3 B:D5 W:C1 B:D3")}) {
    EXPECT_EQ(VerdictName(verdict.verdict), "fighting (twin)");
    EXPECT_EQ(verdict.disturber, std::nullopt);
  }
}

// ING96-S2, Q8: eternal life. The added stones belong to it, too.
TEST(KoCycleTest, EternalLifeIsFighting) {
  const CycleVerdict verdict =
      Verdict({"........", "OOOOOO..", "XXXXXO..", "XOOOXXOO", ".O.X.OX."}, "B:C1 W:E1 B:D1 W:F1");
  EXPECT_EQ(VerdictName(verdict.verdict), "fighting (double)");
  ASSERT_THAT(verdict.positions, SizeIs(1));
  EXPECT_THAT(verdict.positions[0].plays, ElementsAre(0, 1, 2, 3));
  EXPECT_THAT(verdict.outside, SizeIs(0));
}

// ING96-P3, Q11, S5: one eye and a ko, kept alive by threats from a double ko. The side whose life
// is open is the disturber, whoever starts the round.
TEST(KoCycleTest, RecycledThreats) {
  const CompletedCycle cycle = Cycle({"XX.XOOOX.XO.O.", ".XXOO.OXX.XOOO", "XXO.OOOXXXXXXX"},
                                     "B:M3 W:C3 B:D1 W:L3 B:D3 W:C1");
  for (size_t k = 0; k < cycle.moves.size(); ++k) {
    const auto verdict = ClassifyCycle(Rotated(cycle, k));
    ASSERT_TRUE(verdict.ok()) << verdict.status();
    EXPECT_EQ(VerdictName(verdict->verdict), "disturbing (recycled-threats)") << k;
    EXPECT_EQ(verdict->disturber, kW) << k;
    EXPECT_THAT(verdict->positions, SizeIs(2)) << k;
  }
}

// ING96-G514, Q12: recycling by removing one's own stones.
TEST(KoCycleTest, SelfDisturbance) {
  const CycleVerdict two = Verdict({"XO.", ".OO"}, "B:A1 W:pass B:A2 W:pass");
  EXPECT_EQ(VerdictName(two.verdict), "disturbing (self-disturbance)");
  EXPECT_EQ(two.disturber, kB);
  // Both do it, so nobody is named.
  const CycleVerdict both = Verdict({"XO..XO", ".OOXX."}, "B:A1 W:F1 B:A2 W:F2");
  EXPECT_EQ(VerdictName(both.verdict), "unclassified (self-removal-too)");
  EXPECT_EQ(both.disturber, std::nullopt);
}

// Cases that the texts do not cover name nobody.
TEST(KoCycleTest, UnclassifiedCycles) {
  // Sending two, returning one: no ko shape.
  const CycleVerdict sending = Verdict({"XX."}, "W:C1 B:B1 W:pass B:A1");
  EXPECT_EQ(VerdictName(sending.verdict), "unclassified (no-ko)");
  EXPECT_EQ(sending.disturber, std::nullopt);
  EXPECT_THAT(sending.outside, ElementsAre(0, 1, 3));
  // Passes alone.
  EXPECT_EQ(VerdictName(Verdict(kDoubleKo, "B:pass W:pass").verdict), "unclassified (no-ko)");
  // Round-robin ko: two stones in a mouth of two points.
  EXPECT_EQ(VerdictName(Verdict({"XX.XOO", ".X.XO.", "XXXOOO", "XXO.OO", "XXO.OO"},
                                "B:D1 W:C4 B:D2 W:C5 B:D4 W:C1 B:D5 W:C2")
                            .verdict),
            "unclassified (no-ko)");
  EXPECT_EQ(VerdictName(Verdict({".O"}, "B:A1 W:B1").verdict), "unclassified (no-lasting-stone)");
}

TEST(KoCycleTest, OnlyCyclesAreClassified) {
  const auto message = [](const CompletedCycle& cycle) {
    const auto verdict = ClassifyCycle(cycle);
    EXPECT_EQ(verdict.status().code(), absl::StatusCode::kInvalidArgument);
    return std::string(verdict.status().message());
  };
  EXPECT_THAT(message(Cycle(kDoubleKo, "B:D1 W:C3")), HasSubstr("do not lead back"));
  EXPECT_THAT(message(Cycle(kDoubleKo, "B:D1")), HasSubstr("even number"));
  EXPECT_THAT(message(Cycle(kDoubleKo, "")), HasSubstr("even number"));
  EXPECT_THAT(message(Cycle(kDoubleKo, "B:D1 B:D1")), HasSubstr("out of turn"));
  EXPECT_THAT(message(Cycle(kDoubleKo, "B:A1 W:pass")), HasSubstr("not an empty point"));
  EXPECT_THAT(message(Cycle({"XO"}, "B:pass W:pass")), HasSubstr("legal position"));
}

// ING96-G512 and G513 read by themselves: in a disturbed death, too, the player who starts it.
TEST(KoCycleTest, TheInitiatorDisturbsUnderTheOtherReading) {
  const CompletedCycle cycle =
      Cycle({"XX.XO", "XXXOO", ".X.XO", "XXXOO", "XXO.O"}, "W:C5 B:D1 W:C3 B:D5 W:C1 B:D3");
  for (size_t k = 0; k < cycle.moves.size(); ++k) {
    const CompletedCycle rotated = Rotated(cycle, k);
    const auto verdict = ClassifyCycle(rotated, {SettledBy::kLife, DisturberBy::kInitiator});
    ASSERT_TRUE(verdict.ok()) << verdict.status();
    EXPECT_EQ(VerdictName(verdict->verdict), "disturbing (disturbed-death)") << k;
    EXPECT_EQ(verdict->disturber, rotated.starter) << k;
    EXPECT_EQ(*DisturberOf(rotated, {SettledBy::kLife, DisturberBy::kEyeless}), kW) << k;
  }
}

// HISTORY-3: the last ko of a game is not a disturbance if the score counts.
TEST(KoCycleTest, HalfAPointIsAFightUnderTheOutcome) {
  const CompletedCycle cycle = Cycle({".X.XO.O.", "XXXXOOOO", "XXX.XOOO", "XXXXOOOO", ".X.XO.O."},
                                     "W:D3 B:pass W:pass B:E3 W:pass B:pass");
  EXPECT_EQ(*DisturberOf(cycle), kW);
  const auto verdict = ClassifyCycle(cycle, {SettledBy::kOutcome, DisturberBy::kEyeless});
  ASSERT_TRUE(verdict.ok()) << verdict.status();
  EXPECT_EQ(VerdictName(verdict->verdict), "fighting (single)");
  EXPECT_TRUE(verdict->verdict.score_open);
  EXPECT_EQ(verdict->disturber, std::nullopt);
}

constexpr CycleReading kByTheAfterword = {SettledBy::kLife, DisturberBy::kEyeless,
                                          CyclicKos::kDisturbing};
const std::vector<std::string> kRoundRobinKo = {"XX.XOO", ".X.XO.", "XXXOOO", "XXO.OO", "XXO.OO"};
constexpr char kRoundRobinRound[] = "B:D1 W:C4 B:D2 W:C5 B:D4 W:C1 B:D5 W:C2";

std::string AfterwordVerdict(const std::vector<std::string>& rows, const std::string& moves,
                             const CycleReading& reading = kByTheAfterword) {
  const auto verdict = ClassifyCycle(Cycle(rows, moves), reading);
  if (!verdict.ok()) return std::string(verdict.status().message());
  return VerdictName(verdict->verdict) +
         (verdict->disturber.has_value() ? ", " + std::string(ColorName(*verdict->disturber)) : "");
}

// ING96-AFTERWORD-rare-kos, G512, G513: a cyclic ko is a disturbing ko, and the player who starts
// it disturbs.
TEST(KoCycleTest, ACyclicKoIsDisturbingByTheAfterword) {
  const CompletedCycle cycle = Cycle(kRoundRobinKo, kRoundRobinRound);
  for (size_t k = 0; k < cycle.moves.size(); ++k) {
    const CompletedCycle rotated = Rotated(cycle, k);
    const auto verdict = ClassifyCycle(rotated, kByTheAfterword);
    ASSERT_TRUE(verdict.ok()) << verdict.status();
    EXPECT_EQ(VerdictName(verdict->verdict), "disturbing (cyclic)") << k;
    EXPECT_EQ(VerdictClause(verdict->verdict), "ING96-AFTERWORD-rare-kos");
    EXPECT_EQ(verdict->disturber, rotated.starter) << k;
    EXPECT_EQ(*DisturberOf(rotated), std::nullopt) << k;
  }
  // Sending two, returning one, where both sides have a group that survives.
  EXPECT_EQ(AfterwordVerdict({"XX.", "XOO", ".XX"}, "W:A1 B:B1 W:pass B:C1"),
            "disturbing (cyclic), White");
}

// Eternal life is the same whichever of its plays comes first: the stone thrown in belongs to the
// ko that it becomes part of, and that ko to the next. So it is never a cyclic ko.
TEST(KoCycleTest, TheClassIsThatOfEveryRotation) {
  const CompletedCycle several = Cycle({"XOX.O..O", "...XXOO."}, "B:G2 W:D2 B:F2 W:E2");
  const CompletedCycle two =
      Cycle({"........", "OOOOOO..", "XXXXXO..", "XOOOXXOO", ".O.X.OX."}, "B:C1 W:E1 B:D1 W:F1");
  for (size_t k = 0; k < several.moves.size(); ++k) {
    for (const auto& [cycle, name] :
         {std::pair{&several, "unclassified ("}, {&two, "fighting (double)"}}) {
      const auto verdict = ClassifyCycle(Rotated(*cycle, k), kByTheAfterword);
      ASSERT_TRUE(verdict.ok()) << verdict.status();
      EXPECT_THAT(VerdictName(verdict->verdict), HasSubstr(name)) << k;
      EXPECT_THAT(verdict->outside, SizeIs(0)) << k;
    }
  }
}

// Where both live the player who started is named for that; a dead side is not.
TEST(KoCycleTest, WhoIsNamedForStarting) {
  EXPECT_TRUE(Verdict(kDoubleKo, kDoubleKoRound).by_start);
  const std::vector<std::string> death = {"XX.XO", ".XXOO", "XXO.O"};
  const std::string round = "W:C3 B:D1 W:pass B:pass W:C1 B:D3 W:pass B:pass";
  EXPECT_FALSE(Verdict(death, round).by_start);
  const auto initiator =
      ClassifyCycle(Cycle(death, round), {SettledBy::kLife, DisturberBy::kInitiator});
  ASSERT_TRUE(initiator.ok());
  EXPECT_TRUE(initiator->by_start);
}

// ING96-G506, G504: any number of stones at a time, and both sides have a group with opposing
// stones in its mouth. Where every play belongs to a ko, either the breaths decide or nothing does.
TEST(KoCycleTest, WhatIsNoCyclicKo) {
  EXPECT_EQ(AfterwordVerdict({"XX.XOO", ".X.XO.", "XX.XOO", "XXXOOO", "XXO.OO", "XXO.OO", "XXO.OO"},
                             "B:D1 W:C5 B:D2 W:C6 B:D3 W:C7 B:D5 W:C1 B:D6 W:C2 B:D7 W:C3"),
            "disturbing (cyclic), Black");
  EXPECT_EQ(AfterwordVerdict({"XX.XOO", ".X.XO.", "XX.XOO", "XX.XOO", "XXXOOO", "XXO.OO", "XXO.OO",
                              "XXO.OO", "XXO.OO"},
                             "B:D1 W:C6 B:D2 W:C7 B:D3 W:C8 B:D4 W:C9 "
                             "B:D6 W:C1 B:D7 W:C2 B:D8 W:C3 B:D9 W:C4"),
            "disturbing (cyclic), Black");
  EXPECT_EQ(AfterwordVerdict({"XX."}, "W:C1 B:B1 W:pass B:A1"), "unclassified (no-ko)");
  EXPECT_EQ(AfterwordVerdict({".O", "OO"}, "B:A2 W:B2 B:A1 W:B1 B:A2 W:A1"),
            "unclassified (no-ko)");
  EXPECT_EQ(AfterwordVerdict({"XX.XO.O"}, "B:F1 W:C1 B:G1 W:A1 B:B1 W:E1 B:A1 W:G1"),
            "unclassified (outside-play)");
  EXPECT_EQ(AfterwordVerdict({"XOXOO.XO", "...XXOO."}, "B:F2 W:E2 B:G2 W:D2"),
            "unclassified (several-groups)");
  EXPECT_EQ(AfterwordVerdict(kDoubleKo, kDoubleKoRound), "disturbing (disturbed-life), Black");
  EXPECT_EQ(AfterwordVerdict({"XO..XO", ".OOXX."}, "B:A1 W:F1 B:A2 W:F2"),
            "unclassified (self-removal-too)");
  EXPECT_EQ(AfterwordVerdict(kDoubleKo, "B:pass W:pass"), "unclassified (no-ko)");
}

// ING96-G516, P3, H3: threats from a round-robin ko, for a group that lives on them. Without the
// reading nobody is named.
TEST(KoCycleTest, ThreatsFromACyclicKoAreRecycled) {
  const std::vector<std::string> rows = {"XX.XOOOXO.O.", ".X.XO.OXXOOO", "XXXOOOOXXXXX",
                                         "XXO.OOOX.X.X", "XXO.OOOXXXXX"};
  const std::string moves = "B:K5 W:C4 B:D1 W:J5 B:D2 W:C5 B:K5 W:C1 B:D4 W:J5 B:D5 W:C2";
  EXPECT_EQ(AfterwordVerdict(rows, moves), "disturbing (recycled-threats), White");
  EXPECT_EQ(AfterwordVerdict(rows, moves, {}), "unclassified (outside-play)");
  // Beside a triple ko in which both sides' lives are open, the texts do not say whose the threats
  // are.
  EXPECT_EQ(AfterwordVerdict(
                {"XX.XOOOX.XO", ".X.XO.OXXOO", "XXXOOOOX.XO", "XXO.OOOXXOO", "XXO.OOOXO.O"},
                std::string(kRoundRobinRound) + " B:pass W:J5 B:K1 W:J3 B:K5 W:J1 B:K3 W:pass"),
            "unclassified (threats-not-named)");
}

// Beside a dead side's ko: the player who starts must be the dead side, or nobody is named.
TEST(KoCycleTest, ACyclicKoBesideASettledOne) {
  const std::vector<std::string> rows = {"XX.XOOOXXX.XO", ".X.XO.OXXXXOO", "XXXOOOOX.X.XO",
                                         "XXO.OOOXXXXOO", "XXO.OOOXXXO.O"};
  const std::string moves =
      std::string(kRoundRobinRound) + " B:pass W:L5 B:M1 W:L3 B:M5 W:L1 B:M3 W:pass";
  EXPECT_EQ(AfterwordVerdict(rows, moves), "unclassified (several-sides)");
  EXPECT_EQ(AfterwordVerdict(rows, moves,
                             {SettledBy::kLife, DisturberBy::kInitiator, CyclicKos::kDisturbing}),
            "disturbing (cyclic), Black");
  const auto by_white = ClassifyCycle(Rotated(Cycle(rows, moves), 1), kByTheAfterword);
  ASSERT_TRUE(by_white.ok()) << by_white.status();
  EXPECT_EQ(VerdictName(by_white->verdict), "disturbing (cyclic)");
  EXPECT_EQ(by_white->disturber, kW);
}

}  // namespace
}  // namespace hotstone::spec
