// The rule sets under which a solution is valid: what its theorem
// (docs/explanation/determinacy.md#one-strategy-for-every-rule, solution_check.h) says about each
// of them.
//
// A solution whose lines end with the game is a robust strategy if it is valid under every rule of
// repetition. The opponent may then even remove just the stone that he has played, if a superko
// ends the game in time. Other solutions do not cover that case.
#ifndef HOTSTONE_CERTIFY_SOLUTION_SOLUTION_UNDER_H_
#define HOTSTONE_CERTIFY_SOLUTION_SOLUTION_UNDER_H_

#include "absl/status/status.h"
#include "certify/solution/robust_hot.h"
#include "spec/rules/rule_set.h"

namespace hotstone::certify {

struct SolutionHeader;

// OK if a robust strategy that considers these hot stones is valid under these rules;
// Unimplemented, with the switch that prevents it, if the theorem does not say so: handicap,
// capture_ends, cycle_colour=either, same=fight, self_removal=any without a superko, and with
// kSingle hot stones of other kinds. A game may have gone before.
//
// Under the rules about completed cycles a game along a robust strategy may complete one: the
// opponent may bring back a position that the strategy has left to him, and the strategy may pass
// there. With same=board that does no harm, since only returns are forbidden; with same=fight a
// play to a new position may be.
absl::Status RobustUnder(RobustHot hot, const spec::RuleSet& rules);

// The same for a solution. If its lines end before the game, self_removal=any also prevents it,
// unless psk forbids the removal of just the stone played. With basic ko, so do rules that allow a
// lone stone to be taken back at once, which psk and ssk do not. With basic ko alone, so does any
// other ban on repetition.
//
// `always_plays`, of SolutionChecked, if the game also begins with the solution's start: then no
// completed cycle has a play (solution_check.h), and cycle_colour=either and same=fight prevent
// nothing.
absl::Status SolutionUnder(const SolutionHeader& header, const spec::RuleSet& rules,
                           bool always_plays = false);

}  // namespace hotstone::certify

#endif  // HOTSTONE_CERTIFY_SOLUTION_SOLUTION_UNDER_H_
