#include <gtest/gtest.h>

#include "tests/spec/games.h"

namespace hotstone::spec {
namespace {

TEST(HandicapTest, WhiteMustPassFirst) {
  Game game = StartUnder("basic-only,handicap=2", Empty(5, 5));
  EXPECT_EQ(game.situation().handicap_owed, 2);
  for (const char* point : {"A1", "B2"}) {
    ASSERT_TRUE(game.Play({kB, At(point)}).legal());
    EXPECT_EQ(game.Judge({kW, At("C3")}).why, Illegality::kHandicap);
    EXPECT_TRUE(game.LegalPoints(kW).empty());
    EXPECT_EQ(game.LegalPoints(kB).size(), game.position().EmptyPoints().size());
    ASSERT_TRUE(game.Play(Pass(kW)).legal());
  }
  EXPECT_EQ(game.situation().handicap_owed, 0);
  ASSERT_TRUE(game.Play({kB, At("E5")}).legal());
  EXPECT_TRUE(game.Play({kW, At("C3")}).legal());
}

TEST(HandicapTest, MandatoryPassesDoNotCountTowardsAPause) {
  const RuleSet rules = Rules("basic-only,handicap=2");
  Situation s = StartOf(rules, Empty(3, 3), kB);
  s = After(s, At("B2"), rules);
  s = After(s, std::nullopt, rules);
  EXPECT_EQ(s.passes, 0);
  EXPECT_EQ(s.handicap_owed, 1);
  s = After(s, std::nullopt, rules);  // Black's own pass counts
  EXPECT_EQ(s.passes, 1);
  s = After(s, std::nullopt, rules);  // White's last mandatory one does not, nor does it interrupt
  EXPECT_EQ(s.passes, 1);
  EXPECT_EQ(s.handicap_owed, 0);
  EXPECT_FALSE(IsPaused(s, rules));
  s = After(s, std::nullopt, rules);
  EXPECT_TRUE(IsPaused(s, rules));
}

TEST(HandicapTest, ThePauseComesAfterTheDebt) {
  const RuleSet rules = Rules("basic-only,handicap=3,end_passes=2");
  Situation s = StartOf(rules, Empty(3, 3), kW);
  for (int i = 0; i < 3; ++i) {
    s = After(s, std::nullopt, rules);
    EXPECT_FALSE(IsFinished(s, rules));
    s = After(s, At(i == 0 ? "A1" : i == 1 ? "B1" : "C1"), rules);
  }
  EXPECT_EQ(s.handicap_owed, 0);
  EXPECT_TRUE(Judge(s, At("C3"), rules).legal());
  EXPECT_EQ(s.position.StoneCount(kB), 3);
}

TEST(HandicapTest, NobodyOwesWithoutHandicap) {
  EXPECT_EQ(StartOf(Rules("basic-only"), Empty(1, 1), kB).handicap_owed, 0);
  for (const RuleSet& preset : Presets()) EXPECT_EQ(preset.handicap, 0);
}

}  // namespace
}  // namespace hotstone::spec
