#include "enumerate/lanes/playouts.h"

#include <algorithm>
#include <atomic>
#include <chrono>
#include <condition_variable>
#include <mutex>

#include "absl/strings/str_cat.h"
#include "base/fan_out.h"
#include "enumerate/lanes/playout_lanes.h"
#include "enumerate/lanes/playout_stream.h"

namespace hotstone::enumerate {
namespace {

// Threads take block after block; the caller's thread reports, and stops them when told.
class Crew {
 public:
  Crew(const LaneFrame& frame, const PlayoutPlan& plan, std::vector<PlayoutEnd>* ends)
      : frame_(frame), plan_(plan), ends_(ends) {}

  // False if it was stopped.
  bool Run(Progress* progress) {
    if (!KeepGoing(progress, "games", 0, plan_.games)) return false;
    const auto count = std::min<uint64_t>(static_cast<uint64_t>(plan_.threads), portions_.count());
    at_work_ = count;
    FanOut(1 + count, [&](size_t thread) { thread == 0 ? Watch(progress) : Work(); });
    return totals_.games == plan_.games;
  }

  const PlayoutTotals& totals() const { return totals_; }

 private:
  void Watch(Progress* progress) {
    std::unique_lock lock(mutex_);
    while (at_work_ > 0) {
      changed_.wait_for(lock, std::chrono::milliseconds(100));
      if (!KeepGoing(progress, "games", totals_.games, plan_.games)) stop_ = true;
    }
  }

  void Work() {
    while (!stop_) {
      const auto [number, end] = portions_.Take();
      if (number == end) break;
      const uint64_t first = number * kPlayoutBlock;
      const PlayoutBlock block{plan_.seed, number,
                               static_cast<uint32_t>(std::min(kPlayoutBlock, plan_.games - first)),
                               plan_.superko};
      const PlayoutTotals totals =
          PlayBlock(frame_, block, stop_, ends_ == nullptr ? nullptr : ends_->data() + first);
      // In an interrupted block only the short games have ended: it would bias the sums.
      if (totals.games != block.games) break;
      const std::lock_guard lock(mutex_);
      totals_ += totals;
    }
    const std::lock_guard lock(mutex_);
    --at_work_;
    changed_.notify_one();
  }

  const LaneFrame& frame_;
  const PlayoutPlan& plan_;
  std::vector<PlayoutEnd>* ends_;
  Portions portions_{0, (plan_.games + kPlayoutBlock - 1) / kPlayoutBlock, 1};  // blocks
  std::atomic<bool> stop_ = false;
  std::mutex mutex_;
  std::condition_variable changed_;
  uint64_t at_work_ = 0;  // guarded by mutex_
  PlayoutTotals totals_;  // guarded by mutex_
};

}  // namespace

absl::StatusOr<PlayoutTotals> Playouts(const Grid& grid, const PlayoutPlan& plan,
                                       Progress* progress, std::vector<PlayoutEnd>* ends,
                                       PlayoutTotals* totals_so_far) {
  if (!LaneFrame::Fits(grid)) {
    return absl::InvalidArgumentError(
        absl::StrCat("random games in lanes need a board of up to 5x5, not ", grid.ToString()));
  }
  if (plan.threads < 1) return absl::InvalidArgumentError("random games need at least one thread");
  const LaneFrame frame(grid);
  if (ends != nullptr) ends->assign(plan.games, {});
  Crew crew(frame, plan, ends);
  const bool done = crew.Run(progress);
  if (totals_so_far != nullptr) *totals_so_far = crew.totals();
  if (!done) return absl::CancelledError("the random games were stopped before the last one ended");
  return crew.totals();
}

}  // namespace hotstone::enumerate
