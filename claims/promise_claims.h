// The promises `forced` and `cooperative` of the formal model, section 8, alongside `termination`,
// the strong one.
//
//   cooperative   from every situation an end can be reached. A pass is always legal and end_passes
//                 of them end the game, so it holds under every rule set, on all boards.
//   forced        from every situation each player has a strategy under which play ends with at
//                 least that player's value, whatever the other does. A player's value is what the
//                 player can guarantee if endless play counts for that player as losing the whole
//                 board. If the value is more than that, the strategy that guarantees it already
//                 ends play; if not, any end will do. So a player keeps the promise exactly where
//                 that player can force an end at all. That is one game for each player, with
//                 nothing at stake except the end, and the interval solver plays both at once when
//                 every end is worth 0 (enumerate/values/intervals.h): lo = 0 where Black can force
//                 an end, hi = 0 where White can.
//
// Rules with a memory have no finite graph. There `forced` follows from the strong promise, or from
// the effect of passes alone: a player who only passes is refused nothing, and the other player
// cannot continue alone forever if own stones may not be removed, or if every cycle that a player
// closes alone names that player. Elsewhere it is unknown.
//
// The argument, the other reading of "his value", and the results: docs/explanation/termination.md.
#ifndef HOTSTONE_CLAIMS_PROMISE_CLAIMS_H_
#define HOTSTONE_CLAIMS_PROMISE_CLAIMS_H_

#include "certify/verdict.h"
#include "claims/claim_state.h"
#include "claims/determinacy_claim.h"
#include "spec/rules/rule_set.h"

namespace hotstone::claims {

// Fills in everything except the claim's name, its clauses and the time. Requires finite-memory
// rules (FiniteRules::From gives OK). On a board that is too large for the solver only the argument
// by passes alone remains.
void DecideForced(ClaimState& state, const spec::RuleSet& rules, certify::Verdict& verdict);

// The same, with this check of the certificate: tests substitute one that sees less or more.
void DecideForcedAgainst(const IntervalCheck& check, ClaimState& state, const spec::RuleSet& rules,
                         certify::Verdict& verdict);

// For rules with a memory.
void DecideForcedWithHistory(ClaimState& state, const spec::RuleSet& rules,
                             certify::Verdict& verdict);

// Any rules. Where there is a situation graph of a small board, all of it is examined in addition
// to the argument. A situation without a path to an end would be a bug, and the verdict then says
// so.
void DecideCooperative(ClaimState& state, const spec::RuleSet& rules, certify::Verdict& verdict);

// The arguments for all boards, under any rule set. False, with the verdict as it was, if there is
// none.
bool ForcedByArgument(const spec::RuleSet& rules, certify::Verdict& verdict);
bool CooperativeByArgument(const spec::RuleSet& rules, certify::Verdict& verdict);

}  // namespace hotstone::claims

#endif  // HOTSTONE_CLAIMS_PROMISE_CLAIMS_H_
