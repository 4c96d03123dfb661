// The blocks of a layer that one party visits, if several parties share a sweep.
//
// Parties are processes that run the same sweeps (distribute/) or jobs that know nothing of each
// other (tables/shard.h). A lone run is party 0 of 1.
#ifndef HOTSTONE_ENUMERATE_SWEEPS_SWEEP_SHARE_H_
#define HOTSTONE_ENUMERATE_SWEEPS_SWEEP_SHARE_H_

#include <cassert>
#include <cstdint>
#include <utility>

#include "absl/status/statusor.h"
#include "enumerate/index/occupancy_shares.h"
#include "enumerate/sweeps/sweep_point.h"

namespace hotstone::enumerate {

// Party i of n visits its part of every layer (index/occupancy_shares.h).
class SweepShare {
 public:
  // The index must outlive the share. Requires 0 <= i < n.
  SweepShare(const OccupancyIndex& index, int i, int n) : index_(index), i_(i), n_(n) {
    assert(0 <= i && i < n);
  }
  virtual ~SweepShare() = default;

  // The party's blocks of a layer: the first, and one past the last.
  std::pair<uint32_t, uint32_t> Blocks(int layer) const {
    const LayerShare share = ShareOfLayer(index_, layer, i_, n_);
    return {share.first_block, share.last_block};
  }

  // Called after a layer with this party's counts. Parties that run together replace `counts` with
  // the sums over all, so that they agree on when to end. False: some party wants to stop.
  virtual absl::StatusOr<bool> Agree(SweepCounts* /*counts*/) { return true; }

 private:
  const OccupancyIndex& index_;
  const int i_;
  const int n_;
};

}  // namespace hotstone::enumerate

#endif  // HOTSTONE_ENUMERATE_SWEEPS_SWEEP_SHARE_H_
