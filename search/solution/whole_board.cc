#include "search/solution/whole_board.h"

#include <array>
#include <cstddef>

namespace hotstone::search {

using enumerate::BitBoard;
using enumerate::Grid;

bool SettlesBoard(const Grid& grid, BitBoard own) {
  const BitBoard others = grid.full() & ~own;
  if ((others & ~grid.Adjacent(own)) != 0) return false;
  std::array<BitBoard, enumerate::kMaxPoints> regions;
  size_t count = 0;
  for (BitBoard left = others; left != 0; left &= ~regions[count++]) {
    regions[count] = grid.Flood(left & (~left + 1), left);
  }
  if (count < 2) return false;
  for (BitBoard left = own; left != 0;) {
    const BitBoard chain = grid.Flood(left & (~left + 1), left);
    left &= ~chain;
    const BitBoard touched = grid.Adjacent(chain);
    int vital = 0;
    for (size_t r = 0; r < count; ++r) vital += (regions[r] & ~touched) == 0 ? 1 : 0;
    if (vital < 2) return false;
  }
  return true;
}

}  // namespace hotstone::search
