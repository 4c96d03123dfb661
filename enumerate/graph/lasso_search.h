// Short endless plays on boards whose situation graph is too large to build.
//
// Cycles need captures, and captures need a full board, so a breadth-first search from the empty
// board meets none for a long time. This search plays games at random (from a fixed seed, so the
// answer is always the same) and searches from each situation met for a shortest way back to it. It
// then strips the best cycle found: it takes off stones whose removal leaves all moves of the cycle
// legal and still leads back. The result is a small repeating pattern. It is reached from the empty
// board by placing its stones one by one while the other side passes; this never captures, because
// every part of a legal position is legal.
//
// Finding nothing proves nothing.
#ifndef HOTSTONE_ENUMERATE_GRAPH_LASSO_SEARCH_H_
#define HOTSTONE_ENUMERATE_GRAPH_LASSO_SEARCH_H_

#include <cstdint>
#include <optional>
#include <vector>

#include "base/progress.h"
#include "enumerate/graph/situation_graph.h"
#include "enumerate/rules/rule_set.h"
#include "enumerate/rules/situation.h"

namespace hotstone::enumerate {

struct MoveLasso {
  std::vector<BitMove> stem;   // from the empty board, Black to move
  std::vector<BitMove> cycle;  // at least two moves
};

struct LassoSearchLimits {
  int games = 200;
  size_t longest_cycle = 6;           // plies
  uint64_t situations_each = 20'000;  // examined from one situation
  uint64_t seed = 1;
};

// The lasso that places the stones of a legal position one by one and then plays this cycle from
// it. The first round belongs to the stem if it begins after other passes or bans. Nothing if the
// lasso does not replay.
std::optional<MoveLasso> LassoFromEmptyBoard(const Grid& grid, const FiniteRules& rules,
                                             const BitSituation& start,
                                             const std::vector<BitMove>& cycle);

// Nothing if no lasso was found within the limits, or if `progress` says stop. Each move of both
// parts is legal under ForEachMove, and the situation after the cycle equals the one before it.
std::optional<MoveLasso> SearchLasso(const Grid& grid, const FiniteRules& rules,
                                     const LassoSearchLimits& limits, Progress* progress);

}  // namespace hotstone::enumerate

#endif  // HOTSTONE_ENUMERATE_GRAPH_LASSO_SEARCH_H_
