#include "enumerate/rules/area.h"

namespace hotstone::enumerate {

int AreaDifference(const Grid& grid, Stones stones) {
  const BitBoard empty = grid.full() & ~(stones.own | stones.opp);
  // Spaces from which a colour's stones can be reached through empty points.
  const BitBoard near_own = grid.Flood(grid.Adjacent(stones.own) & empty, empty);
  const BitBoard near_opp = grid.Flood(grid.Adjacent(stones.opp) & empty, empty);
  return Count(stones.own) + Count(near_own & ~near_opp) - Count(stones.opp) -
         Count(near_opp & ~near_own);
}

}  // namespace hotstone::enumerate
