// Robust bounds: what each side forces under every rule of repetition at once, for all positions of
// a board.
//
// A robust strategy of X never needs a play that a rule of repetition could forbid
// (docs/explanation/determinacy.md). The largest area difference that such a strategy forces is
// found like the lower end of an interval (enumerate/values/intervals.h), in a game that is worse
// for X than any of the rules it covers:
//
//   - Endless play counts against X.
//   - No ban binds the opponent O, who may remove any number of O's own stones.
//   - X removes no stones of X's own.
//   - With RobustHot::kEvery, X may not play at points that some play of O leading to the position
//     would ban, under any kind of hot stone in any ko, whether or not O came that way. With
//     kSingle bans need no check: taking a single hot stone restores the position before, from
//     which O plays to this one again, so it gains X nothing.
//
// So the value of a position depends only on the position and the player, not on passes. With rank
// numbers that fall along X's strategy the values are the lists that certify/solution checks. A
// pass of X is worth the area, if O passes too, or O's best play; O's pass leaves the position to
// X. These are the equations of a game that two passes end, and those of one that four end have the
// same solution, since no ban waits to be lifted.
//
// The lower bound is X = Black, the upper bound X = White. Where they are equal, the value of the
// position is the same under every rule that docs/explanation/determinacy.md names. The sweeps are
// those of intervals, with `robust` in the rules: 2 bytes a cell, twice that with the measure.
#ifndef HOTSTONE_ENUMERATE_ROBUST_ROBUST_BOUNDS_H_
#define HOTSTONE_ENUMERATE_ROBUST_ROBUST_BOUNDS_H_

#include "absl/status/statusor.h"
#include "base/progress.h"
#include "certify/solution/robust_hot.h"
#include "enumerate/rules/rule_set.h"
#include "enumerate/values/intervals.h"

namespace hotstone::enumerate {

// The rules of the game above.
FiniteRules RobustRules(certify::RobustHot hot);

// The bounds of all positions: ForBlack gives {lower, upper} of a situation without a preceding
// pass or a ban, ForEachUndetermined the positions whose bounds differ. Errors as in
// IntervalTable::Solve.
absl::StatusOr<IntervalTable> SolveRobust(const Grid& grid, certify::RobustHot hot,
                                          const IntervalOptions& options, Progress* progress);

}  // namespace hotstone::enumerate

#endif  // HOTSTONE_ENUMERATE_ROBUST_ROBUST_BOUNDS_H_
