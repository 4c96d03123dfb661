// Endless play under `starter-first`: cycles whose starter only passes.
//
// Under starter-first a completed cycle binds only the player who was to move when it was first
// completed. If that player only passes in it, it never forbids anything. The other player then
// makes all the board plays and must remove their own stones, so a cycle of this kind is
//
//   pass, b removes the chain R (b in R), pass, r1, pass, r2, ..., pass, rk      R = {b, r1 .. rk}
//
// for any self-removal of R: R is connected, so while it is refilled each chain in it has a liberty
// in it; and its last point is b. It remains to enter the cycle so that the passing player
// completes it first. Two entries are tried, each from a stem that places the stones of a position
// one by one, which never captures and never repeats anything:
//
//   the last stone placed is one of the other player's, outside R or in it
//   the other player is to move and passes (two passes, so only where four end the game)
//
// Each candidate is played through with the exact memory of the rule
// (enumerate/rules/completed_cycles.h). docs/explanation/termination.md shows that starter-first
// allows no other kind of endless play.
#ifndef HOTSTONE_ENUMERATE_CYCLES_PASS_ONLY_STARTER_H_
#define HOTSTONE_ENUMERATE_CYCLES_PASS_ONLY_STARTER_H_

#include <cstdint>
#include <optional>

#include "base/progress.h"
#include "enumerate/graph/lasso_search.h"
#include "enumerate/index/legal_index.h"
#include "enumerate/rules/rule_set.h"

namespace hotstone::enumerate {

struct PassOnlyStarterSearch {
  std::optional<MoveLasso> lasso;  // from the empty board; the cycle can be repeated for ever
  uint64_t self_removals = 0;      // plays that remove own stones, over the positions examined
  bool whole_board = true;         // all legal positions examined; otherwise `most_positions`
};

// Examines the legal positions in rank order, up to `most_positions`, for self-removals by either
// player, and tries those with the fewest stones first. The game must start on the empty board with
// Black to move. `rules` are the finite part of the rule set. If `progress` says stop, whole_board
// is false.
PassOnlyStarterSearch FindPassOnlyStarter(const Grid& grid, const LegalIndex& index,
                                          const FiniteRules& rules, spec::CycleColor color,
                                          uint64_t most_positions, Progress* progress);

}  // namespace hotstone::enumerate

#endif  // HOTSTONE_ENUMERATE_CYCLES_PASS_ONLY_STARTER_H_
