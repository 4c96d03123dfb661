#include "enumerate/graph/cell_partition.h"

#include <algorithm>
#include <cassert>

namespace hotstone::enumerate {

CellPartition::CellPartition(const OccupancyIndex& index, int ranks) {
  assert(ranks >= 1);
  for (int r = 0; r <= ranks; ++r) {
    const uint64_t cell = index.cells() * static_cast<uint64_t>(r) / static_cast<uint64_t>(ranks);
    const uint32_t block = r < ranks ? index.BlockOfCell(cell) : index.block_count();
    first_block_.push_back(block);
    first_cell_.push_back(index.CellsBefore(block));
  }
}

CellRange CellPartition::RangeOf(int rank) const {
  assert(0 <= rank && static_cast<size_t>(rank) + 1 < first_block_.size());
  const auto r = static_cast<size_t>(rank);
  return {first_block_[r], first_block_[r + 1], first_cell_[r], first_cell_[r + 1]};
}

int CellPartition::OwnerOf(uint64_t cell) const {
  assert(cell < first_cell_.back());
  const auto above = std::upper_bound(first_cell_.begin(), first_cell_.end() - 1, cell);
  return static_cast<int>(above - first_cell_.begin()) - 1;
}

}  // namespace hotstone::enumerate
