// Short endless plays on boards whose situation graph is too large to build.
//
// Cycles need captures, and captures need a full board, so a breadth-first search from the empty board meets
// none for a long time. This search plays games at random (from a fixed seed: the same answer every time) and
// looks, from each situation met, for a shortest way back to it. The best cycle found is then stripped:
// stones whose removal leaves all its moves legal and still leads back are taken off. What remains is a small
// pattern that repeats; it is reached from the empty board by placing its stones one by one with the other
// side passing, which never captures, because every part of a legal position is legal.
//
// Finding nothing means nothing.
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
  uint64_t situations_each = 20'000;  // looked at from one situation
  uint64_t seed = 1;
};

// The lasso that places the stones of a legal position one by one and then plays this cycle from it; the
// first round belongs to the stem if it begins with other passes or bans before it. Nothing if it does not
// replay.
std::optional<MoveLasso> LassoFromEmptyBoard(const Grid& grid, const FiniteRules& rules,
                                             const BitSituation& start, const std::vector<BitMove>& cycle);

// Nothing if no lasso was found within the limits, or if `progress` says stop. Both parts are legal move by
// move under ForEachMove, and the situation after the cycle equals the one before it.
std::optional<MoveLasso> SearchLasso(const Grid& grid, const FiniteRules& rules,
                                     const LassoSearchLimits& limits, Progress* progress);

}  // namespace hotstone::enumerate

#endif  // HOTSTONE_ENUMERATE_GRAPH_LASSO_SEARCH_H_
