// Under which rule sets a solution is good: what its theorem (docs/explanation/determinacy.md#one-strategy-for-every-rule, solution_check.h)
// says of each of them.
//
// A solution whose lines end with the game is a robust strategy if it is good under every rule of
// repetition. Then the opponent may even take off just the stone that he has played, as long as a
// superko ends the game in time. Other solutions say nothing about that.
#ifndef HOTSTONE_CERTIFY_SOLUTION_SOLUTION_UNDER_H_
#define HOTSTONE_CERTIFY_SOLUTION_SOLUTION_UNDER_H_

#include "absl/status/status.h"
#include "certify/solution/robust_hot.h"
#include "spec/rules/rule_set.h"

namespace hotstone::certify {

struct SolutionHeader;

// OK if a robust strategy that looks at these hot stones is good under these rules; Unimplemented,
// with the switch that is in the way, if the theorem does not say so: handicap, capture_ends,
// cycle_colour=either, self_removal=any without a superko, and with kSingle hot stones of other
// kinds.
absl::Status RobustUnder(RobustHot hot, const spec::RuleSet& rules);

// The same of a solution. With lines that end before the game self_removal=any is in the way, too;
// with basic ko, rules that let a lone stone be taken back at once; with basic ko alone, whatever
// else they forbid on account of repetition.
absl::Status SolutionUnder(const SolutionHeader& header, const spec::RuleSet& rules);

}  // namespace hotstone::certify

#endif  // HOTSTONE_CERTIFY_SOLUTION_SOLUTION_UNDER_H_
