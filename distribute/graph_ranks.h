// The situation graph counted by several processes: the search by levels of enumerate/graph/level_search.h,
// with MPI to bring situations to their owners.
//
// Each process holds the bitmaps of its own range of cells. Counts are those of one process, whatever n.
#ifndef HOTSTONE_DISTRIBUTE_GRAPH_RANKS_H_
#define HOTSTONE_DISTRIBUTE_GRAPH_RANKS_H_

#include "absl/status/statusor.h"
#include "distribute/world.h"
#include "enumerate/graph/situation_census.h"

namespace hotstone::distribute {

// Collective; the same result in all processes. A process with `progress` is told levels; if it says stop, all
// stop together when the next level is opened: Cancelled. Errors of exchange.
absl::StatusOr<enumerate::SituationCensus> CountSituations(const World& world, const enumerate::Grid& grid,
                                                           const enumerate::FiniteRules& rules,
                                                           Progress* progress);

}  // namespace hotstone::distribute

#endif  // HOTSTONE_DISTRIBUTE_GRAPH_RANKS_H_
