#include "spec/ko/ko.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "spec/board/board_play.h"
#include "tests/spec/diagrams.h"

namespace hotstone::spec {
namespace {

using ::testing::Contains;
using ::testing::ElementsAre;
using ::testing::Field;
using ::testing::IsEmpty;
using ::testing::SizeIs;

TEST(KoTest, ASingleKoIsAStoneAndItsMouth) {
  EXPECT_THAT(FindKos(Diagram({"..XO..", ".XO.O.", "..XO.."})),
              ElementsAre(Ko{kW, {At("C2")}, At("D2")}));
  EXPECT_THAT(FindKos(Diagram({".O"})), ElementsAre(Ko{kW, {At("B1")}, At("A1")}));
}

TEST(KoTest, NoKoWhereTheTakerHasCompanyOrAnotherLiberty) {
  EXPECT_THAT(FindKos(Diagram({"..XO..", ".XO...", "..XO.."})), IsEmpty());  // two liberties
  EXPECT_THAT(FindKos(Diagram({"..XOO.", ".XO.XO", "..XOO."})),
              IsEmpty());  // the taker joins a stone
  EXPECT_THAT(FindKos(Diagram({"...", ".X.", "..."})), IsEmpty());
}

// White could take at B3 and remove the whole black side with it: a ko all the same.
TEST(KoTest, TheLastKoOfAFightCounts) {
  const Position last =
      PlayAt(Diagram({"X.XO", "XXOO", "X.XO", "XXOO", "XO.O"}), kW, At("B5")).after;
  ASSERT_GT(PlayAt(last, kW, At("B3")).captured.size(), 1u);
  EXPECT_THAT(FindKos(last), SizeIs(3));
}

// Eternal life on four points: the pair can be removed at B1 by a stone that White could remove in
// turn.
TEST(KoTest, ADoubleKoHasTwoStones) {
  EXPECT_THAT(FindKos(Diagram({"X.OO"})), ElementsAre(Ko{kW, {At("C1"), At("D1")}, At("B1")}));
  // Sending two, returning one: only one stone could be removed in turn.
  EXPECT_THAT(FindKos(Diagram({"XX."})), IsEmpty());
}

TEST(KoTest, ATripleKoIsOneFight) {
  const Position triple = Diagram({"X.XO", "XXOO", "X.XO", "XXOO", "XO.O"});
  const auto kos = FindKos(triple);
  ASSERT_THAT(kos, SizeIs(3));
  EXPECT_THAT(FightsOf(triple, kos), ElementsAre(0, 0, 0));
}

TEST(KoTest, KosThatShareOneColourOnlyAreFightsOfTheirOwn) {
  // One black chain around both, two white ones.
  const Position two = Diagram({"XXO.", "XO.O", "XXO.", "XXXX", "XXO.", "XO.O", "XXO."});
  const auto kos = FindKos(two);
  ASSERT_THAT(kos, SizeIs(2));
  EXPECT_THAT(FightsOf(two, kos), ElementsAre(0, 1));
}

// Two kos that share a black chain, but whose white chains are connected only through a third ko.
TEST(KoTest, AFightIsClosedUnderSharing) {
  const Position chain = Diagram({"XX.XOO", "XXXOOO", ".X.XO.", "XXXOOO", "XXO.OO"});
  const auto kos = FindKos(chain);
  ASSERT_THAT(kos, SizeIs(3));
  EXPECT_THAT(FightsOf(chain, kos), ElementsAre(0, 0, 0));
}

// Three kos above one another, no chain round more than two of them: the lowest and the highest
// belong together because of the middle one.
TEST(KoTest, AFightReachesAsFarAsItsKos) {
  const Position ladder =
      Diagram({"..XO..", ".XO.O.", "..XO..", ".XO.O.", "..XO..", ".XO.O.", "..XO.."});
  const auto kos = FindKos(ladder);
  ASSERT_THAT(kos, SizeIs(3));
  EXPECT_THAT(FightsOf(ladder, kos), ElementsAre(0, 0, 0));
  EXPECT_THAT(FightsOf(ladder, {kos[0], kos[1]}), ElementsAre(0, 0));
  EXPECT_THAT(FightsOf(ladder, {kos[0], kos[2]}), ElementsAre(0, 1));
}

// G506: triple ko stones. White C1 takes three, and Black B1 would take three in turn.
TEST(KoTest, AKoOfThreeNeedsThree) {
  const auto kos = FindKos(Diagram({"O..X", "XOXO", "XX.O"}));
  ASSERT_THAT(kos, Contains(Field(&Ko::mouth, At("C1"))));
  EXPECT_THAT(kos, Contains(Field(&Ko::stones, SizeIs(3))));
}

// On every legal position: each ko can be taken. Retaking a single one restores the position; one
// of several stones leaves as many to take. The exception is a take that captures more.
TEST(KoTest, KosCanBeTakenAndTakenBack) {
  int singles = 0;
  int doubles = 0;
  int triples = 0;  // counted among the doubles as well
  int more = 0;
  for (const auto& [cols, rows] : {std::pair{5, 1}, {6, 1}, {2, 2}, {3, 2}, {3, 3}}) {
    for (const Position& position : LegalPositions(cols, rows)) {
      for (const Ko& ko : FindKos(position)) {
        const BoardPlay taken = PlayAt(position, Opponent(ko.holder), ko.mouth);
        if (taken.captured != ko.stones) {
          ++more;  // a chain around the mouth is captured as well
        } else if (ko.stones.size() == 1) {
          ++singles;
          ASSERT_EQ(PlayAt(taken.after, ko.holder, ko.stones[0]).after, position);
        } else {
          ++doubles;
          triples += ko.stones.size() == 3 ? 1 : 0;
          int as_many = 0;
          for (const Point p : taken.after.EmptyPoints()) {
            as_many +=
                PlayAt(taken.after, ko.holder, p).captured.size() == ko.stones.size() ? 1 : 0;
          }
          ASSERT_GT(as_many, 0);
        }
      }
    }
  }
  EXPECT_GT(singles, 0);
  EXPECT_GT(doubles, 0);
  EXPECT_GT(triples, 0);
  EXPECT_GT(more, 0);
}

}  // namespace
}  // namespace hotstone::spec
