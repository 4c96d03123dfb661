#include "enumerate/rules/ko_class.h"

#include <gtest/gtest.h>

#include <string>
#include <vector>

#include "spec/ko/ko_class.h"

namespace hotstone::enumerate {
namespace {

// The class of the only ko position of a position drawn with its top row first, X for own, O for
// opp.
KoVerdict ClassOf(const std::vector<std::string>& rows, SettledReading settled) {
  const Grid grid = *Grid::Create(static_cast<int>(rows[0].size()), static_cast<int>(rows.size()));
  Stones stones;
  for (size_t r = 0; r < rows.size(); ++r) {
    for (size_t c = 0; c < rows[r].size(); ++c) {
      const BitBoard bit = BitAt(static_cast<int>((rows.size() - 1 - r) * rows[r].size() + c));
      if (rows[r][c] == 'X') stones.own |= bit;
      if (rows[r][c] == 'O') stones.opp |= bit;
    }
  }
  const KoPositions found = FindKoPositions(grid, stones);
  EXPECT_EQ(found.size(), 1u);
  return found.empty() ? KoVerdict() : Classify(grid, stones, found[0], {settled});
}

// Half a point between two groups that live without it: life is settled, the score is not.
TEST(BitKoClassTest, BetweenLivingGroupsTheScoreIsOpen) {
  const std::vector<std::string> half_point = {".X.XO.O.", "XXXXOOOO", "XXX.XOOO", "XXXXOOOO",
                                               ".X.XO.O."};
  const KoVerdict life = ClassOf(half_point, SettledReading::kLife);
  EXPECT_EQ(life.disturbing, DisturbingKind::kDisturbedLife);
  EXPECT_TRUE(life.settled);
  EXPECT_FALSE(life.score_open);
  const KoVerdict outcome = ClassOf(half_point, SettledReading::kOutcome);
  EXPECT_EQ(outcome.ko_class, KoClass::kFighting);
  EXPECT_EQ(outcome.fighting, FightingKind::kSingle);
  EXPECT_FALSE(outcome.settled);
  EXPECT_TRUE(outcome.score_open);
  EXPECT_EQ(outcome.at_stake, std::nullopt);
}

// Coexistence lives by its kos, and a dead side loses nothing by them, so neither is open under the
// wider reading; nor is the score what is open in a fight for life.
TEST(BitKoClassTest, OtherwiseBothReadingsOfSettledAreOne) {
  for (const std::vector<std::string>& rows :
       {std::vector<std::string>{"XX.XOO", ".XXOO.", "XXO.OO"},
        {"X.XO", "XXOO", "XX.O", "XXOO", "XO.O"},
        {"XX.XO", ".XXOO", "XXO.O"},
        {".X.XO", "XXXOO", "OOOO.", ".O.OO"},
        {".XO.", "X.XO", ".XO."},
        {".X.", "OOX", "X.O"}}) {
    const KoVerdict verdict = ClassOf(rows, SettledReading::kOutcome);
    EXPECT_EQ(verdict, ClassOf(rows, SettledReading::kLife)) << rows[0];
    EXPECT_FALSE(verdict.score_open);
  }
}

}  // namespace
}  // namespace hotstone::enumerate
