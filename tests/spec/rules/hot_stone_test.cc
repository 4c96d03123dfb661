#include "spec/rules/hot_stone.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "tests/spec/games.h"

namespace hotstone::spec {
namespace {

using ::testing::ElementsAre;

// Black takes at C2, White could take back at B2.
Position KoShape() { return Diagram({".XO.", "XO.O", ".XO."}); }

// A game in which Black has just taken the ko.
Game KoTaken(std::string_view rules) {
  Game game = StartUnder(rules, KoShape());
  EXPECT_TRUE(game.Play({kB, At("C2")}).legal());
  return game;
}

TEST(HotStoneTest, AStoneThatTookOneIsHot) {
  const BoardPlay play = PlayAt(KoShape(), kB, At("C2"));
  EXPECT_THAT(play.captured, ElementsAre(At("B2")));
  EXPECT_EQ(SingleHotStoneBan(play), At("B2"));
  const Game game = KoTaken("basic-only");
  EXPECT_THAT(game.situation().bans, ElementsAre(At("B2")));
  EXPECT_EQ(game.Judge({kW, At("B2")}).why, Illegality::kHotStone);
}

TEST(HotStoneTest, TheBanLastsOnePly) {
  Game game = KoTaken("basic-only");
  ASSERT_TRUE(game.Play({kW, At("D1")}).legal());
  EXPECT_THAT(game.situation().bans, ElementsAre());
  ASSERT_TRUE(game.Play({kB, At("A1")}).legal());
  EXPECT_THAT(game.situation().bans, ElementsAre());
  ASSERT_TRUE(game.Play({kW, At("B2")}).legal());
  EXPECT_THAT(game.situation().bans, ElementsAre(At("C2")));  // and now Black is bound
}

// ING96-R5: "until a board play or a pass has intervened".
TEST(HotStoneTest, APassLiftsTheBan) {
  Game game = KoTaken("basic-only");
  ASSERT_TRUE(game.Play(Pass(kW)).legal());
  EXPECT_THAT(game.situation().bans, ElementsAre());
  ASSERT_TRUE(game.Play(Pass(kB)).legal());
  EXPECT_TRUE(game.Judge({kW, At("B2")}).legal());
}

TEST(HotStoneTest, TheBanBindsTheOpponentOnly) {
  const Game game = KoTaken("basic-only");
  EXPECT_TRUE(game.Judge({kB, At("B2")}).legal());
  EXPECT_THAT(game.KoPoints(kW), ElementsAre(At("B2")));
  EXPECT_THAT(game.KoPoints(kB), ElementsAre());
}

TEST(HotStoneTest, ThePassingPlayerMayConnectTheKo) {
  Game game = KoTaken("basic-only");
  ASSERT_TRUE(game.Play(Pass(kW)).legal());
  ASSERT_TRUE(game.Play({kB, At("B2")}).legal());
  EXPECT_EQ(game.position(), Diagram({".XO.", "XXXO", ".XO."}));
}

TEST(HotStoneTest, NoBanWhenTwoStonesWereCaptured) {
  const BoardPlay play = PlayAt(Diagram({".XXO.", "XOO.O", ".XXO."}), kB, At("D2"));
  ASSERT_THAT(play.captured, ElementsAre(At("B2"), At("C2")));
  EXPECT_EQ(SingleHotStoneBan(play), std::nullopt);
  const RuleSet rules = Rules("basic-only");
  const Situation s = After(StartOf(rules, play.before, kB), At("D2"), rules);
  EXPECT_TRUE(Judge(s, At("C2"), rules).legal());  // takes the capturing stone at once
}

TEST(HotStoneTest, NoBanWhenTheCapturerHasTwoLiberties) {
  const BoardPlay play = PlayAt(Diagram({".XO.", "XO..", ".XO."}), kB, At("C2"));
  ASSERT_THAT(play.captured, ElementsAre(At("B2")));
  EXPECT_EQ(SingleHotStoneBan(play), std::nullopt);
}

TEST(HotStoneTest, NoBanWhenTheCapturerIsPartOfAChain) {
  const BoardPlay play = PlayAt(Diagram({".XOO.", "XO.XO", ".XOO."}), kB, At("C2"));
  ASSERT_THAT(play.captured, ElementsAre(At("B2")));
  EXPECT_EQ(SingleHotStoneBan(play), std::nullopt);
  const RuleSet rules = Rules("basic-only");
  Situation s = After(StartOf(rules, play.before, kB), At("C2"), rules);
  ASSERT_TRUE(Judge(s, At("B2"), rules).legal());
  s = After(s, At("B2"), rules);
  EXPECT_EQ(s.position, Diagram({".XOO.", "XO..O", ".XOO."}));
}

TEST(HotStoneTest, NoBanWithoutACapture) {
  EXPECT_EQ(SingleHotStoneBan(PlayAt(Diagram({"..O", "..."}), kB, At("C1"))), std::nullopt);
  EXPECT_EQ(SingleHotStoneBan(PlayAt(Diagram({"X.O."}), kB, At("B1"))),
            std::nullopt);  // self-removal
}

TEST(HotStoneTest, TheLayerNoneBansNothing) {
  const Game game = KoTaken("basic-only,hot=none");
  EXPECT_THAT(game.situation().bans, ElementsAre());
  EXPECT_TRUE(game.Judge({kW, At("B2")}).legal());
}

// The smallest board with a hot stone: two points.
TEST(HotStoneTest, TwoPointsSuffice) {
  const RuleSet rules = Rules("basic-only");
  Situation s = StartOf(rules, Empty(2, 1), kB);
  s = After(s, At("A1"), rules);
  s = After(s, At("B1"), rules);
  EXPECT_EQ(s.position, Diagram({".O"}));
  EXPECT_THAT(s.bans, ElementsAre(At("A1")));
  EXPECT_EQ(Judge(s, At("A1"), rules).why, Illegality::kHotStone);
}

// On every play on every legal position of 3x3 and 5x1: there is a ban exactly if the opponent,
// playing there at once, would restore the previous position. So the shape (lone stone, one
// liberty, one stone taken) is the ko.
TEST(HotStoneTest, ABanIsExactlyAnImmediateReturn) {
  int bans = 0;
  for (const auto& [cols, rows] : {std::pair{2, 1}, {5, 1}, {2, 2}, {3, 2}, {3, 3}}) {
    for (const Position& before : LegalPositions(cols, rows)) {
      for (const Point p : before.EmptyPoints()) {
        const BoardPlay play = PlayAt(before, kB, p);
        if (play.before == play.after) continue;  // no variation: nothing to bring back
        std::optional<Point> returns;
        for (const Point q : play.after.EmptyPoints()) {
          if (PlayAt(play.after, kW, q).after == before) returns = q;
        }
        ASSERT_EQ(SingleHotStoneBan(play), returns) << before.cells() << " " << PointName(p);
        bans += returns.has_value();
      }
    }
  }
  EXPECT_GT(bans, 0);
}

}  // namespace
}  // namespace hotstone::spec
