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
// Levels. Every move changes the player, so a level knows one player only. It is a bitmap a pass count. A
// pass is then the shift of whole bitmaps: the situations with k + 1 passes of the next level are those with
// k of this one, without those known. Plays set bits in the bitmap `next`, nothing else; what of it is new is
// found word by word when the level is done. The plays of (position, player) lead to the same places whatever
// the number of passes before, so they are followed once, when the position first turns up with this player.
//
//     bit for a cell   | visited, Black: 0 .. E passes | visited, White: 0 .. E | level: 0 .. E-1 | next |
//     new |
//
// Situations with a ban, a few in a hundred, are exact keys in a set; nothing is hashed lossily. Situations
// and transitions are summed from the visited bitmaps at the end.
//
// Threads share out the blocks of a level; what they find is a set, so counts do not depend on their number.
#ifndef HOTSTONE_ENUMERATE_GRAPH_SITUATION_CENSUS_H_
#define HOTSTONE_ENUMERATE_GRAPH_SITUATION_CENSUS_H_

#include <cstdint>

#include "absl/status/statusor.h"
#include "base/progress.h"
#include "enumerate/rules/rule_set.h"

namespace hotstone::enumerate {

struct SituationCensus {
  uint64_t situations = 0;
  uint64_t transitions = 0;
  uint64_t finished = 0;
  uint64_t with_ban = 0;
  int depth = 0;  // plies to the situation farthest from the start

  friend bool operator==(const SituationCensus&, const SituationCensus&) = default;
};

struct CensusOptions {
  int threads = 1;               // 1 or more
  Progress* progress = nullptr;  // "situation graph": (position, player) followed; then sums
};

// Bytes that the census will need, bans estimated. For any board, also those that are too large to count.
uint64_t CensusBytes(const Grid& grid, const FiniteRules& rules);

// Counts everything reachable from the empty board, Black to move. Time grows with positions x plays; 4x4
// takes about a second, 4x5 minutes. InvalidArgument for boards without an occupancy index, Cancelled if
// `progress` says stop.
absl::StatusOr<SituationCensus> CountSituations(const Grid& grid, const FiniteRules& rules,
                                                const CensusOptions& options = {});

}  // namespace hotstone::enumerate

#endif  // HOTSTONE_ENUMERATE_GRAPH_SITUATION_CENSUS_H_
