// What the checks of one board share: the index, the options, and results common to several rule
// sets.
//
// It is data, handed to each claim in turn. claims/claims.h decides how claims are called and in
// which order; no claim needs to know that.
#ifndef HOTSTONE_CLAIMS_CLAIM_STATE_H_
#define HOTSTONE_CLAIMS_CLAIM_STATE_H_

#include <map>
#include <optional>
#include <string>
#include <utility>

#include "absl/status/status.h"
#include "absl/status/statusor.h"
#include "certify/verdict.h"
#include "claims/claim_options.h"
#include "claims/plays/counting.h"
#include "claims/plays/obligations.h"
#include "enumerate/fates/breath_claims.h"
#include "enumerate/index/legal_index.h"
#include "enumerate/robust/robust_count.h"
#include "enumerate/rules/hot_stone.h"
#include "enumerate/rules/rule_set.h"
#include "spec/board/board.h"

namespace hotstone::claims {

struct ClaimState {
  spec::BoardSize size;
  enumerate::Grid grid;
  enumerate::LegalIndex index;
  ClaimOptions options;

  std::map<std::pair<spec::SelfRemoval, enumerate::HotRules>, absl::StatusOr<ObligationReports>>
      obligations = {};
  std::optional<absl::StatusOr<CountingReport>> counting = {};
  std::optional<absl::StatusOr<enumerate::BreathClaimCounts>> breaths = {};
  // Verdicts that depend only on the finite rules, by claim and rules.
  std::map<std::pair<std::string, enumerate::FiniteRules>, certify::Verdict> finite_verdicts = {};
  std::map<certify::RobustHot, absl::StatusOr<enumerate::RobustCount>> robust = {};
};

// Turns a status that ended a check early into an unknown verdict with its limit.
void SetUnknown(const absl::Status& status, certify::Verdict& verdict);

}  // namespace hotstone::claims

#endif  // HOTSTONE_CLAIMS_CLAIM_STATE_H_
