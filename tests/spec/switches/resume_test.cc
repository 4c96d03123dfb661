// The switch `resume`: whether a second pause at the same position ends the game.
#include <gtest/gtest.h>

#include <string>
#include <vector>

#include "tests/spec/games.h"

namespace hotstone::spec {
namespace {

const std::vector<std::string> kLastKo = {".X.XO", "XXXOO", "OOOO.", ".O.OO"};

// "Take, pass, pass, retake, pass, pass" never ends by hot stones alone. Under disputes only, the
// third pause repeats the position of the first.
TEST(ResumeTest, ASecondPauseAtTheSamePositionEndsTheGame) {
  for (const char* rules : {"hot-only", "hot-only,resume=dispute"}) {
    Game game = StartUnder(rules, Diagram(kLastKo), kW);
    const bool dispute = game.rules().resume == Resume::kDispute;
    PlayAll(game, {"C4", "-", "-", "D4", "-", "-", "C4", "-"});
    EXPECT_FALSE(game.ended()) << rules;
    game.Play(Pass(game.to_move()));
    EXPECT_EQ(game.ended(), dispute) << rules;
    EXPECT_EQ(game.paused(), !dispute) << rules;
    EXPECT_EQ(WhyAt(game, "D4") == Illegality::kGameOver, dispute);
  }
}

// The first pause is free, and four passes end the game as before.
TEST(ResumeTest, TheFirstPauseIsOne) {
  Game game = Played("basic-only,resume=dispute", Empty(3, 3), {"-", "-"});
  EXPECT_TRUE(game.paused());
  PlayAll(game, {"-"});
  EXPECT_FALSE(game.ended());
  PlayAll(game, {"-"});
  EXPECT_TRUE(game.ended());
}

// Passes that are not two in a row are no pause.
TEST(ResumeTest, SinglePassesAreNoPause) {
  Game game = StartUnder("hot=none,resume=dispute", Empty(2, 1));
  PlayAll(game, {"A1", "B1", "-", "A1", "-", "B1", "-", "A1", "-"});
  EXPECT_FALSE(game.ended());
  EXPECT_EQ(game.cycle_memory(), 0u);
}

// A mandatory handicap pass neither makes a pause nor repeats one.
TEST(ResumeTest, AHandicapPassIsNoSecondPause) {
  Game game = Played("basic-only,resume=dispute,handicap=3", Empty(3, 3), {"-", "-", "-", "-"});
  EXPECT_TRUE(game.paused());
  EXPECT_FALSE(game.ended());
  EXPECT_EQ(game.cycle_memory(), 1u);
}

// Removing dead stones by agreement is a pause at the resulting position.
TEST(ResumeTest, AnAgreementIsAPauseAtWhatItLeaves) {
  Game game = Played("hot-only,resume=dispute", Diagram({"XO.", "X..", "..."}), {"-", "-"});
  ASSERT_TRUE(game.AgreeDead({At("B3")}).ok());
  EXPECT_TRUE(game.paused());
  EXPECT_EQ(game.cycle_memory(), 2u);
  Game copy = game;
  EXPECT_EQ(copy.cycle_memory(), 2u);
}

}  // namespace
}  // namespace hotstone::spec
