#include "enumerate/robust/robust_count.h"

#include "base/status_macros.h"
#include "enumerate/index/legal_index.h"
#include "enumerate/robust/robust_bounds.h"
#include "enumerate/rules/situation.h"

namespace hotstone::enumerate {

absl::StatusOr<RobustCount> CountRobust(const Grid& grid, certify::RobustHot hot, int threads,
                                        Progress* progress) {
  ASSIGN_OR_RETURN(const auto index, LegalIndex::Create(grid));
  ASSIGN_OR_RETURN(const auto table, SolveRobust(grid, hot, {threads, false}, progress));
  const Interval empty = table.ForBlack(BitSituation{});
  return RobustCount{index.size(), index.size() - table.CountUndetermined(), empty.lo, empty.hi};
}

}  // namespace hotstone::enumerate
