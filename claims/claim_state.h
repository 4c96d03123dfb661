// What the checks of one board share: the index, the options, and results that several rule sets have in
// common.
#ifndef HOTSTONE_CLAIMS_CLAIM_STATE_H_
#define HOTSTONE_CLAIMS_CLAIM_STATE_H_

#include <map>
#include <optional>
#include <string>
#include <utility>

#include "certify/certificate.h"
#include "claims/claims.h"
#include "claims/counting.h"
#include "claims/obligations.h"
#include "enumerate/graph/lasso_search.h"
#include "enumerate/index/legal_index.h"
#include "enumerate/rules/hot_stone.h"
#include "enumerate/rules/rule_set.h"

namespace hotstone::enumerate {

struct ClaimState {
  spec::BoardSize size;
  Grid grid;
  LegalIndex index;
  ClaimOptions options;

  std::map<std::pair<spec::SelfRemoval, HotRules>, absl::StatusOr<ObligationReports>> obligations;
  std::optional<absl::StatusOr<CountingReport>> counting;
  // Verdicts that depend on the finite rules only, by claim and rules.
  std::map<std::pair<std::string, FiniteRules>, Verdict> finite_verdicts;
};

// Turns a status that ended a check early into an unknown verdict with its limit.
void SetUnknown(const absl::Status& status, Verdict& verdict);

// Each fills in everything but the claim's name, its clauses and the time. Requires finite-memory rules
// (FiniteRules::From gives OK).
void DecideTermination(ClaimState& state, const spec::RuleSet& rules, Verdict& verdict);
void DecideDeterminacy(ClaimState& state, const spec::RuleSet& rules, Verdict& verdict);
void CountGraph(ClaimState& state, const spec::RuleSet& rules, Verdict& verdict);

// The same for rule sets with history.
void DecideTerminationWithHistory(ClaimState& state, const spec::RuleSet& rules, Verdict& verdict);

// The path for the certificate of a claim, or nothing if none is wanted.
std::optional<std::string> CertificatePath(const ClaimState& state, const spec::RuleSet& rules,
                                           std::string_view claim);

// A certificate that cannot be written leaves the verdict, with a word about it.
void NoteWritten(const absl::Status& status, Verdict& verdict);

// Play need not end: the lasso shows it, once the separate checker has accepted it. `note` comes before the
// length of the cycle.
certify::Lasso ToCertificate(const ClaimState& state, const spec::RuleSet& rules, const MoveLasso& found);
void Refute(const ClaimState& state, const certify::Lasso& lasso, const std::string& note, Verdict& verdict);

}  // namespace hotstone::enumerate

#endif  // HOTSTONE_CLAIMS_CLAIM_STATE_H_
