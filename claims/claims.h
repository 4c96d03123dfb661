// The checker of claims: goes through the table of claims for a rule set on a board.
//
// claim_table.h defines the claims and how each is decided. This file defines the order: claims
// about plays and positions are asked of every rule set, those about lines of play if the rule set
// has a situation graph or an argument, and results common to several rule sets are computed once.
#ifndef HOTSTONE_CLAIMS_CLAIMS_H_
#define HOTSTONE_CLAIMS_CLAIMS_H_

#include <functional>
#include <memory>
#include <string_view>

#include "absl/status/statusor.h"
#include "certify/verdict.h"
#include "claims/claim_options.h"
#include "spec/board/board.h"
#include "spec/rules/rule_set.h"

namespace hotstone::claims {

class ClaimChecker {
 public:
  // A board without a dense index is not enumerated: its claims then hold by an argument for all
  // boards or are unknown.
  static absl::StatusOr<ClaimChecker> Create(const spec::BoardSize& size,
                                             const ClaimOptions& options);
  ClaimChecker(ClaimChecker&&) noexcept;
  ~ClaimChecker();

  // Checks the claims that `wanted` accepts and reports each verdict as soon as it is known.
  // Witnesses have been replayed through spec/. After an interruption the remaining verdicts are
  // unknown, with that limit. Results that several rule sets share are computed once.
  void Check(const spec::RuleSet& rules, const std::function<bool(std::string_view)>& wanted,
             const std::function<void(const certify::Verdict&)>& report);

 private:
  struct State;
  explicit ClaimChecker(std::unique_ptr<State> state);
  std::unique_ptr<State> state_;
};

}  // namespace hotstone::claims

#endif  // HOTSTONE_CLAIMS_CLAIMS_H_
