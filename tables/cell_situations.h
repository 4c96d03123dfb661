// Turns the numbers of cells back into situations of spec/.
#ifndef HOTSTONE_TABLES_CELL_SITUATIONS_H_
#define HOTSTONE_TABLES_CELL_SITUATIONS_H_

#include <cstdint>
#include <optional>
#include <vector>

#include "enumerate/index/occupancy_index.h"
#include "spec/board/board.h"

namespace hotstone::spec {
struct Situation;
}  // namespace hotstone::spec

namespace hotstone::tables {

class CellSituations {
 public:
  // For the cells of an index, ko cells after positions. The index, of this board, must outlive the
  // object.
  CellSituations(const enumerate::OccupancyIndex& index, const spec::BoardSize& size);

  // Black is to move. The position may be illegal. Requires a cell of the index. O(log blocks).
  spec::Situation At(uint64_t cell) const;

  // The number of images of a position cell.
  uint64_t OrbitOf(uint64_t cell) const { return index_.block(index_.BlockOfCell(cell)).orbit; }

 private:
  const enumerate::OccupancyIndex& index_;
  const spec::BoardSize size_;
  std::vector<uint64_t> ko_before_;  // by block
};

// The cell of a situation that has one: no previous pass, and no ban or a ko ban. The position must
// be legal.
std::optional<uint64_t> CellOfSituation(const enumerate::OccupancyIndex& index,
                                        const spec::Situation& situation);

}  // namespace hotstone::tables

#endif  // HOTSTONE_TABLES_CELL_SITUATIONS_H_
