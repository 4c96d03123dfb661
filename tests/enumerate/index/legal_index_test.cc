#include "enumerate/index/legal_index.h"

#include <gtest/gtest.h>

#include <random>

#include "enumerate/rules/chains.h"

namespace hotstone::enumerate {
namespace {

struct Board {
  int cols;
  int rows;
  uint64_t legal;
};

class LegalIndexTest : public testing::TestWithParam<Board> {};

TEST_P(LegalIndexTest, RanksAreDenseAndUnrankInvertsThem) {
  const auto [cols, rows, legal] = GetParam();
  const Grid grid = *Grid::Create(cols, rows);
  const LegalIndex index = *LegalIndex::Create(grid);
  ASSERT_EQ(index.size(), legal);
  uint64_t expected = 0;
  index.ForEach(0, index.size(), [&](Stones stones) {
    ASSERT_TRUE(IsLegal(grid, stones));
    ASSERT_EQ(index.Rank(stones), expected);
    ASSERT_EQ(index.Unrank(expected), stones);
    ++expected;
  });
  EXPECT_EQ(expected, legal);
}

TEST_P(LegalIndexTest, AnyRangeOfRanksIsVisitedExactly) {
  const auto [cols, rows, legal] = GetParam();
  const LegalIndex index = *LegalIndex::Create(*Grid::Create(cols, rows));
  std::mt19937_64 random(legal);
  for (int round = 0; round < 20; ++round) {
    const uint64_t first = random() % (legal + 1);
    const uint64_t last = first + random() % std::min<uint64_t>(legal - first + 1, 1000);
    uint64_t rank = first;
    index.ForEach(first, last, [&](Stones stones) { ASSERT_EQ(index.Rank(stones), rank++); });
    ASSERT_EQ(rank, last);
  }
}

INSTANTIATE_TEST_SUITE_P(KnownCounts, LegalIndexTest,
                         testing::Values(Board{1, 1, 1}, Board{2, 1, 5}, Board{1, 2, 5},
                                         Board{1, 9, 6649}, Board{16, 1, 8304961}, Board{2, 2, 57},
                                         Board{2, 5, 35117}, Board{5, 2, 35117}, Board{3, 3, 12675},
                                         Board{4, 3, 321689}, Board{3, 4, 321689},
                                         Board{3, 5, 8180343}));

TEST(LegalIndexSizeTest, WideBoardsCountRight) {
  EXPECT_EQ(LegalIndex::Create(*Grid::Create(4, 4))->size(), 24318165u);
  EXPECT_EQ(LegalIndex::Create(*Grid::Create(5, 4))->size(), 1840058693u);
  EXPECT_EQ(LegalIndex::Create(*Grid::Create(5, 5))->size(), 414295148741u);
}

TEST(LegalIndexSizeTest, TooWideOrTooLargeIsRefused) {
  EXPECT_FALSE(LegalIndex::Create(*Grid::Create(8, 8)).ok());
  EXPECT_FALSE(LegalIndex::Create(*Grid::Create(4, 16)).ok());
}

}  // namespace
}  // namespace hotstone::enumerate
