// The claim `termination` under rules that look at the situation only: is there an infinite play?
//
// The situations are finitely many, so play is endless exactly if some situation that can be reached comes
// back. The verdict is a lasso or a ranking, either accepted by the separate checker (docs/termination.md).
#ifndef HOTSTONE_CLAIMS_TERMINATION_CLAIM_H_
#define HOTSTONE_CLAIMS_TERMINATION_CLAIM_H_

#include "certify/verdict.h"
#include "claims/claim_state.h"
#include "spec/rules/rule_set.h"

namespace hotstone::claims {

// Fills in everything but the claim's name, its clauses and the time. Requires finite-memory rules
// (FiniteRules::From gives OK).
void DecideTermination(ClaimState& state, const spec::RuleSet& rules, certify::Verdict& verdict);

}  // namespace hotstone::claims

#endif  // HOTSTONE_CLAIMS_TERMINATION_CLAIM_H_
