// The claim `determinacy`: no position is undetermined. Also the figures `robust`: the number of
// positions whose value no repetition rule changes.
//
// A position is undetermined if its value depends on how endless play is judged: what Black can
// force is less than what White must allow (docs/explanation/determinacy.md). The values are
// certified on boards that are small enough. Under rules with a memory that end every play there is
// nothing to judge.
//
// Where the robust bounds of a position meet, both sides force its value with plays that no
// repetition rule can refuse (docs/explanation/determinacy.md), so the value is the same under all
// of them. The number of such positions depends only on the board. The rule set matters only in
// whether the theorem covers it, and whether it has single hot stones alone or other kinds as well,
// for which the bounds are wider. The figures cannot fail. They say nothing about a position whose
// bounds differ: its value may still be the same.
#ifndef HOTSTONE_CLAIMS_DETERMINACY_CLAIM_H_
#define HOTSTONE_CLAIMS_DETERMINACY_CLAIM_H_

#include <functional>
#include <span>

#include "absl/status/statusor.h"
#include "certify/verdict.h"
#include "claims/claim_state.h"
#include "spec/board/board.h"
#include "spec/rules/rule_set.h"

namespace hotstone::certify {
struct Checked;
struct IntervalEntry;
}  // namespace hotstone::certify

namespace hotstone::claims {

// Fills in everything except the claim's name, its clauses and the time. Requires finite-memory
// rules (FiniteRules::From gives OK).
void DecideDeterminacy(ClaimState& state, const spec::RuleSet& rules, certify::Verdict& verdict);

// For rules with a memory. Where every play ends on all boards, each position with its history has
// one value, by backward induction, so none is undetermined. Unknown where no argument says that
// every play ends.
void DecideDeterminacyWithHistory(ClaimState& state, const spec::RuleSet& rules,
                                  certify::Verdict& verdict);

// The argument of DecideDeterminacyWithHistory, on any board and under any rule set. False if there
// is none.
bool DeterminateByArgument(const spec::RuleSet& rules, certify::Verdict& verdict);

// DecideDeterminacy with this check of the certificate: tests substitute one that sees less or
// more.
using IntervalCheck = std::function<absl::StatusOr<certify::Checked>(
    const spec::RuleSet&, const spec::BoardSize&, std::span<const certify::IntervalEntry>)>;
void DecideDeterminacyAgainst(const IntervalCheck& check, ClaimState& state,
                              const spec::RuleSet& rules, certify::Verdict& verdict);

// The figures `robust`. Unknown under rule sets that the theorem excludes, naming the switch
// responsible, and where the bounds do not fit in memory.
void CountRobustPositions(ClaimState& state, const spec::RuleSet& rules, certify::Verdict& verdict);

}  // namespace hotstone::claims

#endif  // HOTSTONE_CLAIMS_DETERMINACY_CLAIM_H_
