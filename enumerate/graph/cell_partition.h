// Which rank owns which cells of the occupancy index: a partition into ranges, one per rank.
//
// A range ends between blocks, so the images of a cell under the symmetries of its occupancy have
// the same owner as the cell. Each boundary is the start of the block in which an equal share would
// end; shares differ by at most a block at either end. With more ranks than blocks some ranges are
// empty.
#ifndef HOTSTONE_ENUMERATE_GRAPH_CELL_PARTITION_H_
#define HOTSTONE_ENUMERATE_GRAPH_CELL_PARTITION_H_

#include <cstdint>
#include <vector>

#include "enumerate/index/occupancy_index.h"

namespace hotstone::enumerate {

// Blocks first_block .. last_block - 1, which hold the cells first_cell .. last_cell - 1.
struct CellRange {
  uint32_t first_block, last_block;
  uint64_t first_cell, last_cell;

  uint64_t cells() const { return last_cell - first_cell; }
  bool Contains(uint64_t cell) const { return cell - first_cell < cells(); }  // wraps below
};

class CellPartition {
 public:
  // Requires ranks >= 1. O(ranks log blocks).
  CellPartition(const OccupancyIndex& index, int ranks);

  // Requires 0 <= rank < ranks.
  CellRange RangeOf(int rank) const;

  // The rank whose range contains the cell. Requires cell < index.cells(). O(log ranks).
  int OwnerOf(uint64_t cell) const;

 private:
  std::vector<uint32_t> first_block_;  // of each rank, and the end
  std::vector<uint64_t> first_cell_;
};

}  // namespace hotstone::enumerate

#endif  // HOTSTONE_ENUMERATE_GRAPH_CELL_PARTITION_H_
