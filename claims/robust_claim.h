// The figures `robust`: of how many positions no rule of repetition changes the value.
//
// Where the robust bounds of a position meet, both sides force its value with plays that no rule of repetition can
// refuse (docs/robust.md), so that it is the same under all of them. How many positions are such is a matter of the
// board; of the rule set it is asked only whether the theorem covers it, and whether it knows single hot stones
// alone or other kinds as well, for which the bounds are wider. Nothing in that could fail. Of a position whose bounds
// differ nothing is said: its value may still be the same.
#ifndef HOTSTONE_CLAIMS_ROBUST_CLAIM_H_
#define HOTSTONE_CLAIMS_ROBUST_CLAIM_H_

#include "certify/verdict.h"
#include "claims/claim_state.h"
#include "spec/rules/rule_set.h"

namespace hotstone::claims {

// Fills in everything but the name, the clauses and the time. Unknown under rule sets that the theorem leaves out, with
// the switch that is in the way, and where the bounds do not fit the memory.
void CountRobustPositions(ClaimState& state, const spec::RuleSet& rules, certify::Verdict& verdict);

}  // namespace hotstone::claims

#endif  // HOTSTONE_CLAIMS_ROBUST_CLAIM_H_
