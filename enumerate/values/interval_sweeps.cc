#include "enumerate/values/interval_sweeps.h"

#include <algorithm>
#include <string>
#include <utility>
#include <vector>

#include "absl/strings/str_cat.h"
#include "base/status_macros.h"
#include "enumerate/sweeps/run_sweeps.h"

namespace hotstone::enumerate {
namespace {

constexpr int kMostSweeps = 255;  // a stage is one byte

}  // namespace

// Intervals as a goal of the driver: a solver for each thread, the phases, and the errors that the
// measure may find.
class IntervalSweeps::Goal final : public SweepGoal {
 public:
  Goal(IntervalSweeps* sweeps, int threads, bool values_only)
      : sweeps_(*sweeps),
        threads_(static_cast<size_t>(std::max(threads, 1))),
        values_only_(values_only) {}

  IntervalPoint& point() override { return sweeps_.point_; }
  size_t threads() const override { return threads_; }

  absl::Status BeginSweep() override {
    if (InMeasure() && point().sweep > kMostSweeps) {
      return absl::InternalError("intervals: a value needs more than 255 sweeps to be forced");
    }
    if (!workers_.empty() && workers_phase_ == point().phase) return absl::OkStatus();
    workers_phase_ = point().phase;
    workers_.clear();
    workers_.reserve(threads_);
    for (size_t i = 0; i < threads_; ++i) {
      workers_.push_back({BlockSolver(*sweeps_.index_, sweeps_.records_, sweeps_.rules_,
                                      workers_phase_, sweeps_.table(), sweeps_.worth_),
                          {}});
    }
    return absl::OkStatus();
  }

  std::string Doing() const override {
    const std::string phase = InMeasure() ? "measure" : "values";
    return MakesBlocks() ? phase + ", start"
                         : absl::StrCat(phase, ", sweep ", sweeps_.point_.sweep);
  }

  bool MakesBlocks() const override { return sweeps_.point_.sweep == 0; }
  bool MayEnd() const override { return !MakesBlocks(); }

  void Visit(size_t thread, uint32_t first, uint32_t last) override {
    const int sweep = point().sweep;
    BlockSolver& solver = workers_[thread].solver;
    BlockSolver::Update& done = workers_[thread].done;
    for (uint32_t block = first; block < last; ++block) {
      if (sweep == 0) {
        solver.Start(block);
        continue;
      }
      const BlockSolver::Update update = solver.Visit(block, sweep);
      done.changed += update.changed;
      done.contradictions += update.contradictions;
      done.unsettled += update.unsettled;
    }
  }

  bool ReportsEachBlock() const override { return true; }

  absl::StatusOr<SweepCounts> TakeCounts() override {
    SweepCounts counts;
    uint64_t contradictions = 0;
    for (Worker& worker : workers_) {
      const BlockSolver::Update done = std::exchange(worker.done, {});
      counts.changed += done.changed;
      counts.open += done.unsettled;
      contradictions += done.contradictions;
    }
    if (contradictions == 0) return counts;
    return absl::InternalError(
        absl::StrCat("intervals: ", contradictions, " values do not satisfy the equations"));
  }

  absl::StatusOr<bool> Settle() override {
    if (!InMeasure()) {
      if (values_only_) return true;
      if (!sweeps_.measure_) return SweepGoal::Settle();
      point() = {};
      point().phase = Phase::kMeasure;
      return false;
    }
    uint64_t unforced = 0;
    for (uint32_t block = 0; block < sweeps_.index_->block_count(); ++block) {
      unforced += workers_[0].solver.Finish(block);
    }
    if (unforced == 0) return SweepGoal::Settle();
    return absl::InternalError(
        absl::StrCat("intervals: ", unforced,
                     " values satisfy the equations but neither player can force them"));
  }

  absl::Status Interrupted() const override {
    return absl::CancelledError("interrupted while solving for intervals");
  }

 private:
  struct Worker {
    BlockSolver solver;
    BlockSolver::Update done;
  };

  bool InMeasure() const { return sweeps_.point_.phase == Phase::kMeasure; }

  IntervalSweeps& sweeps_;
  const size_t threads_;
  const bool values_only_;
  Phase workers_phase_ = Phase::kValues;
  std::vector<Worker> workers_;  // one per thread
};

uint64_t SweepBytes(const OccupancyIndex& index, bool measure) {
  const uint64_t cells = index.cells() + index.ko_cells();
  return index.Bytes() + cells * (sizeof(CellValue) + (measure ? 2 : 0));
}

absl::StatusOr<IntervalSweeps> IntervalSweeps::Create(const OccupancyIndex& index,
                                                      const FiniteRules& rules, bool measure) {
  if (!HasSingleBans(rules)) {
    return absl::InvalidArgumentError(
        "the intervals of a whole board are solved only for bans of one point and games that end "
        "by passes");
  }
  return Create(index, rules, measure, BanRecords());
}

absl::StatusOr<IntervalSweeps> IntervalSweeps::Create(const OccupancyIndex& index,
                                                      const FiniteRules& rules, bool measure,
                                                      BanRecords records, FinalWorth worth) {
  IntervalSweeps sweeps(index, rules, measure, std::move(records), worth);
  ASSIGN_OR_RETURN(sweeps.cells_, MappedArray<CellValue>::Create(sweeps.total_cells()));
  if (!measure) return sweeps;
  for (auto* stage : {&sweeps.stage_low_, &sweeps.stage_high_}) {
    ASSIGN_OR_RETURN(*stage, MappedArray<uint8_t>::Create(sweeps.total_cells()));
  }
  return sweeps;
}

absl::Status IntervalSweeps::Run(int threads, Progress* progress, const AtLayer& at_layer,
                                 const Parties& parties) {
  Goal goal(this, threads, parties.values_only);
  SweepRun run{*index_, goal, parties.share, parties.storage, progress};
  if (at_layer != nullptr) run.after_layer = [&] { return at_layer(point_); };
  return RunSweeps(run);
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
