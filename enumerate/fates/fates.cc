// Fates are found by the driver of sweeps (enumerate/sweeps/run_sweeps.h). Sweep 0 marks the
// illegal cells. Each further one visits all blocks and sets the bit of a stone where a move of the
// side to move forces its removal or keeps it, or where every move loses it, until a sweep changes
// nothing. A stone without a bit hangs. With stages a sweep reads only what earlier ones have
// found, so its number, which it gives to what it finds, says how far the end is. The rest of the
// file reads answers.
//
// For example, on 2x1 with White to move the stone of X. gets its bit in the first sweep after the
// start: White's play at B1 removes it.
#include "enumerate/fates/fates.h"

#include <algorithm>
#include <cmath>
#include <cstdlib>
#include <string>
#include <utility>
#include <vector>

#include "absl/strings/str_cat.h"
#include "base/status_macros.h"
#include "enumerate/fates/fate_solver.h"
#include "enumerate/sweeps/run_sweeps.h"
#include "enumerate/values/block_solver.h"

namespace hotstone::enumerate {

Answer AnswerOf(const FateCell& cell, int point) {
  if ((cell.removed >> point & 1) != 0) return Answer::kRemoved;
  return (cell.kept >> point & 1) != 0 ? Answer::kKept : Answer::kHangs;
}

std::string_view AnswerName(Answer answer) {
  switch (answer) {
    case Answer::kRemoved:
      return "removed";
    case Answer::kKept:
      return "kept";
    case Answer::kHangs:
      return "hangs";
  }
  std::abort();  // not an enumerator
}

std::string_view FateName(const Fate& fate) {
  if (fate.attacker_first == Answer::kHangs || fate.owner_first == Answer::kHangs) return "hanging";
  const bool removed = fate.attacker_first == Answer::kRemoved;
  if (fate.owner_first == Answer::kRemoved) return removed ? "dead" : "zugzwang";
  return removed ? "by-turn" : "alive";
}

void FateCounts::Add(const FateSets& fates, uint64_t images) {
  // By answer: removed, kept, hangs.
  const auto by_answer = [&](const FateCell& cell) {
    return std::array<uint32_t, 3>{cell.removed, cell.kept,
                                   fates.stones & ~(cell.removed | cell.kept)};
  };
  const auto attacker = by_answer(fates.attacker_first);
  const auto owner = by_answer(fates.owner_first);
  for (size_t i = 0; i < 3; ++i) {
    for (size_t j = 0; j < 3; ++j)
      stones[i][j] += images * static_cast<uint64_t>(Count(attacker[i] & owner[j]));
  }
  positions += (fates.ByTurn() | fates.Hanging()) != 0 ? images : 0;
  legal += images;
}

void FateCounts::Add(const FateCounts& other) {
  for (size_t i = 0; i < 3; ++i) {
    for (size_t j = 0; j < 3; ++j) stones[i][j] += other.stones[i][j];
  }
  positions += other.positions;
  legal += other.legal;
}

// Fates as a goal of the driver. Sweep 0 marks what is illegal.
class FateTable::Goal final : public SweepGoal {
 public:
  Goal(FateStore& store, bool with_stages, int threads, SweepPoint& point)
      : store_(store), with_stages_(with_stages), point_(point) {
    for (int i = 0; i < std::max(threads, 1); ++i) workers_.push_back({FateSolver(store), {}});
  }

  SweepPoint& point() override { return point_; }
  size_t threads() const override { return workers_.size(); }
  absl::Status BeginSweep() override {
    if (with_stages_ && !MakesBlocks()) store_.See(point_.sweep - 1);
    return absl::OkStatus();
  }
  std::string Doing() const override {
    return MakesBlocks() ? "fates, start" : absl::StrCat("fates, sweep ", point_.sweep);
  }
  bool MakesBlocks() const override { return point_.sweep == 0; }
  bool MayEnd() const override { return !MakesBlocks(); }

  void Visit(size_t thread, uint32_t first, uint32_t last) override {
    for (uint32_t block = first; block < last; ++block) {
      if (MakesBlocks()) {
        workers_[thread].solver.Start(block);
        continue;
      }
      const FateSolver::Update update = workers_[thread].solver.Visit(block);
      workers_[thread].done.changed += update.changed;
      workers_[thread].done.open += update.open;
    }
  }
  bool ReportsEachBlock() const override { return true; }

  absl::StatusOr<SweepCounts> TakeCounts() override {
    SweepCounts counts;
    for (Worker& worker : workers_) {
      const FateSolver::Update done = std::exchange(worker.done, {});
      counts.changed += done.changed;
      counts.open += done.open;
    }
    if (with_stages_ && counts.changed > 0 && point_.sweep > kMostStages) {
      return absl::ResourceExhaustedError(
          absl::StrCat("a fate takes more than ", kMostStages, " plays"));
    }
    return counts;
  }

