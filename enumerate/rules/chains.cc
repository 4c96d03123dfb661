#include "enumerate/rules/chains.h"

namespace hotstone::enumerate {

bool IsLegal(const Grid& grid, Stones stones) {
  const BitBoard empty = grid.full() & ~(stones.own | stones.opp);
  // Stones connected to a liberty breathe; a position is legal if all stones do.
  for (const BitBoard colour : {stones.own, stones.opp}) {
    const BitBoard breathing = grid.Adjacent(empty) & colour;
    if (grid.Flood(breathing, colour) != colour) return false;
  }
  return true;
}

}  // namespace hotstone::enumerate
