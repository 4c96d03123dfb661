// The claim `counting`, and the figures `final-positions`: the value of positions as they are.
//
// `counting`: filling in gives the area difference wherever the stones fit the sets (counting.h).
// The figures say how many legal positions would be won by Black, by White, or drawn, if play ended
// there: every finished play ends in one of them. The figures cannot fail.
#ifndef HOTSTONE_CLAIMS_COUNTING_CLAIMS_H_
#define HOTSTONE_CLAIMS_COUNTING_CLAIMS_H_

#include <functional>

#include "certify/verdict.h"
#include "claims/claim_state.h"
#include "spec/counting/fill_in.h"
#include "spec/rules/rule_set.h"

namespace hotstone::spec {
class Position;
}  // namespace hotstone::spec

namespace hotstone::claims {

// Each fills in everything except the name, the clauses and the time.
void DecideCounting(ClaimState& state, const spec::RuleSet& rules, certify::Verdict& verdict);
void CountFinalPositions(ClaimState& state, const spec::RuleSet& rules, certify::Verdict& verdict);

// The argument for all boards. Always true.
bool CountingByArgument(const spec::RuleSet& rules, certify::Verdict& verdict);

// DecideCounting with the witness filled in by this law: tests substitute another one.
using FillInLaw = std::function<spec::FillIn(const spec::Position&)>;
void DecideCountingBy(const FillInLaw& law, ClaimState& state, certify::Verdict& verdict);

}  // namespace hotstone::claims

#endif  // HOTSTONE_CLAIMS_COUNTING_CLAIMS_H_
