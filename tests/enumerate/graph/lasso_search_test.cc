#include "enumerate/graph/lasso_search.h"

#include <gtest/gtest.h>

namespace hotstone::enumerate {
namespace {

FiniteRules Rules(const char* text) { return *FiniteRules::From(*spec::ParseRuleSet(text)); }

TEST(LassoSearchTest, FindsACycleOnBoardsTooLargeToBuild) {
  for (const auto& [cols, rows] : {std::pair{4, 4}, {5, 4}, {5, 5}}) {
    for (const char* rules : {"basic-only", "basic-only,self_removal=none,end_passes=2"}) {
      const Grid grid = *Grid::Create(cols, rows);
      LassoSearchLimits limits;
      limits.games = 12;
      const auto lasso = SearchLasso(grid, Rules(rules), limits, nullptr);
      ASSERT_TRUE(lasso.has_value()) << cols << "x" << rows << " " << rules;
      EXPECT_GE(lasso->cycle.size(), 2u);
      EXPECT_LE(lasso->cycle.size(), limits.longest_cycle);
      EXPECT_LE(lasso->stem.size(), static_cast<size_t>(2 * grid.points() + 7));
    }
  }
}

TEST(LassoSearchTest, FindsNoneWhereThereIsNone) {
  LassoSearchLimits limits;
  limits.games = 5;
  EXPECT_FALSE(
      SearchLasso(*Grid::Create(4, 4), Rules("basic-only,capture_ends=true"), limits, nullptr)
          .has_value());
}

TEST(LassoSearchTest, TheSameSeedGivesTheSameLasso) {
  LassoSearchLimits limits;
  limits.games = 3;
  const Grid grid = *Grid::Create(4, 4);
  const auto one = SearchLasso(grid, Rules("basic-only"), limits, nullptr);
  const auto two = SearchLasso(grid, Rules("basic-only"), limits, nullptr);
  ASSERT_TRUE(one.has_value());
  EXPECT_EQ(one->stem, two->stem);
  EXPECT_EQ(one->cycle, two->cycle);
}

}  // namespace
}  // namespace hotstone::enumerate
