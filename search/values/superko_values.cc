// Create solves the two tables of intervals, and Begin lists the positions whose robust bounds
// differ. Run deals their portions to the threads. A Prover has one thread's search and memory: it
// solves a portion by itself, and Run then publishes its values for all images at once, so a
// portion is either done or as it was.
//
// For example 2x2 has 13 positions up to symmetry, each with Black to move, one of them the empty
// board. White to move is the same position with the colours exchanged. The bounds of nine differ:
// one portion.
#include "search/values/superko_values.h"

#include <algorithm>
#include <atomic>
#include <cassert>
#include <chrono>
#include <mutex>
#include <optional>
#include <string_view>
#include <thread>
#include <utility>

#include "absl/strings/str_cat.h"
#include "base/fan_out.h"
#include "base/status_macros.h"
#include "enumerate/index/pack_bits.h"
#include "enumerate/robust/robust_bounds.h"
#include "enumerate/rules/chains.h"
#include "enumerate/rules/rule_set.h"
#include "search/history/robust_search.h"
#include "search/values/bound_questions.h"

namespace hotstone::search {

using enumerate::CellValue;
using enumerate::FiniteRules;
using enumerate::Grid;
using enumerate::HighOf;
using enumerate::Interval;
using enumerate::IntervalTable;
using enumerate::kIllegalCell;
using enumerate::LegalIndex;
using enumerate::LowOf;
using enumerate::MakeCell;
using enumerate::OccupancyIndex;
using enumerate::Stones;

namespace {

constexpr std::chrono::milliseconds kBetweenLooks(50);

// Carries "stop" from the calling thread's progress to the searches of all threads.
class Watch : public Progress {
 public:
  Watch(Progress* progress, std::atomic<bool>& stop, const std::atomic<uint64_t>& found,
        uint64_t total)
      : progress_(progress), stop_(stop), found_(found), total_(total) {}
  bool Report(std::string_view /*what*/, uint64_t /*done*/, uint64_t /*total*/) override {
    if (!KeepGoing(progress_, "positions that need a proof", found_, total_)) stop_ = true;
    return !stop_;
  }

 private:
  Progress* const progress_;  // null in all threads but the first
  std::atomic<bool>& stop_;
  const std::atomic<uint64_t>& found_;
  const uint64_t total_;
};

}  // namespace

// One thread's search.
class SuperkoValues::Prover {
 public:
  Prover(const SuperkoValues& values, const HistoryLimits& limits, Progress* progress)
      : values_(values), limits_(limits), progress_(progress) {}

  // The values of some hard positions; nothing if it was stopped.
  std::optional<std::vector<CellValue>> Solve(std::span<const uint64_t> cells) {
    Forget();
    std::vector<CellValue> found;
    for (const uint64_t cell : cells) {
      const auto value = ValueOf(cell);
      if (!value.has_value()) return std::nullopt;
      found.push_back(*value);
    }
    return found;
  }

 private:
  void Forget() {
    search_ = std::make_unique<RobustSearch>(values_.places_, values_.rules_, limits_, progress_);
    if (!memory_.has_value()) memory_.emplace(values_.places_, search_->keys());
  }

  // With Black to move.
  std::optional<CellValue> ValueOf(uint64_t cell) {
    const Stones stones = values_.StonesOf(cell);
    const HistoryState state{static_cast<uint32_t>(values_.legal_.Rank(stones)), 0, 0};
    memory_->CutTo(0);
    if (const auto key = search_->keys().OfStart(state.position, 0)) memory_->Add(*key);
    const Interval near = values_.near_.ForBlack({stones.own, stones.opp, 0, 0, 0});
    HistoryBounds bounds{LowOf(values_.cells_[cell]), HighOf(values_.cells_[cell])};
    BoundQuestions questions(std::clamp(std::clamp(0, near.lo, near.hi), bounds.lo, bounds.hi));
    bool again = false;
    while (bounds.lo < bounds.hi) {
      const int bound = questions.Next(bounds);
      HistoryAnswer answer = Ask(state, bound);
      if (answer == HistoryAnswer::kMemory && !again) {
        again = true;
        Forget();
        answer = Ask(state, bound);
      }
      if (answer == HistoryAnswer::kStopped) return std::nullopt;
      if (answer == HistoryAnswer::kYes) {
        bounds.lo = bound;
      } else if (answer == HistoryAnswer::kNo) {
        bounds.hi = bound - 1;
      } else {
        break;
      }
      questions.Hear(bound, answer == HistoryAnswer::kYes);
    }
    return MakeCell(bounds.lo, bounds.hi);
  }

