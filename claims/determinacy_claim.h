// The claim `determinacy`: no position is undetermined.
//
// A position is undetermined if its value hangs on how endless play is judged: what Black can force is less
// than what White must allow (docs/determinacy.md). The values are certified on boards that are small enough.
#ifndef HOTSTONE_CLAIMS_DETERMINACY_CLAIM_H_
#define HOTSTONE_CLAIMS_DETERMINACY_CLAIM_H_

#include <functional>
#include <optional>
#include <span>
#include <string_view>

#include "absl/status/statusor.h"
#include "certify/check.h"
#include "certify/verdict.h"
#include "claims/claim_state.h"
#include "enumerate/values/intervals.h"
#include "spec/board/board.h"
#include "spec/rules/rule_set.h"

namespace hotstone::claims {

// Fills in everything but the claim's name, its clauses and the time. Requires finite-memory rules
// (FiniteRules::From gives OK).
void DecideDeterminacy(ClaimState& state, const spec::RuleSet& rules, certify::Verdict& verdict);

// The same, with this check of the certificate: tests put one in its place that sees less or more.
using IntervalCheck = std::function<absl::StatusOr<certify::Checked>(
    const spec::RuleSet&, const spec::BoardSize&, std::span<const certify::IntervalEntry>)>;
void DecideDeterminacyAgainst(const IntervalCheck& check, ClaimState& state, const spec::RuleSet& rules,
                              certify::Verdict& verdict);

// Intervals that a claim rests on, and what the checker says of their certificate.
struct SolvedIntervals {
  enumerate::IntervalTable table;
  std::optional<certify::Checked> checked;  // nothing beyond ClaimOptions::certify_points: then a measure
  absl::Status written = absl::OkStatus();  // of the file, where one is wanted
};

// Solves for the intervals of all situations of the board, ends being worth their area difference or nothing,
// and has `check` accept a certificate of them, which is written under the name of `claim`. An error says
// what was hit; Internal if the checker refuses it, or does not see all positions.
absl::StatusOr<SolvedIntervals> SolveIntervals(const IntervalCheck& check, const ClaimState& state,
                                               const spec::RuleSet& rules,
                                               const enumerate::FiniteRules& finite,
                                               enumerate::FinalWorth worth, std::string_view claim);

}  // namespace hotstone::claims

#endif  // HOTSTONE_CLAIMS_DETERMINACY_CLAIM_H_
