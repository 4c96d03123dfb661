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

// Whether docs/explanation/termination.md has an argument that every play ends on all boards, for
// one of the readings of the cycle layer. If so nothing is searched, and the verdict gets that
// argument.
bool EndsOnAllBoards(const spec::RuleSet& rules);

}  // namespace hotstone::claims

#endif  // HOTSTONE_CLAIMS_HISTORY_CLAIMS_H_
