#include "enumerate/situation_census.h"

#include <gtest/gtest.h>

namespace hotstone::enumerate {
namespace {

SituationCensus Census(int cols, int rows, const char* rules) {
  const Grid grid = *Grid::Create(cols, rows);
  const LegalIndex index = *LegalIndex::Create(grid);
  return *CountSituations(grid, index, *FiniteRules::From(*spec::ParseRuleSet(rules)), nullptr);
}

constexpr const char* kPublished = "basic-only,self_removal=any,end_passes=2";

// Known figures: reference table of situation graphs, on which six independent programs agree.
TEST(SituationCensusTest, AgreesWithKnownGraphs) {
  EXPECT_EQ(Census(2, 2, kPublished), (SituationCensus{270, 484, 90, 0, 9}));
  EXPECT_EQ(Census(3, 2, kPublished), (SituationCensus{2724, 6232, 900, 24, 13}));
  EXPECT_EQ(Census(3, 3, kPublished), (SituationCensus{75516, 227796, 24916, 768, 19}));
  EXPECT_EQ(Census(4, 3, kPublished), (SituationCensus{1946852, 7317116, 641128, 23468, 25}));
}

TEST(SituationCensusTest, TurningTheBoardChangesNothing) {
  EXPECT_EQ(Census(2, 3, kPublished), Census(3, 2, kPublished));
  EXPECT_EQ(Census(3, 4, "basic-only"), Census(4, 3, "basic-only"));
}

TEST(SituationCensusTest, OnePointBoardHasOnlyPasses) {
  // No play is legal: the single stone would remove itself. Four passes, five situations.
  EXPECT_EQ(Census(1, 1, "basic-only"), (SituationCensus{5, 4, 1, 0, 4}));
}

TEST(SituationCensusSlow, FourByFour) {
  EXPECT_EQ(Census(4, 4, kPublished), (SituationCensus{147962040, 699168992, 48613176, 2122512, 33}));
}

}  // namespace
}  // namespace hotstone::enumerate
