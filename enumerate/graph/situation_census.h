// The situation graph of a finite-memory rule set, counted breadth first from the empty board.
//
// A situation is (position, player to move, banned points, consecutive passes); finished games count too.
//
// Symmetry. The start has all symmetries of the board, so has every level of the search: one position of each
// set of symmetric ones stands for all. Positions are cells of the occupancy index (occupancy_index.h), with
// Black's stones as `own`. A cell counts as often as its occupancy has images. Of an occupancy with
// symmetries of its own, all cells are visited, also those that are images of one another, so that this
// weight is right whatever symmetries the colours keep; the bans of a situation turn with it.
//
// Situations are bits of bitmaps, a level a bitmap for each number of passes (level_bitmaps.h). Those with a
// ban, a few in a hundred, are exact keys in a set; nothing is hashed lossily. Situations and transitions are
// summed from the visited bitmaps at the end. The search itself, by threads and by ranks: level_search.h.
#ifndef HOTSTONE_ENUMERATE_GRAPH_SITUATION_CENSUS_H_
#define HOTSTONE_ENUMERATE_GRAPH_SITUATION_CENSUS_H_

#include <cstdint>

#include "absl/status/statusor.h"
#include "enumerate/graph/communicator.h"
#include "enumerate/graph/level_search.h"
#include "enumerate/rules/rule_set.h"

namespace hotstone::enumerate {

// Bytes that the census will need, bans estimated. For any board, also those that are too large to count.
uint64_t CensusBytes(const Grid& grid, const FiniteRules& rules);

// Counts everything reachable from the empty board, Black to move. Collective over the ranks of the
// communicator, if there are several (level_search.h). Time grows with positions x plays; 4x4 takes about a
// second, 4x5 minutes. InvalidArgument for boards without an occupancy index, Cancelled if `progress` says
// stop, errors of the communicator.
absl::StatusOr<SituationCensus> CountSituations(const Grid& grid, const FiniteRules& rules,
                                                const CensusOptions& options = {},
                                                const Communicator& communicator = SelfCommunicator());

}  // namespace hotstone::enumerate

#endif  // HOTSTONE_ENUMERATE_GRAPH_SITUATION_CENSUS_H_
