#include "enumerate/cycles/unnamed_cycles.h"

#include <gtest/gtest.h>

#include "enumerate/index/legal_index.h"

namespace hotstone::enumerate {
namespace {

struct Asked {
  UnnamedCycleSearch search;
  std::vector<MoveLasso> tried;
};

// A search in which the judge gives these answers in turn and then repeats the last one.
Asked Ask(int cols, int rows, const char* rules, UnnamedCycleLimits limits,
          std::vector<UnnamedKind> answers) {
  const Grid grid = *Grid::Create(cols, rows);
  const LegalIndex index = *LegalIndex::Create(grid);
  Asked asked;
  asked.search = FindUnnamedCycle(
      grid, index, BoardPlayRules(*spec::ParseRuleSet(rules)), limits,
      [&](const MoveLasso& lasso) {
        asked.tried.push_back(lasso);
        return answers[std::min(asked.tried.size(), answers.size()) - 1];
      },
      nullptr);
  EXPECT_EQ(asked.search.tried, asked.tried.size());
  return asked;
}

constexpr auto kRefused = UnnamedKind::kRefused;
constexpr auto kUnclassified = UnnamedKind::kUnclassified;
constexpr auto kFighting = UnnamedKind::kFighting;

TEST(UnnamedCyclesTest, CandidatesComeShortestFirst) {
  const Asked asked = Ask(3, 1, "hot=none", {.longest = 6}, {kRefused});
  ASSERT_GT(asked.tried.size(), 3u);
  for (size_t i = 1; i < asked.tried.size(); ++i) {
    EXPECT_LE(asked.tried[i - 1].cycle.size(), asked.tried[i].cycle.size());
  }
  EXPECT_EQ(asked.tried[0].cycle.size(), 4u);
  EXPECT_FALSE(asked.search.lasso.has_value());
  EXPECT_EQ(asked.search.longest, 6);
  EXPECT_TRUE(asked.search.cycles_met);
}

TEST(UnnamedCyclesTest, AFightingOneSettlesItAnUnclassifiedOneIsKept) {
  const Asked both = Ask(3, 1, "hot=none", {}, {kRefused, kUnclassified, kUnclassified, kFighting});
  EXPECT_EQ(both.tried.size(), 4u);
  ASSERT_TRUE(both.search.lasso.has_value());
  EXPECT_EQ(both.search.lasso->cycle, both.tried[3].cycle);
  EXPECT_EQ(both.search.kind, kFighting);
  const Asked one =
      Ask(3, 1, "hot=none", {.longest = 4}, {kRefused, kUnclassified, kUnclassified, kRefused});
  ASSERT_TRUE(one.search.lasso.has_value());
  EXPECT_EQ(one.search.lasso->cycle, one.tried[1].cycle);
  EXPECT_EQ(one.search.kind, kUnclassified);
  EXPECT_EQ(one.search.longest, 4);
}

TEST(UnnamedCyclesTest, TriesAreLimited) {
  const Asked asked = Ask(3, 1, "hot=none", {.longest = 6, .tries = 2}, {kRefused});
  EXPECT_EQ(asked.tried.size(), 2u);
  EXPECT_LT(asked.search.longest, 6);
}

// Under a hot layer the simple ko takes two pairs of passes.
TEST(UnnamedCyclesTest, PassesAreAddedWhereAStoneIsHot) {
  const Asked asked = Ask(2, 1, "hot=basic", {.longest = 6}, {kFighting});
  ASSERT_TRUE(asked.search.lasso.has_value());
  EXPECT_EQ(Ask(2, 1, "hot=none", {.longest = 2}, {kFighting}).search.lasso->cycle.size(), 2u);
}

TEST(UnnamedCyclesTest, OnLargeBoardsKosAreTried) {
  const Asked asked = Ask(3, 2, "hot=hot", {.listed_positions = 10}, {kRefused, kFighting});
  ASSERT_TRUE(asked.search.lasso.has_value());
  EXPECT_EQ(asked.search.lasso->cycle.size(), 6u);
  EXPECT_EQ(asked.search.longest, 0);
}

TEST(UnnamedCyclesTest, OnePointHasNoCycle) {
  const Asked asked = Ask(1, 1, "hot=hot", {}, {kFighting});
  EXPECT_FALSE(asked.search.cycles_met);
  EXPECT_FALSE(asked.search.lasso.has_value());
}

}  // namespace
}  // namespace hotstone::enumerate
