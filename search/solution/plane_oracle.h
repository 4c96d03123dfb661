// Planes as the guide of a solution: one bit per position says what can be forced
// (enumerate/planes/), so boards can be solved whose intervals do not fit into memory.
//
// A bit does not say how far away the end is. If the stages were kept, the rank of plane_sweeps.h
// does. Otherwise the number is estimated from the stones, and only orders the moves to try. That
// is enough: a position is met when all answers to one of its moves are met (solution_graph.h),
// whatever the guide says about distances. A position that can be forced is met in the end, since
// the search tries every move whose bit is set.
//
// The number falls as the board gets closer to being settled for the side: few stones of the
// opponent with few liberties, few points that no stone of the side touches, few chains of its own.
// On 4x3, 5x3 and 4x4 the lists came out shorter than with the measure (docs/howto/tables.md).
#ifndef HOTSTONE_SEARCH_SOLUTION_PLANE_ORACLE_H_
#define HOTSTONE_SEARCH_SOLUTION_PLANE_ORACLE_H_

#include <cstdint>
#include <optional>

#include "enumerate/planes/plane_sweeps.h"
#include "enumerate/rules/board.h"
#include "search/solution/solution_oracle.h"

namespace hotstone::search {

// How far the board is from being settled, judged by its stones. O(chains).
uint64_t DistanceBySight(const enumerate::Grid& grid, enumerate::Stones stones);

class PlaneOracle : public SolutionOracle {
 public:
  // The planes must outlive this object, and be for the required difference or more. side: 0 Black,
  // 1 White. Set bits are always right, so the run that found them need not be complete.
  PlaneOracle(const enumerate::PlaneSweeps& planes, int side) : planes_(planes), side_(side) {}

  std::optional<uint64_t> Distance(const enumerate::BitSituation& situation) override;
  bool HasMeasure() const override { return planes_.stages(); }

 private:
  const enumerate::PlaneSweeps& planes_;
  int side_;
};

}  // namespace hotstone::search

#endif  // HOTSTONE_SEARCH_SOLUTION_PLANE_ORACLE_H_
