#include "enumerate/index/legal_index.h"

#include <gtest/gtest.h>

#include <random>
#include <vector>

#include "enumerate/index/legal_rank_batch.h"
#include "enumerate/rules/chains.h"
#include "hwy/targets.h"

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

// Positions of a board: all of them, or stretches and single ones from the whole range.
std::vector<Stones> SomePositions(const LegalIndex& index) {
  std::vector<Stones> positions;
  const auto take = [&](Stones stones) { positions.push_back(stones); };
  if (index.size() < 400000) {
    index.ForEach(0, index.size(), take);
    return positions;
  }
  std::mt19937_64 random(7);
  for (int i = 0; i < 20; ++i) {
    const uint64_t first = random() % (index.size() - 500);
    index.ForEach(first, first + 500, take);
  }
  for (int i = 0; i < 10001; ++i) take(index.Unrank(random() % index.size()));
  take(index.Unrank(index.size() - 1));
  return positions;
}

// Every instruction set gives the ranks of LegalIndex, including for counts that are not a multiple
// of a vector.
TEST(LegalRankBatchTest, RanksAreThoseOfTheIndex) {
  const std::vector<int64_t> targets = hwy::SupportedAndGeneratedTargets();
  ASSERT_FALSE(targets.empty());
  for (const auto& [cols, rows, in_lanes] : {std::tuple{1, 5, false},
                                             {2, 2, false},
                                             {2, 3, true},
                                             {2, 6, true},
                                             {3, 3, true},
                                             {3, 4, true},
                                             {4, 3, false},
                                             {3, 6, true},
                                             {4, 4, true},
                                             {4, 5, true},
                                             {5, 4, false},
                                             {4, 6, true},
                                             {5, 5, true},
                                             {5, 6, false},
                                             {3, 9, false}}) {
    const LegalIndex index = *LegalIndex::Create(*Grid::Create(cols, rows));
    const LegalRankBatch batch(index);
    EXPECT_EQ(batch.in_lanes(), in_lanes) << cols << "x" << rows;
    const std::vector<Stones> positions = SomePositions(index);
    std::vector<uint64_t> expected;
    for (const Stones s : positions) expected.push_back(index.Rank(s));
    for (const int64_t target : targets) {
      hwy::SetSupportedTargetsForTest(target);
      hwy::GetChosenTarget().Update(hwy::SupportedTargets());
      std::vector<uint64_t> ranks(positions.size());
      batch.Rank(positions.data(), positions.size(), ranks.data());
      EXPECT_TRUE(ranks == expected) << cols << "x" << rows << ", target " << target;
      for (const size_t count : {0, 1, 5}) {
        std::vector<uint64_t> few(count + 1, ~uint64_t{0});
        batch.Rank(positions.data(), count, few.data());
        EXPECT_TRUE(std::equal(few.begin(), few.end() - 1, expected.begin()));
        EXPECT_EQ(few.back(), ~uint64_t{0}) << "written beyond the end";
      }
    }
    hwy::SetSupportedTargetsForTest(0);
    hwy::GetChosenTarget().Update(hwy::SupportedTargets());
  }
}

}  // namespace
}  // namespace hotstone::enumerate
