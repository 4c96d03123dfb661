#include "spec/ko_class.h"

#include <gtest/gtest.h>

#include "spec/clauses.h"

namespace hotstone::spec {
namespace {

KoRace Race(RaceGroup first, RaceGroup second, int shared = 0) {
  KoRace race;
  race.groups = {first, second};
  race.shared = shared;
  return race;
}

KoClass Kind(const KoRace& race) { return ClassifyRace(race).kind; }

// The examples of the texts that are races of two groups.
TEST(KoClassTest, TripleKoWithAnEyeEach) {
  const RaceClass h4 = ClassifyRace(Race({1, 0, 1, 0}, {1, 0, 2, 0}));
  EXPECT_EQ(h4.kind, KoClass::kFighting);
  EXPECT_EQ(h4.hot, RaceHot::kTwin);
}

TEST(KoClassTest, FalseTripleKo) {
  const RaceClass h5 = ClassifyRace(Race({0, 0, 2, 0}, {1, 0, 1, 0}));
  EXPECT_EQ(h5.kind, KoClass::kDisturbedDeath);
  EXPECT_EQ(h5.disturber, RaceSide::kFirst);
  EXPECT_EQ(h5.clause, "ING96-H5");
}

TEST(KoClassTest, BalancedBreathsCoexist) {
  EXPECT_EQ(Kind(Race({1, 0, 1, 0}, {1, 0, 1, 0})), KoClass::kCoexistence);     // a double ko seki
  EXPECT_EQ(Kind(Race({0, 0, 2, 0}, {0, 0, 2, 0})), KoClass::kCoexistence);     // four kos
  EXPECT_EQ(Kind(Race({0, 2, 1, 0}, {0, 2, 1, 0}, 2)), KoClass::kCoexistence);  // outer breaths pair up
  EXPECT_EQ(Kind(Race({1, 1, 1, 0}, {1, 1, 1, 0})), KoClass::kUnclassified);
  EXPECT_EQ(Kind(Race({0, 0, 1, 0}, {0, 0, 1, 0})), KoClass::kFighting);
  EXPECT_EQ(Kind(Race({1, 1, 1, 0}, {1, 0, 1, 0})), KoClass::kFighting);
}

TEST(KoClassTest, TwoEyesAreSettled) {
  EXPECT_EQ(Kind(Race({2, 0, 1, 0}, {3, 1, 1, 0})), KoClass::kDisturbedLife);
  EXPECT_EQ(ClassifyRace(Race({2, 0, 1, 0}, {1, 5, 1, 0})).disturber, RaceSide::kSecond);
}

TEST(KoClassTest, AnEyeWinsOnlyIfTheOtherSideHasNothingOutside) {
  EXPECT_EQ(Kind(Race({1, 0, 1, 0}, {0, 1, 1, 0})), KoClass::kFighting);
  EXPECT_EQ(Kind(Race({1, 3, 1, 0}, {0, 0, 1, 0})), KoClass::kDisturbedDeath);
  const RaceClass single = ClassifyRace(Race({1, 0, 0, 0}, {0, 0, 1, 0}));
  EXPECT_EQ(single.kind, KoClass::kFighting);
  EXPECT_EQ(single.hot, RaceHot::kSingle);
}

// Each race has a class; its fields go together; its clause is one of the register; a take does not change
// it, and exchanging the sides exchanges the disturber.
TEST(KoClassTest, TotalAndTheSameThroughoutACycle) {
  for (int code = 0; code < 4 * 4 * 3 * 3 * 3 * 6 * 6; ++code) {
    int rest = code;
    const auto digit = [&rest](int base) {
      const int value = rest % base;
      rest /= base;
      return value;
    };
    KoRace race = Race({digit(4), digit(3), 0, 0}, {digit(4), digit(3), 0, 0}, digit(3));
    race.groups[0].kos = digit(6);
    race.groups[1].kos = digit(6);
    const RaceClass found = ClassifyRace(race);
    EXPECT_EQ(found.disturber.has_value(), found.kind == KoClass::kDisturbedDeath);
    EXPECT_EQ(found.disturber.has_value() || found.starter_disturbs, IsDisturbing(found.kind));
    EXPECT_EQ(found.hot != RaceHot::kNone, found.kind == KoClass::kFighting);
    EXPECT_TRUE(found.clause.empty() || FindClause(found.clause) != nullptr) << found.clause;
    KoRace turned = race;
    std::swap(turned.groups[0], turned.groups[1]);
    EXPECT_EQ(ClassifyRace(turned).kind, found.kind);
    if (found.disturber.has_value()) {
      EXPECT_EQ(ClassifyRace(turned).disturber, OtherSide(*found.disturber));
    }
    if (!IsRace(race) || race.groups[1].kos == 0) continue;
    EXPECT_EQ(ClassifyRace(AfterRaceMove(race, RaceMove::kTake, RaceLaw{})), found) << RaceText(race);
  }
}

}  // namespace
}  // namespace hotstone::spec
