#include "search/solution/plane_oracle.h"

namespace hotstone::search {

using enumerate::BitBoard;
using enumerate::Count;

uint64_t DistanceBySight(const enumerate::Grid& grid, enumerate::Stones stones) {
  const BitBoard touched = grid.Adjacent(stones.own);
  const int untouched = Count(grid.full() & ~stones.own & ~touched);
  const int liberties = Count(grid.Adjacent(stones.opp) & ~stones.own & ~stones.opp);
  int chains = 0;
  for (BitBoard left = stones.own; left != 0; left &= ~grid.Flood(left & (~left + 1), left))
    ++chains;
  return static_cast<uint64_t>(4 * Count(stones.opp) + 2 * untouched + liberties + 2 * chains);
}

std::optional<uint64_t> PlaneOracle::Distance(const enumerate::BitSituation& situation) {
  if (!planes_.Forces(situation, side_)) return std::nullopt;
  if (planes_.stages()) return planes_.Rank(situation, side_);
  const enumerate::Stones stones = side_ == 0 ? enumerate::Stones{situation.black, situation.white}
                                              : enumerate::Stones{situation.white, situation.black};
  return DistanceBySight(planes_.layout().index().grid(), stones);
}

}  // namespace hotstone::search
