// A run, and the questions that the planes in the store answer.
//
// For example, on 2x1 for a difference of 2: half-sweep 1 finds nothing to set (all positions of
// one stone are legal). Half-sweep 2, the other side to move: with a stone of the first side on A1
// the other may take it, or pass, which wins nothing for it where the area is enough; no bit is set
// while a play leads to a clear one. Half-sweep 3 sets the first side's bit there if half-sweep 2
// set one.
#include "enumerate/planes/half_sweeps.h"

#include <algorithm>
#include <utility>

#include "base/status_macros.h"
#include "enumerate/planes/plane_goal.h"
#include "enumerate/sweeps/run_sweeps.h"

namespace hotstone::enumerate {
namespace {

PlaneStream::Sizes SizesOf(const HalfSweeps::Options& options) {
  return {options.piece_words, options.save_words};
}

}  // namespace

uint64_t HalfSweeps::Bytes(const PlaneLayout& layout, const Options& options) {
  return layout.index().Bytes() + layout.Bytes() +
         PlaneStream::Words(layout, SizesOf(options)) * sizeof(uint64_t) +
         ChangeLog::Bytes(layout.index().block_count(), ChangeLog::Sweeps::kHalf);
}

HalfSweeps::HalfSweeps(const PlaneLayout& layout, const FiniteRules& rules, const Options& options,
                       PlaneStore* store, std::unique_ptr<PlaneStream> stream)
    : layout_(&layout),
      rules_(rules),
      options_(options),
      store_(store),
      stream_(std::move(stream)) {}

absl::StatusOr<HalfSweeps> HalfSweeps::Create(const PlaneLayout& layout, const FiniteRules& rules,
                                              const Options& options, const PlanePoint& point,
                                              PlaneStore* store) {
  RETURN_IF_ERROR(CheckPlaneRules(rules));
  PlanePoint begin = point;
  if (point == PlanePoint{}) begin.layer = layout.index().grid().points() - 1;
  ASSIGN_OR_RETURN(auto stream, PlaneStream::Create(layout, SizesOf(options), begin, store));
  HalfSweeps sweeps(layout, rules, options, store, std::move(stream));
  sweeps.changes_->Reset(layout.index(), rules, ChangeLog::Sweeps::kHalf,
                         std::max(point.sweep, point.may_end - 1));
  return sweeps;
}

absl::Status HalfSweeps::Run(int threads, Progress* progress,
                             const PlaneSweeps::AtLayer& at_layer) {
  // From here on the run may be killed.
  RETURN_IF_ERROR(stream_->SavePoint(false));
  PlaneSet* const planes = stream_->planes();
  PlaneGoal goal(PlaneGoal::Kind::kHalfSweeps, threads, rules_, options_.at_least, planes, *planes,
                 changes_.get(), stream_->point());
  SweepRun sweeps{layout_->index(), goal, nullptr, stream_.get(), progress};
  if (at_layer != nullptr) sweeps.after_layer = [&] { return at_layer(point()); };
  const absl::Status run = RunSweeps(sweeps);
  if (!run.ok() && !absl::IsCancelled(run)) {
    // A failed store keeps its last point, and what was visited since may be lost.
    changes_->Reset(layout_->index(), rules_, ChangeLog::Sweeps::kHalf, point().sweep);
    return run;
  }
  RETURN_IF_ERROR(stream_->SavePoint(true));
  return run;
}

absl::StatusOr<bool> HalfSweeps::Forces(const BitSituation& situation, int first_player) const {
  absl::Status status;
  const bool forced = ForcedIn(
      {layout_, rules_, options_.at_least}, situation, first_player, [&](const PlaneBit& bit) {
        uint64_t word = 0;
        const absl::Status read =
            store_->Read(bit.to_move, bit.ko ? PlaneStore::Part::kKos : PlaneStore::Part::kBlocks,
                         bit.bit >> kWordBits, {&word, 1});
        if (!read.ok()) status = read;
        return (word >> (bit.bit & 63) & 1) != 0;
      });
  if (!status.ok()) return status;
  return forced;
}

absl::StatusOr<PlaneCounts> HalfSweeps::Count(Progress* progress) {
  const OccupancyIndex& index = layout_->index();
  PlaneSet* const planes = stream_->planes();
  const auto visitor =
      BlockVisitor::Create(rules_, options_.at_least, planes, *planes, changes_.get());
  PlaneCounts counts;
  for (uint32_t first = 0, last = 0; first < index.block_count(); first = last) {
    last = stream_->PieceEnd(first, index.Layer(index.block(first).layer).second);
    RETURN_IF_ERROR(stream_->ReadBoth(first, last));
    for (uint32_t block = first; block < last; ++block) visitor->AddCounts(block, &counts);
    if (!KeepGoing(progress, "positions counted", index.CellsBefore(last), index.cells())) {
      return absl::CancelledError("interrupted while counting");
    }
  }
  return counts;
}

}  // namespace hotstone::enumerate
