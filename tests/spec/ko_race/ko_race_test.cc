#include "spec/ko_race/ko_race.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "tests/spec/ko_race/races.h"

namespace hotstone::spec {
namespace {

using ::testing::ElementsAre;

constexpr RaceLaw kSingleLaw{RaceHot::kSingle, std::nullopt, 4};

TEST(KoRaceTest, ATakeMovesALibertyAndMakesTheKoHot) {
  KoRace race = AfterRaceMove(Race({1, 0, 1, 0}, {1, 0, 2, 0}), RaceMove::kTake, kSingleLaw);
  EXPECT_EQ(
      RaceText(race),
      "eyes 1/1, external 0/0, shared 0, kos 2/1, threats 0/0, second to move, 1 hot, 0 passes");
  EXPECT_TRUE(IsLegalRaceMove(race, RaceMove::kTake, kSingleLaw));  // the other ko
  race.groups[0].kos = 1;
  EXPECT_FALSE(IsLegalRaceMove(race, RaceMove::kTake, kSingleLaw));  // only the hot one
  race = AfterRaceMove(race, RaceMove::kPass, kSingleLaw);
  race = AfterRaceMove(race, RaceMove::kPass, kSingleLaw);
  EXPECT_TRUE(IsLegalRaceMove(race, RaceMove::kTake, kSingleLaw));
}

TEST(KoRaceTest, NoNumberIsBelowZero) {
  const KoRace right = Race({1, 1, 1, 1}, {1, 1, 1, 1}, 1);
  ASSERT_TRUE(IsRace(right));
  for (const size_t side : {0, 1}) {
    for (const auto figure :
         {&RaceGroup::eyes, &RaceGroup::external, &RaceGroup::kos, &RaceGroup::threats}) {
      KoRace race = right;
      race.groups[side].*figure = -1;
      EXPECT_FALSE(IsRace(race)) << RaceText(race);
    }
  }
  for (const auto figure : {&KoRace::shared, &KoRace::hot, &KoRace::passes}) {
    KoRace race = right;
    race.*figure = -1;
    EXPECT_FALSE(IsRace(race)) << RaceText(race);
  }
}

TEST(KoRaceTest, TwinsAreAllKosOfTheTaker) {
  for (const RaceHot hot : {RaceHot::kTwin, RaceHot::kTwinTriple}) {
    const RaceLaw law{hot, std::nullopt, 4};
    EXPECT_EQ(AfterRaceMove(Race({1, 0, 1, 0}, {1, 0, 2, 0}), RaceMove::kTake, law).hot, 2);
    const int of_four = AfterRaceMove(Race({1, 0, 2, 0}, {1, 0, 2, 0}), RaceMove::kTake, law).hot;
    EXPECT_EQ(of_four, hot == RaceHot::kTwin ? 3 : 1);
  }
}

TEST(KoRaceTest, AHotKoMayNotBeTakenEvenIfThatRemovesTheGroup) {
  KoRace race = Race({0, 0, 1, 0}, {1, 0, 1, 0});
  race.to_move = RaceSide::kSecond;
  EXPECT_EQ(RaceWinner(AfterRaceMove(race, RaceMove::kTake, kSingleLaw)), RaceSide::kSecond);
  race.hot = 1;
  EXPECT_THAT(RaceMoves(race, kSingleLaw),
              ElementsAre(RaceMove::kConnect, RaceMove::kFillOwnEye, RaceMove::kPass));
}

TEST(KoRaceTest, AnEyeIsFilledLast) {
  EXPECT_FALSE(IsLegalRaceMove(Race({0, 2, 0, 0}, {1, 1, 0, 0}), RaceMove::kFillEye, kSingleLaw));
  EXPECT_FALSE(
      IsLegalRaceMove(Race({0, 2, 0, 0}, {1, 0, 0, 0}, 1), RaceMove::kFillEye, kSingleLaw));
  EXPECT_FALSE(IsLegalRaceMove(Race({0, 2, 0, 0}, {2, 0, 0, 0}), RaceMove::kFillEye, kSingleLaw));
  const KoRace last = Race({0, 2, 0, 0}, {1, 0, 0, 0});
  ASSERT_TRUE(IsLegalRaceMove(last, RaceMove::kFillEye, kSingleLaw));
  EXPECT_EQ(RaceWinner(AfterRaceMove(last, RaceMove::kFillEye, kSingleLaw)), RaceSide::kFirst);
}

TEST(KoRaceTest, TheOpponentIsRemovedFirst) {
  const KoRace both = Race({0, 0, 0, 0}, {0, 0, 0, 0}, 1);
  EXPECT_EQ(RaceWinner(AfterRaceMove(both, RaceMove::kFillShared, kSingleLaw)), RaceSide::kFirst);
  const KoRace own = Race({0, 0, 1, 0}, {1, 0, 0, 0});
  EXPECT_EQ(RaceWinner(AfterRaceMove(own, RaceMove::kConnect, kSingleLaw)), RaceSide::kSecond);
}

TEST(KoRaceTest, AThreatLiftsBansAndPasses) {
  KoRace race = Race({1, 0, 1, 1}, {1, 0, 1, 0});
  race.hot = 1;
  EXPECT_FALSE(IsLegalRaceMove(race, RaceMove::kTake, kSingleLaw));
  race = AfterRaceMove(race, RaceMove::kThreat, kSingleLaw);
  EXPECT_EQ(race.to_move, RaceSide::kFirst);
  EXPECT_EQ(race.groups[0].threats, 0);
  EXPECT_TRUE(IsLegalRaceMove(race, RaceMove::kTake, kSingleLaw));
}

TEST(KoRaceTest, PassesEndIt) {
  KoRace race = Race({1, 0, 0, 0}, {1, 0, 0, 0}, 1);
  for (int i = 0; i < 4; ++i) {
    EXPECT_FALSE(IsRaceOver(race, kSingleLaw));
    race = AfterRaceMove(race, RaceMove::kPass, kSingleLaw);
  }
  EXPECT_TRUE(IsRaceOver(race, kSingleLaw));
  EXPECT_EQ(RaceWinner(race), std::nullopt);
  EXPECT_TRUE(RaceMoves(race, kSingleLaw).empty());
}

TEST(KoRaceTest, ABarredSideTakesNothing) {
  const RaceLaw law{RaceHot::kSingle, RaceSide::kFirst, 4};
  EXPECT_FALSE(IsLegalRaceMove(Race({1, 0, 1, 0}, {1, 0, 2, 0}), RaceMove::kTake, law));
}

// Every move leaves a race, and only takes and passes keep the stones that can still be played.
TEST(KoRaceTest, MovesKeepRaces) {
  for (int code = 0; code < 3 * 3 * 3 * 3 * 3 * 4 * 4; ++code) {
    int rest = code;
    KoRace race = Race({NextDigit(rest, 3), NextDigit(rest, 3), 0, 1},
                       {NextDigit(rest, 3), NextDigit(rest, 3), 0, 0}, NextDigit(rest, 3));
    race.groups[0].kos = NextDigit(rest, 4);
    race.groups[1].kos = NextDigit(rest, 4);
    if (!IsRace(race)) continue;
    for (const RaceHot hot :
         {RaceHot::kNone, RaceHot::kSingle, RaceHot::kTwin, RaceHot::kTwinTriple}) {
      const RaceLaw law{hot, std::nullopt, 4};
      for (const RaceMove move : RaceMoves(race, law)) {
        const KoRace after = AfterRaceMove(race, move, law);
        EXPECT_TRUE(IsRace(after)) << RaceText(race) << ", " << RaceMoveName(move);
        const bool reversible =
            move == RaceMove::kTake || move == RaceMove::kPass || move == RaceMove::kThreat;
        EXPECT_EQ(after.Kos() + after.shared + after.groups[0].eyes + after.groups[1].eyes +
                          after.groups[0].external + after.groups[1].external ==
                      race.Kos() + race.shared + race.groups[0].eyes + race.groups[1].eyes +
                          race.groups[0].external + race.groups[1].external,
                  reversible);
      }
    }
  }
}

}  // namespace
}  // namespace hotstone::spec
