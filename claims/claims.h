// The claims that `verify` checks for a rule set on a board, each a named obligation with its clauses.
//
//   variation, self-removal-lemma, closure, freedom, two-play-lemma, symmetry, colour-swap   (obligations.h)
//   termination    there is no infinite play
//   outcome        every finished play has an outcome, and every unfinished situation a legal move
//   counting       fill-in difference = area difference where the stones fit the sets
//   determinacy    no position is undetermined
//   graph          the situation graph, counted
//
// Claims about single plays, counting and outcomes do not look at the cycle layer and are decided for every
// rule set. The others need a rule set without history, but for termination, which has its arguments.
#ifndef HOTSTONE_CLAIMS_CLAIMS_H_
#define HOTSTONE_CLAIMS_CLAIMS_H_

#include <functional>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "absl/status/statusor.h"
#include "certify/verdict.h"
#include "claims/claim_options.h"
#include "spec/rules/rule_set.h"

namespace hotstone::claims {

// All claims, in the order in which they are reported.
const std::vector<std::string>& ClaimNames();

class ClaimChecker {
 public:
  // InvalidArgument if the board has no dense index.
  static absl::StatusOr<ClaimChecker> Create(const spec::BoardSize& size, const ClaimOptions& options);
  ClaimChecker(ClaimChecker&&) noexcept;
  ~ClaimChecker();

  // Checks the claims that `wanted` accepts and hands each verdict on as soon as it is there. A witness has
  // been replayed through spec/. After an interruption the remaining verdicts are unknown, with that limit.
  // Results that several rule sets share are found once.
  void Check(const spec::RuleSet& rules, const std::function<bool(std::string_view)>& wanted,
             const std::function<void(const certify::Verdict&)>& report);

 private:
  struct State;
  explicit ClaimChecker(std::unique_ptr<State> state);
  std::unique_ptr<State> state_;
};

}  // namespace hotstone::claims

#endif  // HOTSTONE_CLAIMS_CLAIMS_H_
