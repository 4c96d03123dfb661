#include "enumerate/values/interval_sweeps.h"

#include <algorithm>
#include <atomic>
#include <thread>
#include <utility>
#include <vector>

#include "absl/strings/str_cat.h"

namespace hotstone::enumerate {
namespace {

constexpr int kMostSweeps = 255;  // a stage is one byte

std::string PhaseName(Phase phase) { return phase == Phase::kValues ? "values" : "measure"; }

// Blocks of a layer handed out to threads, one report a chunk.
class LayerVisit {
 public:
  LayerVisit(uint32_t first, uint32_t last, uint32_t chunk) : next_(first), last_(last), chunk_(chunk) {}

  // Calls visit(block) until none are left or `stop`.
  template <typename Visit>
  void Work(const std::atomic<bool>& stop, const Visit& visit) {
    while (!stop.load(std::memory_order_relaxed)) {
      const uint32_t begin = next_.fetch_add(chunk_);
      if (begin >= last_) return;
      for (uint32_t block = begin; block < std::min(begin + chunk_, last_); ++block) visit(block);
    }
  }
  uint32_t next() const { return std::min(next_.load(), last_); }

 private:
  std::atomic<uint32_t> next_;
  const uint32_t last_;
  const uint32_t chunk_;
};

}  // namespace

uint64_t SweepBytes(const OccupancyIndex& index, bool measure) {
  const uint64_t cells = index.cells() + index.ko_cells();
  return index.Bytes() + cells * (sizeof(CellValue) + (measure ? 2 : 0));
}

absl::StatusOr<IntervalSweeps> IntervalSweeps::Create(const OccupancyIndex& index, const FiniteRules& rules,
                                                      bool measure) {
  if (!HasSingleBans(rules)) {
    return absl::InvalidArgumentError(
        "intervals by occupancy: only for bans of one point and games that passes end");
  }
  return Create(index, rules, measure, BanRecords());
}

absl::StatusOr<IntervalSweeps> IntervalSweeps::Create(const OccupancyIndex& index, const FiniteRules& rules,
                                                      bool measure, BanRecords records, FinalWorth worth) {
  IntervalSweeps sweeps(index, rules, measure, std::move(records), worth);
  auto cells = MappedArray<CellValue>::Create(sweeps.total_cells());
  if (!cells.ok()) return cells.status();
  sweeps.cells_ = *std::move(cells);
  if (!measure) return sweeps;
  for (auto* stage : {&sweeps.stage_low_, &sweeps.stage_high_}) {
    auto memory = MappedArray<uint8_t>::Create(sweeps.total_cells());
    if (!memory.ok()) return memory.status();
    *stage = *std::move(memory);
  }
  return sweeps;
}

absl::Status IntervalSweeps::Run(int threads, Progress* progress, const AtLayer& at_layer,
                                 const Share& share) {
  const int top = index_->grid().points() - 1;
  const auto cancelled = [] { return absl::CancelledError("interrupted while solving for intervals"); };
  while (!point_.finished) {
    std::vector<BlockSolver> solvers;
    for (int i = 0; i < std::max(threads, 1); ++i)
      solvers.emplace_back(*index_, records_, rules_, point_.phase, table(), worth_);
    const bool starting = point_.sweep == 0;
    if (point_.layer == SweepPoint::kTop) point_.layer = top;
    while (point_.layer >= 0) {
      const int layer = point_.layer;
      // The start is done by all for all: it costs little.
      const auto blocks = share.blocks != nullptr && !starting ? share.blocks(layer) : index_->Layer(layer);
      const uint32_t first = blocks.first,
                     last = blocks.second;  // by name: clang 14 hands no binding to a lambda
      const uint64_t layer_cells = uint64_t{1} << layer;
      const auto chunk =
          static_cast<uint32_t>(std::clamp<uint64_t>((uint64_t{1} << 16) / layer_cells, 1, 256));
      LayerVisit visit(first, last, chunk);
      std::atomic<bool> stop = false;
      std::atomic<uint64_t> changed = 0;
      std::atomic<uint64_t> contradictions = 0;
      std::atomic<uint64_t> open = 0;
      std::string what = starting ? absl::StrCat(PhaseName(point_.phase), ", start")
                                  : absl::StrCat(PhaseName(point_.phase), ", sweep ", point_.sweep);
      if (point_.open_before > 0) absl::StrAppend(&what, " (", point_.open_before, " cells open before)");
      // A start is not to be made twice: it is stopped after the layer.
      bool stop_after = false;
      const uint64_t before = index_->cells() - index_->block(index_->Layer(layer).second - 1).base -
                              layer_cells;  // cells of the layers done
      const auto work = [&](size_t thread) {
        BlockSolver& solver = solvers[thread];
        BlockSolver::Update mine;
        visit.Work(stop, [&](uint32_t block) {
          if (starting) {
            solver.Start(block);
          } else {
            const BlockSolver::Update update = solver.Visit(block, point_.sweep);
            mine.changed += update.changed;
            mine.contradictions += update.contradictions;
            mine.unsettled += update.unsettled;
          }
          // Only the first thread talks: the listener need not know of threads.
          if (thread == 0 &&
              !KeepGoing(progress, what, before + (visit.next() - first) * layer_cells, index_->cells())) {
            stop_after = true;
            stop = !starting;
          }
        });
        changed += mine.changed;
        open += mine.unsettled;
        contradictions += mine.contradictions;
      };
      std::vector<std::thread> others;
      for (size_t i = 1; i < solvers.size(); ++i) others.emplace_back(work, i);
      work(0);
      for (std::thread& other : others) other.join();
      point_.changed += changed;
      point_.open += open;
      if (contradictions > 0) {
        return absl::InternalError(
            absl::StrCat("intervals: ", contradictions.load(), " values do not satisfy the equations"));
      }
      if (stop) return cancelled();  // the layer will be visited again; nothing is wrong with what is there
      if (share.after_layer != nullptr && !starting) {
        LayerCounts all{changed, open};
        if (absl::Status status = share.after_layer(point_, layer, &all); !status.ok()) return status;
        point_.changed += all.changed - changed;
        point_.open += all.open - open;
      }
      --point_.layer;
      if ((at_layer != nullptr && !at_layer(point_)) || stop_after) return cancelled();
    }
    // Here a sweep is done.
    const bool quiet = !starting && point_.changed == 0;
    point_.layer = top;
    point_.changed = 0;
    point_.open_before = std::exchange(point_.open, 0);
    if (!quiet) {
      if (++point_.sweep > kMostSweeps && point_.phase == Phase::kMeasure) {
        return absl::InternalError("intervals: a value needs more than 255 sweeps to be forced");
      }
      continue;
    }
    if (share.values_only && point_.phase == Phase::kValues) return absl::OkStatus();
    if (point_.phase == Phase::kValues && measure_) {
      point_ = SweepPoint{.phase = Phase::kMeasure, .layer = top};
      continue;
    }
    if (point_.phase == Phase::kMeasure) {
      uint64_t unforced = 0;
      for (uint32_t block = 0; block < index_->block_count(); ++block) unforced += solvers[0].Finish(block);
      if (unforced > 0) {
        return absl::InternalError(absl::StrCat(
            "intervals: ", unforced, " values satisfy the equations but are not forced by anyone"));
      }
    }
    point_.finished = true;
  }
  return absl::OkStatus();
}

IntervalSweeps::Counts IntervalSweeps::Count() const {
  Counts counts;
  for (uint32_t number = 0; number < index_->block_count(); ++number) {
    const OccupancyIndex::Block& block = index_->block(number);
    uint64_t legal = 0;
    uint64_t undetermined = 0;
    for (uint64_t cell = block.base; cell < block.base + index_->BlockCells(number); ++cell) {
      legal += cells_[cell] != kIllegalCell;
      undetermined += !IsSettledValue(cells_[cell]);
    }
    counts.legal += legal * block.orbit;
    counts.undetermined += undetermined * block.orbit;
  }
  return counts;
}

uint64_t IntervalSweeps::CountOpenCells() const {
  uint64_t open = 0;
  for (uint64_t cell = 0; cell < total_cells(); ++cell) open += !IsSettledValue(cells_[cell]);
  return open;
}

}  // namespace hotstone::enumerate