  absl::Status Interrupted() const override {
    return absl::CancelledError("interrupted while solving for fates");
  }

 private:
  struct alignas(128) Worker {
    FateSolver solver;
    FateSolver::Update done;
  };
  FateStore& store_;
  const bool with_stages_;
  SweepPoint& point_;
  std::vector<Worker> workers_;
};

uint64_t FateTable::Bytes(const Grid& grid, bool with_stages) {
  const double symmetries = grid.cols() == grid.rows() ? 8 : 4;
  const double cells = std::pow(3.0, grid.points()) / symmetries * 1.125 + 64;
  // Two thirds of the points of a cell have stones.
  const double bytes = with_stages ? 0.67 * grid.points() : sizeof(FateCell);
  return static_cast<uint64_t>(cells * bytes + std::pow(2.0, grid.points()) * 12);
}

absl::StatusOr<FateTable> FateTable::Solve(const Grid& grid, const FiniteRules& rules, int threads,
                                           Progress* progress) {
  ASSIGN_OR_RETURN(auto table, Begin(grid, rules, false, progress));
  RETURN_IF_ERROR(table.Run(threads, progress));
  return table;
}

absl::StatusOr<FateTable> FateTable::SolveWithStages(const Grid& grid, const FiniteRules& rules,
                                                     int threads, Progress* progress) {
  ASSIGN_OR_RETURN(auto table, Begin(grid, rules, true, progress));
  RETURN_IF_ERROR(table.Run(threads, progress));
  return table;
}

absl::StatusOr<FateTable> FateTable::Begin(const Grid& grid, const FiniteRules& rules,
                                           bool with_stages, Progress* progress) {
  if (with_stages && !HasSingleBans(rules)) {
    return absl::UnimplementedError("stages of fates need rules whose plies ban at most one point");
  }
  if (grid.points() > kMostPoints) {
    return absl::InvalidArgumentError(absl::StrCat("fates: the board has ", grid.points(),
                                                   " points; the limit is ", kMostPoints));
  }
  if (rules.robust || rules.capture_ends) {
    return absl::UnimplementedError("fates need rules under which only passes end the game");
  }
  FateTable table(grid, rules);
  ASSIGN_OR_RETURN(auto index, OccupancyIndex::Create(grid));
  table.index_ = std::make_unique<const OccupancyIndex>(std::move(index));
  ASSIGN_OR_RETURN(auto records, BanRecords::Find(*table.index_, rules, progress));
  table.records_ = std::make_unique<const BanRecords>(std::move(records));
  if (with_stages) {
    ASSIGN_OR_RETURN(auto stages, FateStages::Create(*table.index_));
    table.stages_ = std::make_unique<FateStages>(std::move(stages));
    return table;
  }
  const uint64_t cells = table.index_->cells() + table.index_->ko_cells() + table.records_->size();
  ASSIGN_OR_RETURN(table.cells_, MappedArray<FateCell>::Create(cells));
  return table;
}

absl::Status FateTable::Run(int threads, Progress* progress,
                            const std::function<bool()>& after_layer) {
  FateStore store(*index_, *records_, rules_, cells_.data(), stages_.get());
  Goal goal(store, stages_ != nullptr, threads, point_);
  return RunSweeps({*index_, goal, nullptr, nullptr, progress, after_layer});
}

FateStore FateTable::Store() const {
  return {*index_, *records_, rules_, const_cast<FateCell*>(cells_.data()), stages_.get()};
}

FateCell FateTable::AnswersAt(const BitSituation& situation) const {
  const FateStore store = Store();
  const bool black = situation.player == 0;
  const auto own = static_cast<uint32_t>(black ? situation.black : situation.white);
  const auto opp = static_cast<uint32_t>(black ? situation.white : situation.black);
  const FateChoice plays = store.Plays(own, opp, 0);
  return store.Answers(own, opp, situation.passes,
                       store.Plays(own, opp, static_cast<uint32_t>(situation.bans)), plays,
                       store.Plays(opp, own, 0));
}

Fate FateTable::FateOf(BitBoard black, BitBoard white, int point) const {
  const int owner = (black & BitAt(point)) != 0 ? 0 : 1;
  return {AnswerOf(AnswersAt({black, white, 1 - owner, 0, 0}), point),
          AnswerOf(AnswersAt({black, white, owner, 0, 0}), point)};
}

FateSets FateTable::FatesAt(BitBoard black, BitBoard white) const {
  const FateStore store = Store();
  const auto own = static_cast<uint32_t>(black);
  const auto opp = static_cast<uint32_t>(white);
  return {own, opp, store.At(own, opp, 0), store.At(opp, own, 0)};
}

FateCounts FateTable::Count() const {
  FateCounts counts;
  ForEachPosition(
      [&](Stones, const FateSets& fates, uint64_t images) { counts.Add(fates, images); });
  return counts;
}

}  // namespace hotstone::enumerate
