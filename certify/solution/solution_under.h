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

// OK if a robust strategy that considers these hot stones is valid under these rules, whatever was
// played before it; Unimplemented, with the switch that prevents it, if the theorem does not say
// so: handicap, capture_ends, cycle_colour=either, same=fight, self_removal=any without a superko,
// and with kSingle hot stones of other kinds.
//
// The rules about completed cycles forbid only returns with same=board. With same=fight they may
// forbid a play to a new position, because of a cycle that was completed before the strategy began.
absl::Status RobustUnder(RobustHot hot, const spec::RuleSet& rules);

// The same for a game that begins with the strategy. Then no completed cycle has a play
// (solution_check.h), so cycle_colour=either and same=fight prevent nothing, unless a player may
// remove just the stone that he plays.
absl::Status FreshRobustUnder(RobustHot hot, const spec::RuleSet& rules);

// The same for a game that begins with the start of a solution. If lines end before the game,
// self_removal=any also prevents it, unless psk forbids the removal of just the stone played. With
// basic ko, so do rules that allow a lone stone to be taken back at once, which psk and ssk do not.
// With basic ko alone, so does any other ban on repetition.
absl::Status SolutionUnder(const SolutionHeader& header, const spec::RuleSet& rules);

}  // namespace hotstone::certify

#endif  // HOTSTONE_CERTIFY_SOLUTION_SOLUTION_UNDER_H_
