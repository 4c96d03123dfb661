// The claim `termination` under rules that look at the situation only: is there an infinite play?
//
// The situations are finitely many, so play is endless exactly if some situation that can be reached comes
// back. The verdict is a lasso or a ranking, either accepted by the separate checker
// (docs/explanation/termination.md).
#ifndef HOTSTONE_CLAIMS_TERMINATION_CLAIM_H_
#define HOTSTONE_CLAIMS_TERMINATION_CLAIM_H_

#include "certify/verdict.h"
#include "claims/claim_state.h"
#include "spec/rules/rule_set.h"

namespace hotstone::claims {

// Fills in everything but the claim's name, its clauses and the time. Requires finite-memory rules
// (FiniteRules::From gives OK).
void DecideTermination(ClaimState& state, const spec::RuleSet& rules, certify::Verdict& verdict);

// The same for cycle=none and resume=dispute, under which a second pause at the same position ends the game.
// Pauses at new positions run out, so endless play goes on without a pause from some time on, and so it is a
// cycle of the same rules where two passes end the game; conversely such a cycle is never stopped
// (docs/explanation/termination.md). Requires rules without handicap.
void DecideOverDisputes(ClaimState& state, const spec::RuleSet& rules, certify::Verdict& verdict);

// For a rule set with a memory, on a board that may have no cycle at all: then every play ends without the
// rule about cycles too, by a ranking of the same rules with cycle=none. Its file is called after `rules`,
// whose verdict it is; what stands in it are the rules that it ranks. False, the verdict left alone and
// nothing written, if there is a cycle; else what came of it is filled in, as by DecideTermination.
bool ProveWithoutCycles(const ClaimState& state, const spec::RuleSet& rules, certify::Verdict& verdict);

}  // namespace hotstone::claims

#endif  // HOTSTONE_CLAIMS_TERMINATION_CLAIM_H_
