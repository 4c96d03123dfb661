// A run of sweeps, and the questions that the planes answer.
//
// For example, on 2x1 for a difference of 2 the layer with one stone comes first, whose only block
// is that of A1, then the empty board. With a stone of the first side on A1 and this side to move,
// the other's pass and its own end the game with both points its own. So the bit is set in sweep 1,
// and the empty board with the first side to move may get its own from there. A sweep in which no
// bit is set ends the run.
#include "enumerate/planes/plane_sweeps.h"

#include <algorithm>
#include <cassert>
#include <limits>

#include "absl/strings/str_cat.h"
#include "base/status_macros.h"
#include "enumerate/planes/plane_goal.h"
#include "enumerate/sweeps/run_sweeps.h"

namespace hotstone::enumerate {

absl::Status CheckPlaneRules(const FiniteRules& rules) {
  if (rules.hot.BeyondSingle() || rules.capture_ends || rules.end_passes < 2) {
    return absl::UnimplementedError(
        "planes: only for bans of one point and games that end after at least two passes");
  }
  return absl::OkStatus();
}

uint64_t PlaneSweeps::Bytes(const PlaneLayout& layout, bool stages) {
  return layout.index().Bytes() + layout.Bytes() + layout.PlaneBytes() * (stages ? 9 : 1) +
         ChangeLog::Bytes(layout.index().block_count(), ChangeLog::Sweeps::kWhole);
}

absl::StatusOr<PlaneSweeps> PlaneSweeps::Create(const PlaneLayout& layout, const FiniteRules& rules,
                                                const Options& options) {
  RETURN_IF_ERROR(CheckPlaneRules(rules));
  ASSIGN_OR_RETURN(auto planes, PlaneSet::Create(layout, options.stages));
  PlaneSweeps sweeps(rules, options, std::make_unique<PlaneSet>(std::move(planes)));
  sweeps.SetPoint({1, layout.index().grid().points() - 1, 0, false});
  return sweeps;
}

void PlaneSweeps::SetPoint(const PlanePoint& point) {
  point_ = point;
  changes_->Reset(layout().index(), rules_, ChangeLog::Sweeps::kWhole, point.sweep);
}

void PlaneSweeps::StartFrom(const PlaneSweeps& more) {
  assert(point_.sweep == 1 && point_.changed == 0);
  assert(point_.layer == layout().index().grid().points() - 1);
  for (const Mover side : {Mover::kFirst, Mover::kSecond}) {
    std::copy_n(more.planes_->Blocks(side), layout().block_words(), planes_->Blocks(side));
    std::copy_n(more.planes_->Kos(side), layout().ko_words(), planes_->Kos(side));
  }
}

absl::Status PlaneSweeps::Run(int threads, Progress* progress, const AtLayer& at_layer) {
  if (stages() && threads > 1)
    return absl::InvalidArgumentError("planes: stages need a single thread");
  PlaneGoal goal(PlaneGoal::Kind::kWholeSweeps, threads, rules_, at_least(), planes_.get(),
                 *planes_, changes_.get(), &point_);
  SweepRun run{layout().index(), goal, nullptr, nullptr, progress};
  if (at_layer != nullptr) run.after_layer = [&] { return at_layer(point_); };
  return RunSweeps(run);
}

bool PlaneSweeps::Forces(uint32_t first, uint32_t occupancy, Mover to_move) const {
  return BitOf(planes_->Blocks(to_move), layout().BitOfPosition(first, occupancy));
}

bool PlaneSweeps::Forces(const BitSituation& situation, int first_player) const {
  return ForcedIn(Question(), situation, first_player, [this](const PlaneBit& bit) {
    return BitOf(bit.ko ? planes_->Kos(bit.to_move) : planes_->Blocks(bit.to_move), bit.bit);
  });
}

uint64_t PlaneSweeps::Rank(const BitSituation& situation, int first_player) const {
  if (situation.passes >= rules_.end_passes) return 0;
  constexpr int kPlies = 8;    // of passes and bans played out, between two that are stored
  constexpr int kOrders = 36;  // of bits within a sweep
  if (const auto stored = FindPlaneBit(layout(), situation, first_player); stored.has_value()) {
    const uint8_t* stages =
        stored->ko ? planes_->KoStages(stored->to_move) : planes_->BlockStages(stored->to_move);
    const OccupancyIndex& index = layout().index();
    const int layer = index.block(stored->block).layer;
    const auto layers_before = static_cast<uint64_t>(index.grid().points() - 1 - layer);
    const uint64_t blocks_before = stored->block - index.Layer(layer).first;
    // Within a block: the other side's positions, the first side's, and then those with bans.
    const uint64_t order = (stored->ko ? 2 : 0) + (stored->to_move == Mover::kFirst ? 1 : 0);
    const uint64_t in_sweep = ((layers_before << 25 | blocks_before) << 2 | order);
    return (uint64_t{stages[stored->bit]} << kOrders | in_sweep) << kPlies;
  }
  const bool own_turn = situation.player == first_player;
  uint64_t rank = own_turn ? std::numeric_limits<uint64_t>::max() - 1 : 0;
  ForEachMove(
      layout().index().grid(), rules_, situation,
      [&](BitMove, const BitSituation& next, bool finished) {
        if (own_turn) {
          if (finished ? ForcedAtEnd(Question(), next, first_player) : Forces(next, first_player)) {
            rank = std::min(rank, finished ? 0 : Rank(next, first_player));
          }
        } else {
          rank = std::max(rank, finished ? 0 : Rank(next, first_player));
        }
      });
  return rank + 1;
}

PlaneCounts PlaneSweeps::Count() const {
  const auto visitor =
      BlockVisitor::Create(rules_, at_least(), planes_.get(), *planes_, changes_.get());
  PlaneCounts counts;
  for (uint32_t number = 0; number < layout().index().block_count(); ++number) {
    visitor->AddCounts(number, &counts);
  }
  return counts;
}

}  // namespace hotstone::enumerate
