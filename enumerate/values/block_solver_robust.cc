#include <algorithm>

#include "enumerate/values/block_solver.h"

namespace hotstone::enumerate {

// Under robust rules: the best plays of the hurt side are those under the worst of the possible
// bans. A record also represents its images in the block. Bans from capturing a single ko are left
// out: the play that they forbid restores a position from which the other side plays to this one
// again.
void BlockSolver::BindHurtSide(uint32_t number) {
  const auto empty_points = static_cast<size_t>(Count(empty_));
  const std::span<const BanRecords::Record> records = records_.Of(number);
  if (records.empty()) return;
  for (int s = 0; s < index_.symmetries().count(); ++s) {
    if (index_.Map(s, occupancy_) != occupancy_) continue;
    for (const BanRecords::Record& record : records) {
      const uint32_t c = PackBits(index_.Map(s, Expand(record.cell)), occupancy_);
      if (active_[c] == 0) continue;
      const uint32_t banned = PackBits(index_.Map(s, record.bans), empty_);
      int low = kNone;
      for (size_t e = 0; e < empty_points; ++e) {
        if ((banned >> e & 1) == 0) low = std::max<int>(low, play_low_[e * size_ + c]);
      }
      best_low_[c] = std::min(best_low_[c], static_cast<int8_t>(low));
    }
  }
}

}  // namespace hotstone::enumerate
