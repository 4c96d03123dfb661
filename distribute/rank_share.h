// Divides sweeps among processes: each process visits its part of every layer, and all agree after
// each layer.
//
// Progress is shown but cannot stop a process: one that stopped alone would leave the others
// waiting. A stop is considered only between layers: if one process asks for it, all stop together.
#ifndef HOTSTONE_DISTRIBUTE_RANK_SHARE_H_
#define HOTSTONE_DISTRIBUTE_RANK_SHARE_H_

#include <cstdint>
#include <functional>
#include <string_view>
#include <utility>

#include "absl/status/statusor.h"
#include "base/progress.h"
#include "base/status_macros.h"
#include "distribute/world.h"
#include "enumerate/sweeps/sweep_share.h"

namespace hotstone::distribute {

class RankShare final : public enumerate::SweepShare {
 public:
  // World and index must outlive the share. `wants_stop` is called in each process after each
  // layer.
  RankShare(const World& world, const enumerate::OccupancyIndex& index,
            std::function<bool()> wants_stop)
      : SweepShare(index, world.rank(), world.size()),
        world_(world),
        wants_stop_(std::move(wants_stop)) {}

  absl::StatusOr<bool> Agree(enumerate::SweepCounts* counts) override {
    uint64_t sums[] = {counts->changed, counts->open,
                       wants_stop_ != nullptr && wants_stop_() ? uint64_t{1} : 0};
    RETURN_IF_ERROR(world_.Sum(sums));
    *counts = {sums[0], sums[1]};
    return sums[2] == 0;
  }

 private:
  const World& world_;
  const std::function<bool()> wants_stop_;
};

// Forwards progress and never says stop.
class ShownProgress final : public Progress {
 public:
  // Shows nothing if `shown` is null.
  explicit ShownProgress(Progress* shown) : shown_(shown) {}
  bool Report(std::string_view what, uint64_t done, uint64_t total) override {
    KeepGoing(shown_, what, done, total);
    return true;
  }

 private:
  Progress* const shown_;
};

}  // namespace hotstone::distribute

#endif  // HOTSTONE_DISTRIBUTE_RANK_SHARE_H_
