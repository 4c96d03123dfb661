// The situation graph of a finite-memory rule set, counted breadth first from the empty board.
//
// A situation is (position, player to move, banned points, consecutive passes); finished games count too.
// Situations without a ban are a direct index, (rank of the position, player, passes), into bitmaps: visited,
// this level, next level. Those with a ban, a few in a hundred, are exact keys in a set. Nothing is hashed
// lossily.
//
// The plays of (position, player) lead to the same places whatever the number of passes before, so they are
// resolved once; later arrivals with other pass counts only add their pass. The number of legal plays is kept
// (one byte) so that transitions are counted for each situation.
#ifndef HOTSTONE_ENUMERATE_SITUATION_CENSUS_H_
#define HOTSTONE_ENUMERATE_SITUATION_CENSUS_H_

#include <cstdint>

#include "absl/status/statusor.h"
#include "enumerate/finite_rules.h"
#include "enumerate/legal_index.h"
#include "enumerate/progress.h"

namespace hotstone::enumerate {

struct SituationCensus {
  uint64_t situations = 0;
  uint64_t transitions = 0;
  uint64_t finished = 0;
  uint64_t with_ban = 0;
  int depth = 0;  // plies to the situation farthest from the start

  friend bool operator==(const SituationCensus&, const SituationCensus&) = default;
};

// Bytes that the census will need, bans estimated.
uint64_t CensusBytes(const LegalIndex& index, const FiniteRules& rules);

// Counts everything reachable from the empty board, Black to move. Time grows with positions x plays; 4x4
// takes seconds. Cancelled if `progress` says stop.
absl::StatusOr<SituationCensus> CountSituations(const Grid& grid, const LegalIndex& index,
                                                const FiniteRules& rules, Progress* progress);

}  // namespace hotstone::enumerate

#endif  // HOTSTONE_ENUMERATE_SITUATION_CENSUS_H_
