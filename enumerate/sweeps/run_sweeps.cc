// The driver: Run loops over sweeps, Sweep over layers, VisitLayer over pieces; Visit manages the
// threads.
//
// For example, on 2x1 the layer with one stone comes first; its only block is that of A1. Then
// comes the empty board, also one block. If neither visit has changed anything, the goal is
// settled.
#include "enumerate/sweeps/run_sweeps.h"

#include <algorithm>
#include <atomic>
#include <string>
#include <utility>

#include "absl/strings/str_cat.h"
#include "base/fan_out.h"
#include "base/status_macros.h"

namespace hotstone::enumerate {
namespace {

// A thread takes at least one block and at most this many cells of a layer at a time.
constexpr uint64_t kPortionCells = uint64_t{1} << 16;
constexpr uint64_t kPortionBlocks = 256;

class Driver {
 public:
  explicit Driver(const SweepRun& run)
      : run_(run),
        goal_(run.goal),
        point_(run.goal.point()),
        alone_(run.index, 0, 1),
        share_(run.share == nullptr ? alone_ : *run.share),
        storage_(run.storage == nullptr ? in_memory_ : *run.storage) {}

  absl::Status Run() {
    while (!point_.finished) {
      RETURN_IF_ERROR(Sweep());
      const bool settled = point_.changed == 0 && goal_.MayEnd();
      point_.layer = Top();
      point_.changed = 0;
      point_.open_before = std::exchange(point_.open, 0);
      if (settled) {
        const auto over = goal_.Settle();
        if (!over.ok() || *over) return over.status();
      } else {
        ++point_.sweep;
      }
      if (run_.after_sweep == nullptr) continue;
      RETURN_IF_ERROR(run_.after_sweep());
    }
    return absl::OkStatus();
  }

 private:
  int Top() const { return run_.index.grid().points() - 1; }

  // Visits the remaining layers of the current sweep.
  absl::Status Sweep() {
    RETURN_IF_ERROR(goal_.BeginSweep());
    RETURN_IF_ERROR(storage_.BeginSweep(run_.progress));
    if (point_.layer == SweepPoint::kTop) point_.layer = Top();
    while (point_.layer >= 0) {
      RETURN_IF_ERROR(VisitLayer());
      --point_.layer;
      RETURN_IF_ERROR(storage_.AfterLayer());
      if (run_.after_layer != nullptr && !run_.after_layer()) stop_ = true;
      if (stop_) return goal_.Interrupted();
    }
    return absl::OkStatus();
  }

  absl::Status VisitLayer() {
    // Every party initialises all blocks for itself: it costs little.
    SweepShare& share = goal_.MakesBlocks() ? alone_ : share_;
    const auto [first, last] = share.Blocks(point_.layer);
    SweepCounts own;
    uint32_t begin = first;
    do {
      const uint32_t end = storage_.PieceEnd(begin, last);
      RETURN_IF_ERROR(storage_.Fetch(begin, end));
      const bool whole = Visit(begin, end, first);
      ASSIGN_OR_RETURN(const auto counts, goal_.TakeCounts());
      Add(counts, own.changed, own.open);
      Add(counts, point_.changed, point_.open);
      RETURN_IF_ERROR(storage_.Keep(begin, end, counts.changed));
      if (!whole) return goal_.Interrupted();  // the stored data is still right
      begin = end;
    } while (begin < last);
    SweepCounts all = own;
    ASSIGN_OR_RETURN(const auto go_on, share.Agree(&all));
    Add({all.changed - own.changed, all.open - own.open}, point_.changed, point_.open);
    if (!go_on) stop_ = true;
    return absl::OkStatus();
  }

  static void Add(const SweepCounts& counts, uint64_t& changed, uint64_t& open) {
    changed += counts.changed;
    open += counts.open;
  }

  // Visits the blocks of a piece, in a share of the layer that begins with `share_first`. False if
  // it was stopped before the end.
  bool Visit(uint32_t first, uint32_t last, uint32_t share_first) {
    const bool whole = goal_.MakesBlocks();
    const uint64_t block_cells = uint64_t{1} << point_.layer;
    const uint64_t layers_before =
        run_.index.cells() - run_.index.CellsBefore(run_.index.Layer(point_.layer).second);
    std::string doing = goal_.Doing();
    if (point_.open_before > 0)
      absl::StrAppend(&doing, " (", point_.open_before, " cells open before)");
    Portions portions(first, last,
                      std::clamp<uint64_t>(kPortionCells / block_cells, 1, kPortionBlocks));
    const uint64_t step = goal_.ReportsEachBlock() ? 1 : kPortionBlocks;
    FanOut(std::min<uint64_t>(goal_.threads(), portions.count()), [&](size_t thread) {
      while (whole || !stop_.load(std::memory_order_relaxed)) {
        const Portion portion = portions.Take();
        if (portion.empty()) return;
        for (uint64_t block = portion.first; block < portion.last; block += step) {
          goal_.Visit(thread, static_cast<uint32_t>(block),
                      static_cast<uint32_t>(std::min(block + step, portion.last)));
          // Only the calling thread reports, so the listener need not be thread-safe.
          if (thread > 0) continue;
          const uint64_t done = layers_before + (portions.next() - share_first) * block_cells;
          if (!KeepGoing(run_.progress, doing, done, run_.index.cells())) stop_ = true;
        }
      }
    });
    return whole || !stop_;
  }

  const SweepRun& run_;
  SweepGoal& goal_;
  SweepPoint& point_;
  SweepShare alone_;
  SweepStorage in_memory_;
  SweepShare& share_;
  SweepStorage& storage_;
  std::atomic<bool> stop_ = false;  // some thread or party wants to stop
};

}  // namespace

absl::Status RunSweeps(const SweepRun& run) { return Driver(run).Run(); }

}  // namespace hotstone::enumerate
