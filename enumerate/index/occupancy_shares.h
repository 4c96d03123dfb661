// The cells of a board divided among n parties: layer by layer, in whole blocks.
//
// Party i of n has the blocks of each layer from the (i/n)-th to the ((i+1)/n)-th part of their
// number. Blocks of a layer have equally many cells, and both their cells and their ko cells are
// contiguous, so a party's updates in a layer lie in two pieces.
#ifndef HOTSTONE_ENUMERATE_INDEX_OCCUPANCY_SHARES_H_
#define HOTSTONE_ENUMERATE_INDEX_OCCUPANCY_SHARES_H_

#include <cassert>
#include <cstdint>

#include "enumerate/index/occupancy_index.h"

namespace hotstone::enumerate {

// First and one past the last of a party's blocks, cells, and ko cells (numbered after all cells),
// in a layer.
struct LayerShare {
  uint32_t first_block, last_block;
  uint64_t first_cell, last_cell;
  uint64_t first_ko_cell, last_ko_cell;
};

// Requires 0 <= layer < points, 0 <= i < n. O(1).
inline LayerShare ShareOfLayer(const OccupancyIndex& index, int layer, int i, int n) {
  assert(0 <= layer && layer < index.grid().points() && 0 <= i && i < n);
  const auto of_layer = index.Layer(layer);  // clang 14 captures no structured bindings
  const uint64_t blocks = of_layer.second - of_layer.first;
  const auto at = [&](int party) {
    return static_cast<uint32_t>(of_layer.first +
                                 blocks * static_cast<uint64_t>(party) / static_cast<uint64_t>(n));
  };
  const uint32_t begin = at(i);
  const uint32_t end = at(i + 1);
  return {begin,
          end,
          index.CellsBefore(begin),
          index.CellsBefore(end),
          index.cells() + index.KoCellsBefore(begin),
          index.cells() + index.KoCellsBefore(end)};
}

}  // namespace hotstone::enumerate

#endif  // HOTSTONE_ENUMERATE_INDEX_OCCUPANCY_SHARES_H_
