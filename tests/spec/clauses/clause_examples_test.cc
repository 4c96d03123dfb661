// The statements of the texts and captions, played out. One test per statement;
// docs/reference/clauses.md names them.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "spec/counting/area.h"
#include "spec/counting/outcome.h"
#include "tests/spec/games.h"

namespace hotstone::spec {
namespace {

using ::testing::ElementsAre;

// ING91-3 "Koordinaten", ZH-R11-zuobiao.
TEST(ClauseExamplesTest, CornersAndCentreHaveTheirNames) {
  const BoardSize size = Board(19, 19);
  EXPECT_EQ(size.points(), 361);
  EXPECT_EQ(PointName({9, 9}), "K10");
  EXPECT_EQ(PointName({0, 18}), "A19");
  EXPECT_EQ(PointName({0, 0}), "A1");
  EXPECT_EQ(PointName({18, 18}), "T19");
  EXPECT_EQ(PointName({18, 0}), "T1");
  EXPECT_EQ(*ParsePoint("K10", size), (Point{9, 9}));
  EXPECT_EQ(*ParsePoint("T19", size), (Point{18, 18}));
}

// ING96-S13, S14, S15: after one pass the game goes on, after one by each it pauses, after two more
// it ends.
TEST(ClauseExamplesTest, OnePassGoesOnTwoPauseTwoMoreEnd) {
  Game game = Played("basic-only", Empty(5, 5), {"C3", "-", "C4", "-"});
  EXPECT_FALSE(game.paused());
  PlayAll(game, {"-"});
  EXPECT_TRUE(game.paused());
  EXPECT_FALSE(game.ended());
  PlayAll(game, {"-"});
  EXPECT_FALSE(game.ended());
  PlayAll(game, {"-"});
  EXPECT_TRUE(game.ended());
}

// ING91-2 "Vorgabezüge": Black plays anywhere, White must pass, Black plays anywhere. The board is
// empty at first (ING96-G306) and Black plays one move at a time, though he is a play ahead
// (ING96-G313).
TEST(ClauseExamplesTest, AOnePlayHandicap) {
  Game game = StartUnder("basic-only,handicap=1", Empty(9, 9));
  EXPECT_EQ(game.position(), Empty(9, 9));
  PlayAll(game, {"E5"});
  EXPECT_EQ(game.Judge({kW, At("C3")}).why, Illegality::kHandicap);
  PlayAll(game, {"-", "A1", "C3"});
  EXPECT_EQ(game.position().StoneCount(kB), 2);
  EXPECT_EQ(game.position().StoneCount(kW), 1);
}

// Black takes at C2, White takes back at B2.
Position LastKo() { return Diagram({".XO.", "XO.O", ".XO."}); }

// ING96-HISTORY-3, S17, S18: only the ko is left. Whoever took it, a pass serves as a threat before
// retaking.
TEST(ClauseExamplesTest, TheLastKoIsRetakenAfterAPass) {
  Game game = Played("basic-only", LastKo(), {"C2"});
  EXPECT_EQ(game.Judge({kW, At("B2")}).why, Illegality::kHotStone);
  PlayAll(game, {"-", "-", "B2"});  // both pass, White retakes
  EXPECT_EQ(game.Judge({kB, At("C2")}).why, Illegality::kHotStone);
  PlayAll(game, {"-", "-", "C2"});  // and Black again, in the same way
  EXPECT_EQ(game.position(), Diagram({".XO.", "X.XO", ".XO."}));
}

// ING96-P6: nobody has to close a ko at the end.
TEST(ClauseExamplesTest, AGameMayEndWithAnOpenKo) {
  Game game = Played("ing-1996,hot=basic,cycle=none", LastKo(), {"C2", "-", "-", "-", "-"});
  EXPECT_TRUE(game.ended());
  const Area area = CountArea(game.position());
  EXPECT_EQ(area.black_stones + area.black_spaces, 7);  // the open mouth B2 belongs to Black
  EXPECT_EQ(area.white_stones + area.white_spaces, 5);
}

// ING96-S9, S10: removing one's own group is a move like any other, so it also counts as the move
// between a capture in a ko and the retaking.
TEST(ClauseExamplesTest, SelfRemovalLiftsAKoBan) {
  Game game = Played("basic-only", Diagram({".XO.XXX", "XO.OXO.", ".XO.XXX"}), {"C2"});
  ASSERT_EQ(game.Judge({kW, At("B2")}).why, Illegality::kHotStone);
  PlayAll(game, {"G2"});
  EXPECT_THAT(game.plies().back().self_removed, ElementsAre(At("F2"), At("G2")));
  PlayAll(game, {"A1"});
  EXPECT_TRUE(game.Play({kW, At("B2")}).legal());
  EXPECT_THAT(game.plies().back().captured, ElementsAre(At("C2")));
}

// ING96-G312, S20; ING91-1 "Leben und Tod"; ZH-G28: in the pause Black claims that the white stone
// is dead; White does not agree, play goes on, and Black removes it.
TEST(ClauseExamplesTest, DisputesAreSettledByRemoval) {
  Game game = Played("basic-only", Diagram({"O.X", ".X.", "..."}), {"-", "-"});
  ASSERT_TRUE(game.paused());
  EXPECT_EQ(CountArea(game.position()).shared_spaces, 6);
  PlayAll(game, {"A2", "-", "B3", "-", "-", "-"});
  EXPECT_FALSE(game.ended());
  EXPECT_EQ(game.RemovedStones(kW), 1);
  EXPECT_EQ(CountArea(game.position()).Difference(), 9);
  PlayAll(game, {"-"});
  EXPECT_TRUE(game.ended());
}

// ING96-G401, P4: the same white stone is alive in the count if nobody takes it.
TEST(ClauseExamplesTest, WhatNobodyRemovesIsAlive) {
  Game game = Played("basic-only", Diagram({"O.X", ".X.", "..."}), {"-", "-", "-", "-"});
  ASSERT_TRUE(game.ended());
  EXPECT_EQ(CountArea(game.position()).white_stones, 1);
  EXPECT_EQ(OutcomeText(Decide(game.position(), game.rules())), "Black wins by 1");
}

// ING96-G314, ZH-G17: a neutral point that only one side can take is worth a point to it.
TEST(ClauseExamplesTest, OneSidedNeutralPointsCount) {
  Game game = StartUnder("basic-only", Diagram({".X..O."}), kW);
  const int before = CountArea(game.position()).Difference();
  PlayAll(game, {"-", "C1"});
  EXPECT_EQ(CountArea(game.position()).Difference(), before + 1);
}

// ING96-R10-un-penalized-mistakes, ING91-2 "Fehlerhaftes Passen": taking the last neutral point or
// leaving it to the opponent makes two points; if both overlook it, it is shared.
TEST(ClauseExamplesTest, TheLastNeutralPointIsWorthTwo) {
  const Position setup = Diagram({".X.O."});
  const auto difference = [&](const std::vector<std::string>& moves) {
    Game game = Played("basic-only", setup, moves);
    EXPECT_TRUE(game.ended());
    return CountArea(game.position()).Difference();
  };
  EXPECT_EQ(difference({"C1", "-", "-", "-", "-"}), 1);
  EXPECT_EQ(difference({"-", "C1", "-", "-", "-", "-"}), -1);
  EXPECT_EQ(difference({"-", "-", "-", "-"}), 0);
  EXPECT_EQ(CountArea(setup).shared_spaces, 1);
}

// ING96-P2: since stones and spaces both count, a stone put into one's own space costs nothing.
// Checked on every legal position of 3x3 and 4x2, for every such space whose stone stays.
TEST(ClauseExamplesTest, FillingOnesOwnSpaceIsFree) {
  int filled = 0;
  for (const auto& [cols, rows] : {std::pair{3, 3}, {4, 2}, {6, 1}}) {
    for (const Position& position : LegalPositions(cols, rows)) {
      const std::string map = AreaMap(position);
      for (const Point p : position.EmptyPoints()) {
        if (map[static_cast<size_t>(position.size().Index(p))] != 'X') continue;
        const BoardPlay play = PlayAt(position, kB, p);
        ASSERT_TRUE(play.captured.empty());
        if (!play.self_removed.empty()) continue;
        ASSERT_EQ(CountArea(play.after).Difference(), CountArea(position).Difference());
        ++filled;
      }
    }
  }
  EXPECT_GT(filled, 1000);
}

// TT-LOSER, TT-WINNER: with equal points nobody has fewer, so nobody loses; we call it a draw.
TEST(ClauseExamplesTest, EqualPointsHaveNoLoser) {
  const Position even = Diagram({"X.O"});
  ASSERT_EQ(CountArea(even).Difference(), 0);
  EXPECT_EQ(Decide(even, Rules("tromp-taylor")).winner, std::nullopt);
  EXPECT_EQ(Decide(Diagram({"X."}), Rules("tromp-taylor")).winner, kB);
  EXPECT_EQ(Decide(even, Rules("faulstich-2015")).winner, kW);
}

}  // namespace
}  // namespace hotstone::spec
