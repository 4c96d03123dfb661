// Play that ends at the first situation that comes again, and is judged by the cycle closed there.
//
// Some rules look at a cycle as a whole, such as who the classification calls its disturber, and what they say
// of it follows from no sum along the way. Then the value hangs on the whole line of play, and this is a plain
// search of lines, one question "does Black get at least t?" after the other. A line is
//
//   - a finished game, worth its area difference, or
//   - closed by a move to a situation that the line has met (position, player, passes and bans alike), and
//     worth what the judge says of the moves from there on.
//
// What keeps it small: from some situations a side forces an end worth at least t, or less, whatever the judge
// says, by moves that come nearer to that end; there the question is settled. That is so after any line that the
// search goes along, too: the line has met none of these situations before (it would have stopped there), and
// the forced way leads through no others, so it never closes a cycle with the line. From the start this gives lo and hi of
// the interval (values/intervals.h), so that the value lies between these under any judge.
//
// Cost: lines are many; 2x2 takes a moment, six points are beyond reach under most rules. What was found of the
// value when the search had to stop is kept as bounds.
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

// What a closed cycle is worth to Black, from -points to points: the situation that came again, and the moves
// that led from it to itself.
using CycleJudge = std::function<int(const BitSituation& start, std::span<const BitMove> moves)>;

struct FirstCycleValue {
  int lo = 0;           // Black gets this
  int hi = 0;           // and not more than this; the value if they are equal
  uint64_t lines = 0;   // situations looked at, each as often as lines come to it
  uint64_t judged = 0;  // cycles handed to the judge
};

// The value for Black of `start`, with nothing before it and an interval [lo, hi] (values/intervals.h; -points and
// points do, too), after at most `max_lines` looks for all questions together.
// ResourceExhausted if more than `max_nodes` situations can be reached; Cancelled if `progress` says stop.
absl::StatusOr<FirstCycleValue> SolveFirstCycle(const Grid& grid, const FiniteRules& rules,
                                                const BitSituation& start, const CycleJudge& judge, int lo,
                                                int hi, uint64_t max_nodes, uint64_t max_lines,
                                                Progress* progress);

}  // namespace hotstone::enumerate

#endif  // HOTSTONE_ENUMERATE_DECIDED_FIRST_CYCLE_H_