  HistoryAnswer Ask(const HistoryState& state, int bound) {
    search_->AllowStates(limits_.states);
    return search_->Ask(state, *memory_, bound);
  }

  const SuperkoValues& values_;
  const HistoryLimits limits_;
  Progress* const progress_;
  std::unique_ptr<RobustSearch> search_;
  std::optional<RobustMemory> memory_;
};

bool SuperkoValues::Supports(const spec::RuleSet& rules) { return RobustSearch::Supports(rules); }

uint64_t SuperkoValues::Bytes(const Grid& grid, const LegalIndex& legal, int threads,
                              uint64_t bytes) {
  return enumerate::IntervalBytes(grid, {.measure = true}) +
         2 * enumerate::IntervalBytes(grid, {}) +
         static_cast<uint64_t>(threads) * (bytes + legal.size() / 4);
}

SuperkoValues::SuperkoValues(OccupancyIndex index, LegalIndex legal, const spec::RuleSet& rules,
                             IntervalTable robust, IntervalTable near)
    : index_(std::move(index)),
      legal_(std::move(legal)),
      rules_(rules),
      robust_(std::move(robust)),
      near_(std::move(near)),
      places_(index_.grid(), legal_, robust_) {}

absl::StatusOr<std::unique_ptr<SuperkoValues>> SuperkoValues::Create(const Grid& grid,
                                                                     const spec::RuleSet& rules,
                                                                     int threads,
                                                                     Progress* progress) {
  assert(Supports(rules));
  ASSIGN_OR_RETURN(auto index, OccupancyIndex::Create(grid));
  ASSIGN_OR_RETURN(auto legal, LegalIndex::Create(grid));
  if (legal.size() >= uint64_t{1} << 31) {
    return absl::ResourceExhaustedError(
        absl::StrCat("the keys of ", legal.size(), " positions do not fit into 32 bits"));
  }
  ASSIGN_OR_RETURN(auto robust, SolveRobust(grid, certify::RobustHot::kSingle,
                                            {.threads = threads, .measure = true}, progress));
  FiniteRules basic_ko = enumerate::BoardPlayRules(rules);
  basic_ko.hot.single = true;
  basic_ko.forbid_single = basic_ko.forbid_groups = true;
  ASSIGN_OR_RETURN(auto near, IntervalTable::Solve(grid, basic_ko, {.threads = threads}, progress));
  std::unique_ptr<SuperkoValues> values(new SuperkoValues(std::move(index), std::move(legal), rules,
                                                          std::move(robust), std::move(near)));
  values->Begin();
  return values;
}

Stones SuperkoValues::StonesOf(uint64_t cell) const {
  const OccupancyIndex::Block& block = index_.block(index_.BlockOfCell(cell));
  const uint32_t own =
      enumerate::UnpackBits(static_cast<uint32_t>(cell - block.base), block.occupancy);
  return {own, block.occupancy & ~own};
}

std::vector<uint64_t> SuperkoValues::ImagesOf(uint64_t cell) const {
  const OccupancyIndex::Block& block = index_.block(index_.BlockOfCell(cell));
  const uint32_t own =
      enumerate::UnpackBits(static_cast<uint32_t>(cell - block.base), block.occupancy);
  std::vector<uint64_t> images;
  for (int i = 0; i < index_.symmetries().count(); ++i) {
    if (index_.Map(i, block.occupancy) != block.occupancy) continue;
    images.push_back(block.base + enumerate::PackBits(index_.Map(i, own), block.occupancy));
  }
  std::sort(images.begin(), images.end());
  images.erase(std::unique(images.begin(), images.end()), images.end());
  return images;
}

void SuperkoValues::Begin() {
  cells_.assign(index_.cells(), kIllegalCell);
  for (uint64_t cell = 0; cell < cells_.size(); ++cell) {
    const Stones stones = StonesOf(cell);
    if (!enumerate::IsLegal(index_.grid(), stones)) continue;
    const Interval bounds = robust_.ForBlack({stones.own, stones.opp, 0, 0, 0});
    cells_[cell] = MakeCell(bounds.lo, bounds.hi);
    if (bounds.lo < bounds.hi && ImagesOf(cell).front() == cell) hard_.push_back(cell);
  }
  std::reverse(hard_.begin(), hard_.end());
  done_.assign((hard_.size() + kPortion - 1) / kPortion, 0);
}

absl::Status SuperkoValues::Run(int threads, const HistoryLimits& limits, Progress* progress,
                                const std::function<void()>& at_step) {
  std::mutex mutex;  // for cells_ of hard positions and done_
  std::atomic<bool> stop = false;
  std::atomic<uint64_t> found =
      kPortion * static_cast<uint64_t>(std::count(done_.begin(), done_.end(), 1));
  Portions portions(0, hard_.size(), kPortion);
  const auto publish = [&](std::span<const uint64_t> cells, const std::vector<CellValue>& values) {
    for (size_t i = 0; i < cells.size(); ++i) {
      for (const uint64_t image : ImagesOf(cells[i])) cells_[image] = values[i];
    }
  };
  const auto count = std::clamp<uint64_t>(portions.count(), 1, static_cast<uint64_t>(threads));
  std::atomic<uint64_t> at_work = count;
  const auto work = [&](size_t thread, Watch& watch) {
    Prover prover(*this, limits, &watch);
    for (Portion p = portions.Take(); !p.empty() && !stop; p = portions.Take()) {
      if (done_[p.first / kPortion] != 0) continue;
      const auto cells = std::span(hard_).subspan(p.first, p.last - p.first);
      const auto values = prover.Solve(cells);
      if (!values.has_value()) return;
      const std::lock_guard<std::mutex> lock(mutex);
      publish(cells, *values);
      done_[p.first / kPortion] = 1;
      found += p.last - p.first;
      if (thread == 0 && at_step != nullptr) at_step();
    }
  };
  FanOut(count, [&](size_t thread) {
    Watch watch(thread == 0 ? progress : nullptr, stop, found, hard_.size());
    work(thread, watch);
    --at_work;
    // The first thread goes on listening until the others have ended.
    while (thread == 0 && at_work > 0 && watch.Report({}, 0, 0)) {
      std::this_thread::sleep_for(kBetweenLooks);
    }
  });
  return stop ? absl::CancelledError("interrupted while values were being proved")
              : absl::OkStatus();
}

std::vector<uint8_t> SuperkoValues::Settled() const {
  std::vector<uint8_t> settled(done_.size(), 1);
  for (size_t i = 0; i < hard_.size(); ++i) {
    const CellValue value = cells_[hard_[i]];
    if (LowOf(value) < HighOf(value)) settled[i / kPortion] = 0;
  }
  return settled;
}

absl::Status SuperkoValues::Restore(std::span<const CellValue> cells,
                                    std::span<const uint8_t> portions_done) {
  const auto within = [&] {
    if (cells.size() != cells_.size()) return false;
    if (!portions_done.empty() && portions_done.size() != done_.size()) return false;
    for (size_t i = 0; i < cells.size(); ++i) {
      if ((cells[i] == kIllegalCell) != (cells_[i] == kIllegalCell)) return false;
      if (LowOf(cells[i]) < LowOf(cells_[i]) || HighOf(cells[i]) > HighOf(cells_[i]) ||
          LowOf(cells[i]) > HighOf(cells[i]))
        return false;
    }
    return true;
  };
  if (!within()) return absl::InvalidArgumentError("its values contradict the robust bounds");
  cells_.assign(cells.begin(), cells.end());
  if (portions_done.empty()) {
    done_ = Settled();
  } else {
    done_.assign(portions_done.begin(), portions_done.end());
  }
  return absl::OkStatus();
}

}  // namespace hotstone::search
