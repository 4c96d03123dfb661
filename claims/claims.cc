#include "claims/claims.h"

#include <chrono>
#include <optional>
#include <utility>

#include "absl/status/status.h"
#include "base/seconds_since.h"
#include "base/status_macros.h"
#include "claims/claim_state.h"
#include "claims/claim_table.h"
#include "enumerate/rules/rule_set.h"

namespace hotstone::claims {

using certify::Verdict;
using enumerate::FiniteRules;
using enumerate::Grid;
using enumerate::LegalIndex;

namespace {

// Whether the claim has an argument for all boards; fills in the verdict then.
bool IsArgued(const Claim& claim, const spec::RuleSet& rules, Verdict& verdict) {
  return claim.argue != nullptr && claim.argue(rules, verdict);
}

// Verdicts that depend only on the situation graph are the same for all rule sets with the same
// finite rules. Certificates are not, because they name their rule set: if they are to be written,
// each rule set is decided afresh.
void DecideOnGraph(const Claim& claim, ClaimState& state, const spec::RuleSet& rules,
                   Verdict& verdict) {
  const auto finite = FiniteRules::From(rules);
  if (!finite.ok()) {
    if (IsArgued(claim, rules, verdict)) return;
    return SetUnknown(finite.status(), verdict);
  }
  if (claim.writes_certificates && !state.options.certificate_folder.empty()) {
    return claim.decide(state, rules, verdict);
  }
  const std::pair key(claim.name, *finite);
  auto it = state.finite_verdicts.find(key);
  if (it == state.finite_verdicts.end()) {
    claim.decide(state, rules, verdict);
    it = state.finite_verdicts.emplace(key, verdict).first;
  }
  verdict = it->second;
}

void Decide(const Claim& claim, ClaimState& state, const spec::RuleSet& rules, Verdict& verdict) {
  switch (claim.subject) {
    case Subject::kPlays:
    case Subject::kPositions:
    case Subject::kCaptions:
      return claim.decide(state, rules, verdict);
    case Subject::kGraph:
      if (rules.HasFiniteMemory()) return DecideOnGraph(claim, state, rules, verdict);
      if (!claim.needs_finite_memory()) return claim.decide_with_history(state, rules, verdict);
      verdict.limit = "rules that depend on history have no finite situation graph";
      return;
  }
}

}  // namespace

struct ClaimChecker::State {
  std::optional<ClaimState> enumerated;  // nothing: the board is too large
  Progress* progress;

  void Decide(const Claim& claim, const spec::RuleSet& rules, Verdict& verdict) {
    if (enumerated.has_value()) return claims::Decide(claim, *enumerated, rules, verdict);
    if (IsArgued(claim, rules, verdict)) return;
    verdict.limit = "this board is too large to enumerate, and no argument for all boards is known";
  }
};

ClaimChecker::ClaimChecker(std::unique_ptr<State> state) : state_(std::move(state)) {}
ClaimChecker::ClaimChecker(ClaimChecker&&) noexcept = default;
ClaimChecker::~ClaimChecker() = default;

absl::StatusOr<ClaimChecker> ClaimChecker::Create(const spec::BoardSize& size,
                                                  const ClaimOptions& options) {
  const auto enumerate = [&]() -> absl::StatusOr<ClaimState> {
    ASSIGN_OR_RETURN(const auto grid, Grid::Create(size.cols(), size.rows()));
    ASSIGN_OR_RETURN(auto index, LegalIndex::Create(grid));
    return ClaimState{size, grid, std::move(index), options};
  };
  auto state = enumerate();
  if (state.ok()) {
    return ClaimChecker(std::make_unique<State>(State{*std::move(state), options.progress}));
  }
  if (!absl::IsInvalidArgument(state.status())) return state.status();
  return ClaimChecker(std::make_unique<State>(State{std::nullopt, options.progress}));
}

void ClaimChecker::Check(const spec::RuleSet& rules,
                         const std::function<bool(std::string_view)>& wanted,
                         const std::function<void(const Verdict&)>& report) {
  for (const Claim& claim : Claims()) {
    if (!wanted(claim.name)) continue;
    const auto began = std::chrono::steady_clock::now();
    Verdict verdict;
    verdict.claim = claim.name;
    verdict.clauses = claim.clauses;
    if (KeepGoing(state_->progress, claim.name, 0, 0)) {
      state_->Decide(claim, rules, verdict);
    } else {
      verdict.limit = "interrupted";
    }
    verdict.seconds = SecondsSince(began);
    report(verdict);
  }
}

}  // namespace hotstone::claims
