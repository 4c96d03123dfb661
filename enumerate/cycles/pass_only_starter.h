// Endless play under `starter-first`: cycles whose starter only passes.
//
// Under starter-first a completed cycle binds the player who was to move when it was completed for the first
// time, and him only. If he has nothing but passes in it, nothing is forbidden, then or later. The other
// player alone then makes the board plays, so he must take his own stones off: a cycle of this kind is
//
//   pass, b removes the chain R (b among its points), pass, r1, pass, r2, ..., pass, rk      R = {b, r1 ..
//   rk}
//
// for any self-removal of R: R is connected, so while it is filled again each chain in it has a liberty in
// it; and its last point is b. What remains is to enter the cycle so that the player who passes completes it
// first. Two ways are tried, each from a stem that places the stones of a position one by one, which never
// captures and never comes back to anything:
//
//   the last stone placed is one of the other player's, outside R or in it
//   it is the other player's turn, and he passes (two passes, so only where four end the game)
//
// and each candidate is played through with the exact memory of the rule
// (enumerate/rules/completed_cycles.h). docs/explanation/termination.md shows that under
// starter-first there is no endless play of another kind than this.
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
  uint64_t self_removals = 0;      // plays that remove own stones, over the positions looked at
  bool whole_board = true;         // every legal position was looked at; otherwise `most_positions` of them
};

// Looks through the legal positions in rank order, up to `most_positions`, for self-removals by either
// player, and tries those of the fewest stones first. The game must be empty-board, Black first. `rules` are
// the finite part of the rule set. If `progress` says stop, whole_board is false.
PassOnlyStarterSearch FindPassOnlyStarter(const Grid& grid, const LegalIndex& index, const FiniteRules& rules,
                                          spec::CycleColor color, uint64_t most_positions,
                                          Progress* progress);

}  // namespace hotstone::enumerate

#endif  // HOTSTONE_ENUMERATE_CYCLES_PASS_ONLY_STARTER_H_
