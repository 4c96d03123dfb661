// The claim `termination` under rules that depend only on the situation: is there an infinite play?
//
// There are finitely many situations, so endless play exists exactly if some reachable situation
// recurs. The verdict is a lasso or a ranking, either accepted by the separate checker
// (docs/explanation/termination.md).
#ifndef HOTSTONE_CLAIMS_TERMINATION_CLAIM_H_
#define HOTSTONE_CLAIMS_TERMINATION_CLAIM_H_

#include "certify/verdict.h"
#include "claims/claim_state.h"
#include "spec/rules/rule_set.h"

namespace hotstone::claims {

// Fills in everything except the claim's name, its clauses and the time: `unknown` unless the rules
// have finite memory (FiniteRules::From gives OK).
void DecideTermination(ClaimState& state, const spec::RuleSet& rules, certify::Verdict& verdict);

// The same for cycle=none and resume=dispute, under which a second pause at the same position ends
// the game. Pauses at new positions run out, so endless play eventually continues without a pause,
// and is then a cycle of the same rules with two ending passes; conversely such a cycle is never
// stopped (docs/explanation/termination.md). Requires rules without handicap.
void DecideOverDisputes(ClaimState& state, const spec::RuleSet& rules, certify::Verdict& verdict);

// For a rule set with a memory, on a board that may have no cycle at all: then every play ends even
// without the rule about cycles, by a ranking of the same rules with cycle=none. The file is named
// after `rules`, whose verdict it supports; its content names the rules that it ranks. False, with
// the verdict unchanged and nothing written, if there is a cycle; otherwise the result is filled
// in, as by DecideTermination.
bool ProveWithoutCycles(const ClaimState& state, const spec::RuleSet& rules,
                        certify::Verdict& verdict);

}  // namespace hotstone::claims

#endif  // HOTSTONE_CLAIMS_TERMINATION_CLAIM_H_
