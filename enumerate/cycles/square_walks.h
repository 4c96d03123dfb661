// All plays under the cycle rule `square`, one by one, on boards where there are finitely many.
//
// Depth first over plies from the empty board, Black to move; what a play is depends on its whole sequence of
// (position, player to move), so no two plays are ever merged and nothing is pruned: the tree is counted as
// it is. Every ply is a legal move under ForEachMove that does not make the sequence end in a square, or a
// pass, which may. If the tree is finite, every play ends, and its depth is the longest one. If there are
// three return cycles (return_cycles.h) it is infinite; the search then runs into its limit and says so.
//
// The square test is that of a growing sequence: a square that ends with the new entry has its first half end
// where the same entry stood before.
#ifndef HOTSTONE_ENUMERATE_CYCLES_SQUARE_WALKS_H_
#define HOTSTONE_ENUMERATE_CYCLES_SQUARE_WALKS_H_

#include <cstdint>
#include <vector>

#include "base/progress.h"
#include "enumerate/graph/situation_graph.h"
#include "enumerate/rules/rule_set.h"
#include "enumerate/rules/situation.h"

namespace hotstone::enumerate {

struct SquareWalkLimits {
  uint64_t plies = 1'000'000'000;  // in the whole tree
  size_t longest = 2'000;          // of one play
};

struct SquareWalks {
  bool finite = false;           // the tree was gone through to its end
  uint64_t plies = 0;            // in the tree, as far as it was gone through
  uint64_t plays = 0;            // finished ones among them
  uint64_t forbidden = 0;        // board plays that only the rule `square` forbade
  std::vector<BitMove> longest;  // the first of the longest plays met
};

// Stops, with finite = false, at a limit or if `progress` says stop.
SquareWalks WalkSquareFree(const Grid& grid, const FiniteRules& rules, const SquareWalkLimits& limits,
                           Progress* progress);

}  // namespace hotstone::enumerate

#endif  // HOTSTONE_ENUMERATE_CYCLES_SQUARE_WALKS_H_
