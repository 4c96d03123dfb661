// All plays under the cycle rule `square`, one by one, on boards where there are finitely many.
//
// Depth first over plies from the empty board, Black to move. A play is determined by its whole
// sequence of (position, player to move), so plays are never merged and nothing is pruned: the full
// tree is counted. Every ply is a pass, or a move legal under ForEachMove that does not end the
// sequence in a square; a pass may. If the tree is finite, every play ends, and the depth of the
// tree is the length of the longest. If there are three return cycles (return_cycles.h) the tree is
// infinite; the search then hits its limit and reports it.
//
// The square test is for a growing sequence: in a square that ends with the new entry, the first
// half ends at an earlier occurrence of the same entry.
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
  bool finite = false;           // the whole tree was searched
  uint64_t plies = 0;            // searched in the tree
  uint64_t plays = 0;            // finished plays among them
  uint64_t forbidden = 0;        // board plays that only the rule `square` forbade
  std::vector<BitMove> longest;  // the first longest play found
};

// Stops, with finite = false, at a limit or if `progress` says stop.
SquareWalks WalkSquareFree(const Grid& grid, const FiniteRules& rules,
                           const SquareWalkLimits& limits, Progress* progress);

}  // namespace hotstone::enumerate

#endif  // HOTSTONE_ENUMERATE_CYCLES_SQUARE_WALKS_H_
