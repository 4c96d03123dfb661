#include "enumerate/robust/robust_count.h"

#include "enumerate/index/legal_index.h"
#include "enumerate/robust/robust_bounds.h"
#include "enumerate/rules/situation.h"

namespace hotstone::enumerate {

absl::StatusOr<RobustCount> CountRobust(const Grid& grid, certify::RobustHot hot, int threads,
                                        Progress* progress) {
  const auto index = LegalIndex::Create(grid);
  if (!index.ok()) return index.status();
  const auto table = SolveRobust(grid, hot, {threads, false}, progress);
  if (!table.ok()) return table.status();
  const Interval empty = table->ForBlack(BitSituation{});
  return RobustCount{index->size(), index->size() - table->CountUndetermined(), empty.lo, empty.hi};
}

}  // namespace hotstone::enumerate
