#include "spec/rules/game.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <random>

#include "tests/spec/games.h"

namespace hotstone::spec {
namespace {

using ::testing::ElementsAre;
using ::testing::HasSubstr;
using ::testing::IsEmpty;

TEST(GameTest, StartsFromTheSetup) {
  const Game game = StartUnder("tromp-taylor", Diagram({"X.O"}), kW);
  EXPECT_EQ(game.position(), Diagram({"X.O"}));
  EXPECT_EQ(game.to_move(), kW);
  EXPECT_EQ(game.rules(), Rules("tromp-taylor"));
  EXPECT_FALSE(game.ended());
  EXPECT_FALSE(game.paused());
  EXPECT_THAT(game.plies(), IsEmpty());
}

TEST(GameTest, RefusesAnIllegalSetup) {
  const auto game = Game::Create(Rules("basic-only"), Diagram({"OX.", "XX.", "..."}), kB);
  ASSERT_FALSE(game.ok());
  EXPECT_EQ(game.status().code(), absl::StatusCode::kInvalidArgument);
  EXPECT_THAT(std::string(game.status().message()),
              HasSubstr("the white chain at A3 has no liberty"));
}

TEST(GameTest, EveryPresetIsPlayed) {
  for (const RuleSet& rules : Presets()) {
    EXPECT_TRUE(Game::Create(rules, Empty(3, 3), kB).ok()) << rules.preset;
  }
}

TEST(GameTest, AnIllegalMoveChangesNothing) {
  Game game = StartUnder("basic-only", Diagram({".O", "O."}));
  const Situation before = game.situation();
  EXPECT_EQ(game.Play({kB, At("A2")}).why, Illegality::kNoVariation);
  EXPECT_EQ(game.Play({kB, At("A1")}).why, Illegality::kOccupied);
  EXPECT_EQ(game.Play({kB, At("C1")}).why, Illegality::kOffBoard);
  EXPECT_EQ(game.situation(), before);
  EXPECT_THAT(game.plies(), IsEmpty());
}

TEST(GameTest, PliesTellWhatTheyRemoved) {
  Game game = StartUnder("basic-only,hot=none", Diagram({"X.O."}));
  ASSERT_TRUE(game.Play({kB, At("B1")}).legal());
  ASSERT_TRUE(game.Play({kW, At("B1")}).legal());
  EXPECT_THAT(game.plies()[0].self_removed, ElementsAre(At("A1"), At("B1")));
  EXPECT_THAT(game.plies()[0].captured, IsEmpty());
  EXPECT_EQ(game.plies()[1].move, (Move{kW, At("B1")}));
  EXPECT_EQ(game.RemovedStones(kB), 2);
  EXPECT_EQ(game.RemovedStones(kW), 0);
}

TEST(GameTest, RemovedStonesCountBothColours) {
  Game game = StartUnder("basic-only,ko=none", Empty(2, 1));
  for (const char* point : {"A1", "B1", "A1", "B1", "A1"}) {
    ASSERT_TRUE(game.Play({game.to_move(), At(point)}).legal());
  }
  EXPECT_EQ(game.RemovedStones(kB), 2);
  EXPECT_EQ(game.RemovedStones(kW), 2);
  EXPECT_THAT(game.plies().back().captured, ElementsAre(At("B1")));
}

// Judge takes the colour with the move: a player who plays twice is judged as if it were his turn.
TEST(GameTest, FreeTurns) {
  Game game = StartUnder("basic-only", Diagram({".XO.", "XO.O", ".XO."}));
  ASSERT_TRUE(game.Play({kW, At("D1")}).legal());  // out of turn
  EXPECT_EQ(game.to_move(), kB);
  ASSERT_TRUE(game.Play({kB, At("C2")}).legal());
  ASSERT_TRUE(
      game.Play({kB, At("A1")}).legal());  // out of turn: the ban on White's next ply is gone
  EXPECT_EQ(game.to_move(), kW);
  EXPECT_TRUE(game.Judge({kW, At("B2")}).legal());
  EXPECT_EQ(game.plies().size(), 3u);
}

TEST(GameTest, LegalPointsAndKoPointsPartTheEmptyPoints) {
  Game game = StartUnder("basic-only", Diagram({".XO.", "XO.O", ".XO."}));
  EXPECT_THAT(game.LegalPoints(kB), ElementsAre(At("A1"), At("C2"), At("A3")));
  EXPECT_THAT(game.LegalPoints(kW), ElementsAre(At("A1"), At("D1"), At("C2"), At("A3"), At("D3")));
  ASSERT_TRUE(game.Play({kB, At("C2")}).legal());
  EXPECT_THAT(game.LegalPoints(kW), ElementsAre(At("D1"), At("D3")));
  EXPECT_THAT(game.KoPoints(kW), ElementsAre(At("B2")));
  // A1 and A3 would have taken a stone before; now they fail on variation, which is not a ko rule.
  EXPECT_EQ(game.Judge({kW, At("A1")}).why, Illegality::kNoVariation);
}

TEST(GameTest, KoPointsCoverTheCycleLayer) {
  Game game = StartUnder("simplified-ing", Empty(2, 1));
  ASSERT_TRUE(game.Play({kB, At("A1")}).legal());
  ASSERT_TRUE(game.Play({kW, At("B1")}).legal());
  EXPECT_THAT(game.KoPoints(kB), ElementsAre(At("A1")));
  EXPECT_THAT(game.LegalPoints(kB), IsEmpty());
}

TEST(GameTest, NothingIsLegalAfterTheEnd) {
  Game game = StartUnder("tromp-taylor", Empty(3, 3));
  ASSERT_TRUE(game.Play(Pass(kB)).legal());
  ASSERT_TRUE(game.Play(Pass(kW)).legal());
  EXPECT_TRUE(game.ended());
  EXPECT_THAT(game.LegalPoints(kB), IsEmpty());
  EXPECT_THAT(game.KoPoints(kB), IsEmpty());
  EXPECT_EQ(game.Play(Pass(kB)).why, Illegality::kGameOver);
  EXPECT_EQ(game.Play({kB, Point{30, 30}}).why, Illegality::kGameOver);
}

TEST(GameTest, AgreementTakesDeadStonesOffDuringThePause) {
  Game game = StartUnder("basic-only", Diagram({"XO.", ".X.", "..."}), kW);
  EXPECT_EQ(game.AgreeDead({At("B3")}).code(), absl::StatusCode::kFailedPrecondition);
  for (int i = 0; i < 3; ++i) ASSERT_TRUE(game.Play(Pass(game.to_move())).legal());
  ASSERT_TRUE(game.paused());
  const Situation before = game.situation();
  EXPECT_EQ(game.AgreeDead({At("C3")}).code(), absl::StatusCode::kInvalidArgument);  // empty
  EXPECT_EQ(game.AgreeDead({At("B3"), At("B3")}).code(),
            absl::StatusCode::kInvalidArgument);  // twice
  EXPECT_EQ(game.AgreeDead({At("B3"), At("D1")}).code(),
            absl::StatusCode::kInvalidArgument);  // off
  EXPECT_EQ(game.situation(), before);
  ASSERT_TRUE(game.AgreeDead({At("B3")}).ok());
  EXPECT_EQ(game.position(), Diagram({"X..", ".X.", "..."}));
  EXPECT_EQ(game.to_move(), kB);
  EXPECT_EQ(game.RemovedStones(kW), 0);  // not removed by a play
  // Two more passes end the game, however many came before the agreement.
  EXPECT_TRUE(game.paused());
  ASSERT_TRUE(game.Play(Pass(kB)).legal());
  EXPECT_FALSE(game.ended());
  ASSERT_TRUE(game.Play(Pass(kW)).legal());
  EXPECT_TRUE(game.ended());
  EXPECT_EQ(game.AgreeDead({At("A3")}).code(), absl::StatusCode::kFailedPrecondition);
}

TEST(GameTest, PlayMayGoOnAfterAPause) {
  Game game = StartUnder("basic-only", Empty(3, 3));
  ASSERT_TRUE(game.Play(Pass(kB)).legal());
  ASSERT_TRUE(game.Play(Pass(kW)).legal());
  ASSERT_TRUE(game.paused());
  ASSERT_TRUE(game.Play({kB, At("B2")}).legal());
  EXPECT_FALSE(game.paused());
}

TEST(GameTest, ACopyHasItsOwnMemory) {
  Game game = StartUnder("simplified-ing", Diagram({"X."}), kW);
  Game copy = game;
  ASSERT_TRUE(copy.Play({kW, At("B1")}).legal());
  EXPECT_EQ(copy.Judge({kB, At("A1")}).why, Illegality::kSuperko);
  EXPECT_TRUE(game.Judge({kW, At("B1")}).legal());
  EXPECT_THAT(game.plies(), IsEmpty());
  game = copy;
  EXPECT_EQ(game.Judge({kB, At("A1")}).why, Illegality::kSuperko);
  EXPECT_EQ(game.RemovedStones(kB), 1);
  Game& alias = game;
  game = alias;
  EXPECT_EQ(game.situation(), copy.situation());
  EXPECT_EQ(game.plies().size(), 1u);
}

// A thousand random plies on 19x19 under every rendered layer. Stones are never lost: every stone
// played is on the board or was removed.
TEST(GameTest, AThousandRandomPliesOnTheLargeBoard) {
  for (const char* rules :
       {"basic-only", "tromp-taylor", "aga-like", "basic-only,ko=nssk", "basic-only,ko=fixed"}) {
    Game game = StartUnder(rules, Empty(19, 19));
    std::mt19937 random(1996);
    int played[2] = {0, 0};
    while (game.plies().size() < 1000) {
      const auto empty = game.position().EmptyPoints();
      Ruling ruling{Illegality::kOccupied};
      for (int attempt = 0; attempt < 20 && !ruling.legal(); ++attempt) {
        ruling = game.Play({game.to_move(), empty[random() % empty.size()]});
        if (ruling.legal()) ++played[Opponent(game.to_move()) == kB ? 0 : 1];
      }
      if (!ruling.legal() && game.situation().passes == 0) {
        ruling = game.Play(Pass(game.to_move()));
      }
      if (!ruling.legal()) break;
      ASSERT_EQ(game.position().StoneCount(kB), played[0] - game.RemovedStones(kB));
      ASSERT_EQ(game.position().StoneCount(kW), played[1] - game.RemovedStones(kW));
    }
    EXPECT_EQ(game.plies().size(), 1000u) << rules;
    EXPECT_GT(game.RemovedStones(kB) + game.RemovedStones(kW), 300) << rules;
    EXPECT_TRUE(IsLegal(game.position()));
  }
}

}  // namespace
}  // namespace hotstone::spec
