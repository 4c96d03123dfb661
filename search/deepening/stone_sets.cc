#include "search/deepening/stone_sets.h"

#include <algorithm>

#include "absl/strings/str_cat.h"
#include "base/status_macros.h"
#include "search/plays/settled_life.h"
#include "search/solution/whole_board.h"

namespace hotstone::search {

using enumerate::BitBoard;
using enumerate::FirstOf;

absl::StatusOr<StoneSets> StoneSets::Create(const enumerate::Grid& grid, int most_inside,
                                            Progress* progress) {
  if (grid.points() > kMostPoints) {
    return absl::InvalidArgumentError(
        absl::StrCat("a table of all sets of stones is for boards of up to ", kMostPoints,
                     " points, not ", grid.points()));
  }
  StoneSets sets;
  ASSIGN_OR_RETURN(sets.facts_, enumerate::MappedArray<uint8_t>::Create(Bytes(grid)));
  const uint64_t count = Bytes(grid);
  const auto stop = [&](uint64_t done) {
    return done % (1 << 16) == 0 && !KeepGoing(progress, "sets of stones", done, 2 * count);
  };
  // Upwards: the sets that hold the board, or contain one that does, need no stone.
  for (BitBoard own = 0; own < count; ++own) {
    if (stop(own)) return absl::CancelledError("stopped");
    const bool holds = HoldsBoard(grid, own, most_inside);
    bool enough = holds;
    for (BitBoard left = own; left != 0 && !enough; left &= left - 1) {
      enough = sets.StonesNeeded(own ^ FirstOf(left)) == 0;
    }
    sets.facts_[own] = static_cast<uint8_t>((enough ? 0 : kNever) | (holds ? kHolds : 0) |
                                            (SettledStones(grid, own) != 0 ? kLives : 0));
  }
  // Downwards: one stone more than the best set with one stone more.
  for (BitBoard own = count; own-- > 0;) {
    if (stop(2 * count - own)) return absl::CancelledError("stopped");
    int needed = sets.StonesNeeded(own);
    if (needed == 0) continue;
    for (BitBoard left = grid.full() & ~own; left != 0; left &= left - 1) {
      needed = std::min(needed, sets.StonesNeeded(own | FirstOf(left)) + 1);
    }
    sets.facts_[own] = static_cast<uint8_t>((sets.facts_[own] & ~kNeeded) | needed);
  }
  return sets;
}

}  // namespace hotstone::search
