// The distance from each situation to the end of the game if both players want it: the promise
// `cooperative`.
//
// Breadth first backwards over a situation graph, from the situations with a move that finishes the
// game. Passes alone should give at most end_passes plies from everywhere; the search does not
// assume that.
#ifndef HOTSTONE_ENUMERATE_GRAPH_WAYS_TO_END_H_
#define HOTSTONE_ENUMERATE_GRAPH_WAYS_TO_END_H_

#include <cstdint>
#include <optional>
#include <vector>

#include "enumerate/graph/situation_graph.h"

namespace hotstone::enumerate {

inline constexpr uint32_t kNoWayToEnd = ~uint32_t{0};

// By node: the plies of a shortest way to a finished game, at least 1; kNoWayToEnd if there is
// none. The graph must be complete. O(edges).
std::vector<uint32_t> PliesToEnd(const SituationGraph& graph);

// The largest distance; nothing if some situation has no way, or there are no situations.
std::optional<uint32_t> FarthestFromEnd(const std::vector<uint32_t>& plies);

}  // namespace hotstone::enumerate

#endif  // HOTSTONE_ENUMERATE_GRAPH_WAYS_TO_END_H_
