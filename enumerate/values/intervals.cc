#include "enumerate/values/intervals.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <utility>

#include "absl/strings/str_cat.h"
#include "base/status_macros.h"
#include "enumerate/rules/area.h"

namespace hotstone::enumerate {
namespace {

constexpr int kStageBits = 8;

// Places fall with the stage, and within a stage with the number of stones (interval_sweeps.h);
// from 1.
uint32_t PlaceOf(uint8_t stage, int empty_points) {
  return (uint32_t{stage} << kStageBits) + static_cast<uint32_t>(empty_points) + 1;
}

absl::Status RunKept(IntervalSweeps& sweeps, const IntervalOptions& options, Progress* progress) {
  if (options.keeper == nullptr) return sweeps.Run(options.threads, progress);
  RETURN_IF_ERROR(options.keeper->Begin(sweeps));
  const absl::Status run = sweeps.Run(options.threads, progress, [&](const IntervalPoint&) {
    options.keeper->AtLayer(sweeps);
    return true;
  });
  if (!run.ok() && !absl::IsCancelled(run)) return run;
  RETURN_IF_ERROR(options.keeper->AtEnd(sweeps));
  return run;
}

}  // namespace

uint64_t IntervalBytes(const Grid& grid, const IntervalOptions& options) {
  // Each colouring of each occupancy up to symmetry, an eighth more for occupancies with symmetries
  // and for ko cells, and the tables of the index.
  const double symmetries = grid.cols() == grid.rows() ? 8 : 4;
  const double cells = std::pow(3.0, grid.points()) / symmetries * 1.125 + 64;
  const double index = std::pow(2.0, grid.points()) * 12 + (1 << 17);
  const double bytes = cells * (options.measure ? 4 : 2) + index;
  const auto most = static_cast<double>(uint64_t{1} << 62);
  return static_cast<uint64_t>(std::min(bytes, most));
}

absl::StatusOr<IntervalTable> IntervalTable::Solve(const Grid& grid, const FiniteRules& rules,
                                                   const IntervalOptions& options,
                                                   Progress* progress) {
  if (grid.points() > OccupancyIndex::kMaxIndexedPoints) {
    return absl::ResourceExhaustedError(absl::StrCat("intervals: the board has ", grid.points(),
                                                     " points; the limit is ",
                                                     OccupancyIndex::kMaxIndexedPoints));
  }
  ASSIGN_OR_RETURN(auto created, OccupancyIndex::Create(grid));
  auto index = std::make_unique<const OccupancyIndex>(std::move(created));
  ASSIGN_OR_RETURN(auto records, BanRecords::Find(*index, rules, progress));
  ASSIGN_OR_RETURN(auto sweeps, IntervalSweeps::Create(*index, rules, options.measure,
                                                       std::move(records), options.worth));
  RETURN_IF_ERROR(RunKept(sweeps, options, progress));
  return IntervalTable(grid, rules, options.worth, std::move(index),
                       std::make_unique<const IntervalSweeps>(std::move(sweeps)));
}

int IntervalTable::ScoreOf(const BitSituation& finished) const {
  return worth_ == FinalWorth::kArea ? AreaDifference(grid_, {finished.black, finished.white}) : 0;
}

// Where the values of a situation are stored, if they are.
std::optional<uint64_t> IntervalTable::CellOf(const BitSituation& situation) const {
  if (situation.passes > 0) return std::nullopt;
  const auto own = static_cast<uint32_t>(situation.player == 0 ? situation.black : situation.white);
  const auto occupancy = static_cast<uint32_t>(situation.black | situation.white);
  if (situation.bans == 0) return index_->CellOf(own, occupancy);
  if (hotstone::enumerate::Count(situation.bans) == 1) {
    const auto ko_cell = index_->FindKoCell(own, occupancy, FirstPoint(situation.bans));
    if (ko_cell.has_value()) return index_->cells() + *ko_cell;
  }
  const auto record =
      sweeps_->records().NumberOf(*index_, own, occupancy, static_cast<uint32_t>(situation.bans));
  if (record.has_value()) return index_->cells() + index_->ko_cells() + *record;
  return std::nullopt;
}

IntervalTable::Standing IntervalTable::StandingOf(const BitSituation& situation) const {
  const auto cell = CellOf(situation);
  if (!cell.has_value()) return StandingByMoves(situation);
  const IntervalSweeps::Stored stored = sweeps_->StoredAt(*cell);
  const int empty_points =
      grid_.points() - hotstone::enumerate::Count(situation.black | situation.white);
  return {LowOf(stored.value), HighOf(stored.value), PlaceOf(stored.stage_low, empty_points),
          PlaceOf(stored.stage_high, empty_points)};
}

// The mover forces L by one move that makes most progress; at H the opponent holds the mover,
// whichever of the best moves is made.
IntervalTable::Standing IntervalTable::StandingByMoves(const BitSituation& situation) const {
  Standing best{-grid_.points(), -grid_.points(), std::numeric_limits<uint32_t>::max(), 0};
  ForEachMove(grid_, rules_, situation, [&](BitMove, const BitSituation& next, bool finished) {
    Standing there{0, 0, 0, 0};  // for the next player
    if (finished) {
      const int score = ScoreOf(next);
      there.low = there.high = next.player == 0 ? score : -score;
    } else {
      there = StandingOf(next);
    }
    if (-there.high > best.low) {
      best.low = -there.high;
      best.low_place = there.high_place;
    } else if (-there.high == best.low) {
      best.low_place = std::min(best.low_place, there.high_place);
    }
    if (-there.low > best.high) {
      best.high = -there.low;
      best.high_place = there.low_place;
    } else if (-there.low == best.high) {
      best.high_place = std::max(best.high_place, there.low_place);
    }
  });
  return best;
}

Interval IntervalTable::ForBlack(const BitSituation& situation) const {
  const Standing mover = StandingOf(situation);
  if (situation.player == 0) return {mover.low, mover.high};
  return {-mover.high, -mover.low};
}

Interval IntervalTable::ForBlackOrFinal(const BitSituation& situation) const {
  if (situation.passes < rules_.end_passes) return ForBlack(situation);
  const int score = ScoreOf(situation);
  return {score, score};
}

uint32_t IntervalTable::Place(const BitSituation& situation, End end) const {
  if (situation.passes >= rules_.end_passes) return 0;
  const Standing mover = StandingOf(situation);
  return (end == End::kLo) == (situation.player == 0) ? mover.low_place : mover.high_place;
}

std::vector<IntervalTable::Ranked> IntervalTable::RankUndetermined(const LegalIndex& order) const {
  const Symmetries& symmetries = index_->symmetries();
  std::vector<Ranked> found;
  for (uint32_t number = 0; number < index_->block_count(); ++number) {
    const OccupancyIndex::Block& block = index_->block(number);
    std::vector<int> fixing;  // symmetries of the occupancy, which map the block to itself
    for (int s = 1; s < symmetries.count(); ++s) {
      if (index_->Map(s, block.occupancy) == block.occupancy) fixing.push_back(s);
    }
    for (uint32_t cell = 0; cell < index_->BlockCells(number); ++cell) {
      const CellValue value = sweeps_->StoredAt(block.base + cell).value;
      if (IsSettledValue(value)) continue;
      const uint32_t own = UnpackBits(cell, block.occupancy);
      const bool least = std::all_of(fixing.begin(), fixing.end(),
                                     [&](int s) { return index_->Map(s, own) >= own; });
      if (!least) continue;
      const Stones stones{own, block.occupancy & ~own};
      found.push_back({order.Rank(symmetries.FindCanonical(stones).stones), value});
    }
  }
  std::sort(found.begin(), found.end(),
            [](const Ranked& a, const Ranked& b) { return a.rank < b.rank; });
  return found;
}

}  // namespace hotstone::enumerate
