#include "enumerate/graph/cell_partition.h"

#include <gtest/gtest.h>

#include <utility>

namespace hotstone::enumerate {
namespace {

TEST(CellPartitionTest, EachCellHasOneOwner) {
  for (const auto& [cols, rows] : {std::pair{1, 1}, {2, 1}, {3, 2}, {3, 3}}) {
    const OccupancyIndex index = *OccupancyIndex::Create(*Grid::Create(cols, rows));
    for (const int ranks : {1, 2, 3, 7, 100}) {
      const CellPartition partition(index, ranks);
      for (uint64_t cell = 0; cell < index.cells(); ++cell) {
        const int owner = partition.OwnerOf(cell);
        for (int r = 0; r < ranks; ++r) {
          ASSERT_EQ(partition.RangeOf(r).Contains(cell), r == owner)
              << cols << "x" << rows << " cell " << cell << " rank " << r << " of " << ranks;
        }
      }
    }
  }
}

TEST(CellPartitionTest, RangesAreWholeBlocksOfAboutEqualShares) {
  const OccupancyIndex index = *OccupancyIndex::Create(*Grid::Create(3, 3));
  constexpr int kRanks = 3;
  constexpr uint64_t kLargestBlock = 1 << 8;
  const CellPartition partition(index, kRanks);
  uint32_t block = 0;
  for (int r = 0; r < kRanks; ++r) {
    const CellRange range = partition.RangeOf(r);
    EXPECT_EQ(range.first_block, block);
    EXPECT_EQ(range.first_cell, index.CellsBefore(range.first_block));
    EXPECT_EQ(range.last_cell, index.CellsBefore(range.last_block));
    EXPECT_NEAR(static_cast<double>(range.cells()), static_cast<double>(index.cells()) / kRanks,
                kLargestBlock);
    block = range.last_block;
  }
  EXPECT_EQ(block, index.block_count());
}

}  // namespace
}  // namespace hotstone::enumerate
