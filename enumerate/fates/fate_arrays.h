// The fates of all legal positions of a board as flat arrays, a byte per point.
//
// Positions are in the order of a LegalIndex, each image and either colouring by itself. A position
// has `points` bytes, row by row from the top, as in lanes/batch_plays.h.
#ifndef HOTSTONE_ENUMERATE_FATES_FATE_ARRAYS_H_
#define HOTSTONE_ENUMERATE_FATES_FATE_ARRAYS_H_

#include <cstdint>

#include "absl/types/span.h"
#include "enumerate/fates/fates.h"
#include "enumerate/index/legal_index.h"

namespace hotstone::enumerate {

// Each has a multiple of `points` bytes, all the same number. An answer is 0 where there is no
// stone, 1 removed, 2 kept, 3 hangs.
struct FateArrays {
  absl::Span<int8_t> cells;            // 1 black, -1 white, 0 none
  absl::Span<uint8_t> attacker_first;  // of the stone at the point, if its attacker moves first
  absl::Span<uint8_t> owner_first;
};

// Bytes of the arrays of `positions` positions.
constexpr uint64_t FateArrayBytes(uint64_t positions, int points) {
  return 3 * positions * static_cast<uint64_t>(points);
}

// Fills the arrays with the positions from rank `first` on, as many as they hold. O(positions x
// points). Requires that the board has them, and that table and index are for the same board.
void FillFates(const FateTable& table, const LegalIndex& index, uint64_t first,
               const FateArrays& arrays);

}  // namespace hotstone::enumerate

#endif  // HOTSTONE_ENUMERATE_FATES_FATE_ARRAYS_H_
