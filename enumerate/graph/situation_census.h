// Counts the situation graph of a finite-memory rule set, breadth first from the empty board.
//
// A situation is (position, player to move, banned points, consecutive passes); finished games
// count too.
//
// Symmetry. The start has all symmetries of the board, and so does every level of the search: one
// position represents each set of symmetric ones. Positions are cells of the occupancy index
// (occupancy_index.h), with Black's stones as `own`. A cell counts once per image of its occupancy.
// If an occupancy has symmetries, all its cells are visited, including images of one another, so
// this weight is right whatever symmetries the colours keep; the bans of a situation are mapped
// along with it.
//
// Situations are bits of bitmaps; a level is a bitmap for each number of passes (level_bitmaps.h).
// Those with a ban, a few in a hundred, are exact keys in a set; nothing is hashed lossily.
// Situations and transitions are summed from the visited bitmaps at the end. level_search.h has the
// search itself, by threads and by ranks.
#ifndef HOTSTONE_ENUMERATE_GRAPH_SITUATION_CENSUS_H_
#define HOTSTONE_ENUMERATE_GRAPH_SITUATION_CENSUS_H_

#include <cstdint>

#include "absl/status/statusor.h"
#include "enumerate/graph/communicator.h"
#include "enumerate/graph/level_search.h"
#include "enumerate/rules/rule_set.h"

namespace hotstone::enumerate {

// Bytes that the census will need, with an estimate for bans. For any board, including those too
// large to count.
uint64_t CensusBytes(const Grid& grid, const FiniteRules& rules);

// Counts everything reachable from the empty board, Black to move. Collective over the ranks of the
// communicator, if there are several (level_search.h). Time grows with positions x plays; 4x4 takes
// about a second, 4x5 minutes. InvalidArgument for boards without an occupancy index, Cancelled if
// `progress` says stop, errors of the communicator.
absl::StatusOr<SituationCensus> CountSituations(
    const Grid& grid, const FiniteRules& rules, const CensusOptions& options = {},
    const Communicator& communicator = SelfCommunicator());

}  // namespace hotstone::enumerate

#endif  // HOTSTONE_ENUMERATE_GRAPH_SITUATION_CENSUS_H_
