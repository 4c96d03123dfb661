// The promises `forced` and `cooperative` of the formal model, section 8, beside `termination`, the strong one.
//
//   cooperative   from every situation an end can be reached. A pass is always legal and end_passes of them
//                 end the game, so it holds under every rule set, on all boards.
//   forced        from every situation each player has a strategy under which play ends with at least his
//                 value, whatever the other does. His value is what he can make sure of when endless play
//                 counts for him as losing the whole board. So where it is more than that, the strategy that
//                 makes sure of it ends play already, and where it is not, any end will do: a player keeps the
//                 promise exactly where he can force an end at all. That is one game for each player, with
//                 nothing at stake but the end, and the interval solver plays both at once when every end
//                 is worth 0 (enumerate/values/intervals.h): lo = 0 where Black can force an end, hi = 0 where
//                 White can.
//
// Rules with a memory have no finite graph. There `forced` follows from the strong promise, or from what passes
// alone do: a player who only passes is refused nothing, and the other cannot go on alone for ever if he may not
// remove own stones, or is barred as the one who disturbs himself. Elsewhere it is unknown.
//
// The argument, the other reading of "his value", and what comes out:
// docs/explanation/termination.md.
#ifndef HOTSTONE_CLAIMS_PROMISE_CLAIMS_H_
#define HOTSTONE_CLAIMS_PROMISE_CLAIMS_H_

#include "certify/verdict.h"
#include "claims/claim_state.h"
#include "claims/determinacy_claim.h"
#include "spec/rules/rule_set.h"

namespace hotstone::claims {

// Fills in everything but the claim's name, its clauses and the time. Requires finite-memory rules
// (FiniteRules::From gives OK). On a board that is too large for the solver only what passes alone do is left.
void DecideForced(ClaimState& state, const spec::RuleSet& rules, certify::Verdict& verdict);

// The same, with this check of the certificate: tests put one in its place that sees less or more.
void DecideForcedAgainst(const IntervalCheck& check, ClaimState& state, const spec::RuleSet& rules,
                         certify::Verdict& verdict);

// For rules with a memory.
void DecideForcedWithHistory(ClaimState& state, const spec::RuleSet& rules, certify::Verdict& verdict);

// Any rules. Where there is a situation graph of a small board, all of it is looked at beside the argument; a
// situation without a way to an end would be a bug of ours, and the verdict then says so.
void DecideCooperative(ClaimState& state, const spec::RuleSet& rules, certify::Verdict& verdict);

}  // namespace hotstone::claims

#endif  // HOTSTONE_CLAIMS_PROMISE_CLAIMS_H_
