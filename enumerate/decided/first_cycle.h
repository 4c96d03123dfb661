// Play that ends at the first repeated situation, and is judged by the cycle closed there.
//
// Some rules judge a cycle as a whole, such as who the classification calls its disturber, and no
// sum along the way gives their verdict. Then the value depends on the whole line of play, and this
// is a plain search of lines, one question "does Black get at least t?" after the other. A line is
//
//   - a finished game, worth its area difference, or
//   - closed by a move to a situation that the line has met (same position, player, passes and
//     bans), and worth the judge's verdict on the moves from there on.
//
// One fact keeps the search small: from some situations a side forces an end worth at least t, or
// less, whatever the judge says, by moves that come nearer to that end; there the question is
// settled. This holds after any line of the search. The line has met none of these situations
// before (it would have stopped there), and the forced way leads through no others, so it never
// closes a cycle with the line. From the start this gives lo and hi of the interval
// (values/intervals.h), so the value lies between these under any judge.
//
// Cost: there are many lines; 2x2 takes a moment, six points are out of reach under most rules.
// When the search has to stop, the results so far are kept as bounds on the value.
#ifndef HOTSTONE_ENUMERATE_DECIDED_FIRST_CYCLE_H_
#define HOTSTONE_ENUMERATE_DECIDED_FIRST_CYCLE_H_

#include <cstdint>
#include <functional>
#include <span>

#include "absl/status/statusor.h"
#include "base/progress.h"
#include "enumerate/rules/rule_set.h"
#include "enumerate/rules/situation.h"

namespace hotstone::enumerate {

// The worth of a closed cycle to Black, from -points to points: the situation that was repeated,
// and the moves that led from it to itself.
using CycleJudge = std::function<int(const BitSituation& start, std::span<const BitMove> moves)>;

struct FirstCycleValue {
  int lo = 0;           // Black gets this
  int hi = 0;           // and no more than this; the value if they are equal
  uint64_t lines = 0;   // situations examined, once per visit
  uint64_t judged = 0;  // cycles given to the judge
};

// The value for Black of `start`, with no preceding moves and an interval [lo, hi]
// (values/intervals.h; -points and points also work), after examining at most `max_lines`
// situations over all questions. ResourceExhausted if more than `max_nodes` situations can be
// reached; Cancelled if `progress` says stop.
absl::StatusOr<FirstCycleValue> SolveFirstCycle(const Grid& grid, const FiniteRules& rules,
                                                const BitSituation& start, const CycleJudge& judge,
                                                int lo, int hi, uint64_t max_nodes,
                                                uint64_t max_lines, Progress* progress);

}  // namespace hotstone::enumerate

#endif  // HOTSTONE_ENUMERATE_DECIDED_FIRST_CYCLE_H_
