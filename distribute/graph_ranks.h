// Counts the situation graph with several processes: the level search of
// enumerate/graph/level_search.h, with MPI to send situations to their owners.
//
// Each process holds the bitmaps of its own range of cells. The counts are the same for any n.
#ifndef HOTSTONE_DISTRIBUTE_GRAPH_RANKS_H_
#define HOTSTONE_DISTRIBUTE_GRAPH_RANKS_H_

#include "absl/status/statusor.h"
#include "distribute/world.h"
#include "enumerate/graph/situation_census.h"

namespace hotstone::distribute {

// Collective; the same result in all processes. A process with `progress` is told the levels; if it
// says stop, all stop together at the start of the next level: Cancelled. Errors of exchange.
absl::StatusOr<enumerate::SituationCensus> CountSituations(const World& world,
                                                           const enumerate::Grid& grid,
                                                           const enumerate::FiniteRules& rules,
                                                           Progress* progress);

}  // namespace hotstone::distribute

#endif  // HOTSTONE_DISTRIBUTE_GRAPH_RANKS_H_
