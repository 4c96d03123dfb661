// The situation graph counted by several processes, breadth first, owner computes.
//
// What is counted, and why symmetry may stand in for most of it: enumerate/graph/situation_census.h. Here the
// cells of the occupancy index are dealt out in ranges of whole blocks with about equally many cells. A
// process keeps bitmaps of its own range only, follows the plays of its own situations, and sends each
// successor to the owner of its cell, in rounds of bounded size. Passes stay with the owner: the other player
// to move in the same position is the same cell. Memory a process: 1/n of that of one process, and the
// messages.
//
// Owners find what is new; sums are added up at the end. So the counts are those of one process, whatever n.
#ifndef HOTSTONE_DISTRIBUTE_GRAPH_RANKS_H_
#define HOTSTONE_DISTRIBUTE_GRAPH_RANKS_H_

#include "absl/status/statusor.h"
#include "distribute/world.h"
#include "enumerate/graph/situation_census.h"

namespace hotstone::distribute {

// Collective; the same result in all processes. `progress` of the first process is told levels; it cannot
// stop the run. Errors of exchange.
absl::StatusOr<enumerate::SituationCensus> CountSituations(const World& world, const enumerate::Grid& grid,
                                                           const enumerate::FiniteRules& rules,
                                                           Progress* progress);

}  // namespace hotstone::distribute

#endif  // HOTSTONE_DISTRIBUTE_GRAPH_RANKS_H_
