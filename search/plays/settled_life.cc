#include "search/plays/settled_life.h"

#include <array>
#include <cstddef>

namespace hotstone::search {
namespace {

using enumerate::BitBoard;

struct Parts {
  std::array<BitBoard, enumerate::kMaxPoints> part;
  size_t count = 0;
};

Parts PartsOf(const enumerate::Grid& grid, BitBoard points) {
  Parts parts;
  while (points != 0) {
    const BitBoard one = grid.Flood(points & (~points + 1), points);
    parts.part[parts.count++] = one;
    points &= ~one;
  }
  return parts;
}

}  // namespace

BitBoard SettledStones(const enumerate::Grid& grid, BitBoard own) {
  const Parts chains = PartsOf(grid, own);
  const Parts regions = PartsOf(grid, grid.full() & ~own);
  if (regions.count < 2) return 0;
  BitBoard settled = own;
  for (bool changed = true; changed;) {
    changed = false;
    for (size_t c = 0; c < chains.count; ++c) {
      const BitBoard chain = chains.part[c];
      if ((chain & settled) == 0) continue;
      const BitBoard touched = grid.Adjacent(chain);
      int vital = 0;
      for (size_t r = 0; r < regions.count && vital < 2; ++r) {
        const BitBoard region = regions.part[r];
        if ((region & ~touched) == 0 && (grid.Adjacent(region) & own & ~settled) == 0) ++vital;
      }
      if (vital < 2) {
        settled &= ~chain;
        changed = true;
      }
    }
  }
  return settled;
}

}  // namespace hotstone::search
