#include "spec/board/board_play.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "tests/spec/games.h"

namespace hotstone::spec {
namespace {

using ::testing::ElementsAre;
using ::testing::IsEmpty;

TEST(BoardPlayTest, APlainPlayAddsOneStone) {
  const BoardPlay play = PlayAt(Empty(3, 3), kW, At("B2"));
  EXPECT_EQ(play.player, kW);
  EXPECT_EQ(play.at, At("B2"));
  EXPECT_EQ(play.before, Empty(3, 3));
  EXPECT_EQ(play.after, Diagram({"...", ".O.", "..."}));
  EXPECT_THAT(play.captured, IsEmpty());
  EXPECT_THAT(play.self_removed, IsEmpty());
}

// ING96-R4: "the player who took the last liberty removes".
TEST(BoardPlayTest, OpponentsStonesAreRemovedFirst) {
  // B1 is the last liberty of both chains of two.
  const BoardPlay play = PlayAt(Diagram({"XO", "X."}), kW, At("B1"));
  EXPECT_EQ(play.after, Diagram({".O", ".O"}));
  EXPECT_THAT(play.captured, ElementsAre(At("A1"), At("A2")));
  EXPECT_THAT(play.self_removed, IsEmpty());
}

TEST(BoardPlayTest, OpponentsStonesAreRemovedFirstOnTwoPoints) {
  const BoardPlay play = PlayAt(Diagram({"X."}), kW, At("B1"));
  EXPECT_EQ(play.after, Diagram({".O"}));
  EXPECT_THAT(play.captured, ElementsAre(At("A1")));
  EXPECT_THAT(play.self_removed, IsEmpty());
}

TEST(BoardPlayTest, SeveralChainsAreRemovedAtOnce) {
  const BoardPlay play = PlayAt(Diagram({".XOX.", "XO.OX", ".XOX."}), kB, At("C2"));
  EXPECT_THAT(play.captured, ElementsAre(At("C1"), At("B2"), At("D2"), At("C3")));
  EXPECT_EQ(play.after, Diagram({".X.X.", "X.X.X", ".X.X."}));
}

TEST(BoardPlayTest, OnlyChainsWithoutALibertyAreRemoved) {
  // B2 dies, the chain of D1 and D2 keeps C1 and E1.
  const BoardPlay play = PlayAt(Diagram({".X.X.", "XO.OX", ".X.O."}), kB, At("C2"));
  EXPECT_THAT(play.captured, ElementsAre(At("B2")));
  EXPECT_EQ(play.after, Diagram({".X.X.", "X.XOX", ".X.O."}));
}

TEST(BoardPlayTest, AChainTouchedTwiceIsRemovedOnce) {
  const BoardPlay play = PlayAt(Diagram({"XXX.", "OOX.", ".OX."}), kB, At("A1"));
  EXPECT_THAT(play.captured, ElementsAre(At("B1"), At("A2"), At("B2")));
  EXPECT_EQ(play.after, Diagram({"XXX.", "..X.", "X.X."}));
}

TEST(BoardPlayTest, OwnChainIsRemovedWhenNothingIsCaptured) {
  const BoardPlay play = PlayAt(Diagram({"X.O."}), kB, At("B1"));
  EXPECT_EQ(play.after, Diagram({"..O."}));
  EXPECT_THAT(play.captured, IsEmpty());
  EXPECT_THAT(play.self_removed, ElementsAre(At("A1"), At("B1")));
}

TEST(BoardPlayTest, OnlyTheOwnChainAtThePointIsRemoved) {
  const BoardPlay play = PlayAt(Diagram({"..OX", "O.O.", ".OXX"}), kB, At("A1"));
  EXPECT_EQ(play.after, play.before);
  EXPECT_THAT(play.self_removed, ElementsAre(At("A1")));
}

TEST(BoardPlayTest, OnOnePointAStoneRemovesItself) {
  const BoardPlay play = PlayAt(Empty(1, 1), kB, At("A1"));
  EXPECT_EQ(play.after, Empty(1, 1));
  EXPECT_THAT(play.self_removed, ElementsAre(At("A1")));
}

TEST(BoardPlayTest, FillingAWholeBoardRemovesItAll) {
  Position position = Empty(19, 19);
  for (const Point p : position.EmptyPoints()) {
    if (p != At("K10")) position.Put(p, kB);
  }
  EXPECT_EQ(PlayAt(position, kB, At("K10")).after, Empty(19, 19));
  EXPECT_EQ(PlayAt(position, kB, At("K10")).self_removed.size(), 361u);
  const BoardPlay capture = PlayAt(position, kW, At("K10"));
  EXPECT_EQ(capture.captured.size(), 360u);
  EXPECT_EQ(capture.after.StoneCount(kW), 1);
}

// Black throws in, White takes one stone, Black takes five at once: no ko ban applies.
TEST(BoardPlayTest, Snapback) {
  Game game = StartUnder("basic-only", Diagram({"XXXX.", "OOOX.", "..OX."}));
  ASSERT_TRUE(game.Play({kB, At("B1")}).legal());
  ASSERT_TRUE(game.Play({kW, At("A1")}).legal());
  EXPECT_THAT(game.plies().back().captured, ElementsAre(At("B1")));
  ASSERT_TRUE(game.Play({kB, At("B1")}).legal());
  EXPECT_THAT(game.plies().back().captured,
              ElementsAre(At("A1"), At("C1"), At("A2"), At("B2"), At("C2")));
  EXPECT_EQ(game.position(), Diagram({"XXXX.", "...X.", ".X.X."}));
}

// Closure: every play on a legal position leads to a legal position.
TEST(BoardPlayTest, PlaysKeepPositionsLegal) {
  for (const auto& [cols, rows] : {std::pair{1, 1}, {5, 1}, {3, 2}, {3, 3}}) {
    for (const Position& before : LegalPositions(cols, rows)) {
      for (const Point p : before.EmptyPoints()) {
        for (const Color player : {kB, kW}) {
          const BoardPlay play = PlayAt(before, player, p);
          ASSERT_TRUE(IsLegal(play.after)) << before.cells() << " " << PointName(p);
          ASSERT_TRUE(play.captured.empty() || play.self_removed.empty());
          ASSERT_EQ(play.after.StoneCount(player),
                    before.StoneCount(player) + 1 - static_cast<int>(play.self_removed.size()));
          ASSERT_EQ(play.after.StoneCount(Opponent(player)),
                    before.StoneCount(Opponent(player)) - static_cast<int>(play.captured.size()));
        }
      }
    }
  }
}

// The play knows no colours but "own" and "opposing".
TEST(BoardPlayTest, ColourSwapCommutes) {
  for (const Position& before : LegalPositions(3, 3)) {
    for (const Point p : before.EmptyPoints()) {
      const BoardPlay black = PlayAt(before, kB, p);
      const BoardPlay white = PlayAt(ColorSwapped(before), kW, p);
      ASSERT_EQ(ColorSwapped(black.after), white.after);
      ASSERT_EQ(black.captured, white.captured);
      ASSERT_EQ(black.self_removed, white.self_removed);
    }
  }
}

}  // namespace
}  // namespace hotstone::spec
