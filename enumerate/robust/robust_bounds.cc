#include "enumerate/robust/robust_bounds.h"

#include "spec/rules/hot_stone.h"

namespace hotstone::enumerate {

FiniteRules RobustRules(certify::RobustHot hot) {
  FiniteRules rules;
  if (hot == certify::RobustHot::kEvery) {
    spec::HotLaw law;
    law.kinds = spec::HotKinds(spec::AllHotKinds().begin(), spec::AllHotKinds().end());
    rules.hot = HotRules::From(law);
  }
  rules.forbid_single = true;  // of O; it would change nothing, and O may pass
  rules.forbid_groups = false;
  rules.end_passes = 2;
  rules.robust = true;
  return rules;
}

absl::StatusOr<IntervalTable> SolveRobust(const Grid& grid, certify::RobustHot hot,
                                          const IntervalOptions& options, Progress* progress) {
  return IntervalTable::Solve(grid, RobustRules(hot), options, progress);
}

}  // namespace hotstone::enumerate
