#include "spec/ko_race/ko_race_class.h"

#include <gtest/gtest.h>

#include "spec/clauses/clauses.h"
#include "tests/spec/ko_race/races.h"

namespace hotstone::spec {
namespace {

RaceKind Kind(const KoRace& race) { return ClassifyRace(race).kind; }

// The textual examples that are races of two groups.
TEST(RaceClassTest, TripleKoWithAnEyeEach) {
  const RaceClass h4 = ClassifyRace(Race({1, 0, 1, 0}, {1, 0, 2, 0}));
  EXPECT_EQ(h4.kind, RaceKind::kFighting);
  EXPECT_EQ(h4.hot, RaceHot::kTwin);
}

TEST(RaceClassTest, FalseTripleKo) {
  const RaceClass h5 = ClassifyRace(Race({0, 0, 2, 0}, {1, 0, 1, 0}));
  EXPECT_EQ(h5.kind, RaceKind::kDisturbedDeath);
  EXPECT_EQ(h5.disturber, RaceSide::kFirst);
  EXPECT_EQ(h5.clause, "ING96-H5");
}

TEST(RaceClassTest, BalancedBreathsCoexist) {
  EXPECT_EQ(Kind(Race({1, 0, 1, 0}, {1, 0, 1, 0})), RaceKind::kCoexistence);  // a double ko seki
  EXPECT_EQ(Kind(Race({0, 0, 2, 0}, {0, 0, 2, 0})), RaceKind::kCoexistence);  // four kos
  EXPECT_EQ(Kind(Race({0, 2, 1, 0}, {0, 2, 1, 0}, 2)),
            RaceKind::kCoexistence);  // outer breaths pair up
  EXPECT_EQ(Kind(Race({1, 1, 1, 0}, {1, 1, 1, 0})), RaceKind::kUnclassified);
  EXPECT_EQ(Kind(Race({0, 0, 1, 0}, {0, 0, 1, 0})), RaceKind::kFighting);
  EXPECT_EQ(Kind(Race({1, 1, 1, 0}, {1, 0, 1, 0})), RaceKind::kFighting);
}

TEST(RaceClassTest, TwoEyesAreSettled) {
  EXPECT_EQ(Kind(Race({2, 0, 1, 0}, {3, 1, 1, 0})), RaceKind::kDisturbedLife);
  EXPECT_EQ(ClassifyRace(Race({2, 0, 1, 0}, {1, 5, 1, 0})).disturber, RaceSide::kSecond);
}

TEST(RaceClassTest, AnEyeWinsOnlyIfTheOtherSideHasNothingOutside) {
  EXPECT_EQ(Kind(Race({1, 0, 1, 0}, {0, 1, 1, 0})), RaceKind::kFighting);
  EXPECT_EQ(Kind(Race({1, 3, 1, 0}, {0, 0, 1, 0})), RaceKind::kDisturbedDeath);
  const RaceClass single = ClassifyRace(Race({1, 0, 0, 0}, {0, 0, 1, 0}));
  EXPECT_EQ(single.kind, RaceKind::kFighting);
  EXPECT_EQ(single.hot, RaceHot::kSingle);
}

// Each race has a class; its fields are consistent; its clause is in the register; a take does not
// change the class, and exchanging the sides exchanges the disturber.
TEST(RaceClassTest, TotalAndTheSameThroughoutACycle) {
  for (int code = 0; code < 4 * 4 * 3 * 3 * 3 * 6 * 6; ++code) {
    int rest = code;
    KoRace race = Race({NextDigit(rest, 4), NextDigit(rest, 3), 0, 0},
                       {NextDigit(rest, 4), NextDigit(rest, 3), 0, 0}, NextDigit(rest, 3));
    race.groups[0].kos = NextDigit(rest, 6);
    race.groups[1].kos = NextDigit(rest, 6);
    const RaceClass found = ClassifyRace(race);
    EXPECT_EQ(found.disturber.has_value(), found.kind == RaceKind::kDisturbedDeath);
    EXPECT_EQ(found.starter_disturbs,
              found.kind == RaceKind::kDisturbedLife || found.kind == RaceKind::kCoexistence);
    EXPECT_EQ(found.hot != RaceHot::kNone, found.kind == RaceKind::kFighting);
    EXPECT_TRUE(found.clause.empty() || FindClause(found.clause) != nullptr) << found.clause;
    KoRace turned = race;
    std::swap(turned.groups[0], turned.groups[1]);
    EXPECT_EQ(ClassifyRace(turned).kind, found.kind);
    if (found.disturber.has_value()) {
      EXPECT_EQ(ClassifyRace(turned).disturber, OtherSide(*found.disturber));
    }
    if (!IsRace(race) || race.groups[1].kos == 0) continue;
    EXPECT_EQ(ClassifyRace(AfterRaceMove(race, RaceMove::kTake, RaceLaw{})), found)
        << RaceText(race);
  }
}

}  // namespace
}  // namespace hotstone::spec
