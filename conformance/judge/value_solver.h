// The function that supplies the value of a situation: the judge calls it instead of searching
// itself.
#ifndef HOTSTONE_CONFORMANCE_JUDGE_VALUE_SOLVER_H_
#define HOTSTONE_CONFORMANCE_JUDGE_VALUE_SOLVER_H_

#include <functional>
#include <utility>

#include "absl/status/statusor.h"
#include "spec/rules/rule_set.h"

namespace hotstone::spec {
struct Situation;
}  // namespace hotstone::spec

namespace hotstone::conformance {

// The determinacy interval (lo, hi) for Black from a situation under rules of finite memory. An
// error means that it cannot be determined (too large a board, say); its message goes into the
// finding.
using ValueSolver = std::function<absl::StatusOr<std::pair<int, int>>(const spec::Situation&,
                                                                      const spec::RuleSet&)>;

}  // namespace hotstone::conformance

#endif  // HOTSTONE_CONFORMANCE_JUDGE_VALUE_SOLVER_H_
