// FillFates takes the positions from the index, with Black as own, and the sets of each from the
// table; a bit of a set becomes a byte.
#include "enumerate/fates/fate_arrays.h"

#include <cassert>
#include <cstddef>

namespace hotstone::enumerate {
namespace {

constexpr uint8_t kRemovedByte = 1;
constexpr uint8_t kKeptByte = 2;
constexpr uint8_t kHangsByte = 3;

uint8_t ByteOf(const FateCell& cell, int point) {
  switch (AnswerOf(cell, point)) {
    case Answer::kRemoved:
      return kRemovedByte;
    case Answer::kKept:
      return kKeptByte;
    case Answer::kHangs:
      return kHangsByte;
  }
  return 0;
}

}  // namespace

void FillFates(const FateTable& table, const LegalIndex& index, uint64_t first,
               const FateArrays& arrays) {
  const int cols = table.grid().cols();
  const int rows = table.grid().rows();
  const auto points = static_cast<uint64_t>(table.grid().points());
  const uint64_t positions = arrays.cells.size() / points;
  assert(first + positions <= index.size());
  assert(arrays.attacker_first.size() == arrays.cells.size());
  assert(arrays.owner_first.size() == arrays.cells.size());
  size_t at = 0;
  index.ForEach(first, first + positions, [&](Stones stones) {
    const FateSets fates = table.FatesAt(stones.own, stones.opp);
    for (int row = rows - 1; row >= 0; --row) {
      for (int col = 0; col < cols; ++col, ++at) {
        const int point = row * cols + col;
        const bool stone = (fates.stones >> point & 1) != 0;
        const bool black = (stones.own >> point & 1) != 0;
        arrays.cells[at] = static_cast<int8_t>(black ? 1 : stone ? -1 : 0);
        arrays.attacker_first[at] = stone ? ByteOf(fates.attacker_first, point) : uint8_t{0};
        arrays.owner_first[at] = stone ? ByteOf(fates.owner_first, point) : uint8_t{0};
      }
    }
  });
}

}  // namespace hotstone::enumerate
