// The claim `termination` under rules that look back at the game: an argument for all boards, or a
// play that does not end.
//
// There is no situation graph here, since the legal plays depend on the past. Each reading has its
// own way to a verdict (docs/explanation/termination.md), and each is listed by name: a new reading
// does not compile until it has one.
#ifndef HOTSTONE_CLAIMS_HISTORY_CLAIMS_H_
#define HOTSTONE_CLAIMS_HISTORY_CLAIMS_H_

#include "certify/verdict.h"
#include "claims/claim_state.h"
#include "spec/rules/rule_set.h"

namespace hotstone::claims {

// Fills in everything except the claim's name, its clauses and the time. Requires a rule set with a
// memory.
void DecideTerminationWithHistory(ClaimState& state, const spec::RuleSet& rules,
                                  certify::Verdict& verdict);

// The argument of docs/explanation/termination.md that every play ends on all boards, for one of
// the readings of the cycle layer or because the first removal ends the game. False, with the
// verdict as it was, if the page has none. Any rule set.
bool EndsByArgument(const spec::RuleSet& rules, certify::Verdict& verdict);

}  // namespace hotstone::claims

#endif  // HOTSTONE_CLAIMS_HISTORY_CLAIMS_H_
