// Computes all intervals of a board by sweeps over the occupancies, with threads, in steps that can
// be stopped, stored and resumed.
//
// intervals.h defines intervals. occupancy_index.h lays out positions in memory, and ban_records.h
// bans that no single ko leaves. block_solver.h solves a block, sweeps/run_sweeps.h orders the
// blocks. Phase `kValues` sweeps until nothing changes; phase `kMeasure` then finds for each value
// the sweep in which it is seen to be forced. Either phase begins with a sweep 0 that initialises
// the blocks.
//
// Why the result does not depend on threads, interruptions or who computes what:
//   values   are bounds that only improve; sweeps in any order end in the same least and greatest
//            solution, and a run can start from any intermediate state;
//   measure  a value is forced in sweep t if what it needs was forced in an earlier sweep, or in
//            sweep t in a layer with more stones. Results of the same sweep and layer do not count,
//            so the order in a layer does not matter, and an interrupted layer may be visited
//            again.
//
// The measure proves the values: the pair (sweep, stones from many to few) falls along every line
// that the side hurt by endless play follows, as long as the value stays the same. If values were
// wrong though no equation shows it (a greatest solution taken for the least), some would never be
// found forced, and Run reports it.
//
// Memory: 2 bytes a cell and as much again for the measure. 4x5: 944 million cells, 1.9 and 3.8 GB.
#ifndef HOTSTONE_ENUMERATE_VALUES_INTERVAL_SWEEPS_H_
#define HOTSTONE_ENUMERATE_VALUES_INTERVAL_SWEEPS_H_

#include <cstdint>
#include <functional>
#include <utility>

#include "absl/status/status.h"
#include "absl/status/statusor.h"
#include "base/progress.h"
#include "enumerate/index/mapped_array.h"
#include "enumerate/index/occupancy_index.h"
#include "enumerate/rules/rule_set.h"
#include "enumerate/sweeps/sweep_point.h"
#include "enumerate/sweeps/sweep_share.h"
#include "enumerate/sweeps/sweep_storage.h"
#include "enumerate/values/ban_records.h"
#include "enumerate/values/block_solver.h"
#include "enumerate/values/cell_values.h"

namespace hotstone::enumerate {

// How far a run has got. `changed` and `open` count cells.
struct IntervalPoint : SweepPoint {
  Phase phase = Phase::kValues;
};

// Bytes that a run needs.
uint64_t SweepBytes(const OccupancyIndex& index, bool measure);

class IntervalSweeps {
 public:
  // Called at the end of each layer: `point` is where a run could resume. True: continue.
  using AtLayer = std::function<bool(const IntervalPoint& point)>;
  // For runs that several parties share.
  struct Parties {
    SweepShare* share = nullptr;
    SweepStorage* storage = nullptr;
    // Run ends, with OK, when a sweep of phase kValues changes nothing.
    bool values_only = false;
  };

  // ResourceExhausted if there is not enough memory; InvalidArgument for rules without
  // HasSingleBans: their runs are not stored.
  static absl::StatusOr<IntervalSweeps> Create(const OccupancyIndex& index,
                                               const FiniteRules& rules, bool measure);

  // Any rules; `records` must belong to them.
  static absl::StatusOr<IntervalSweeps> Create(const OccupancyIndex& index,
                                               const FiniteRules& rules, bool measure,
                                               BanRecords records,
                                               FinalWorth worth = FinalWorth::kArea);

  // Continues from point() until finished. Cancelled if `progress` or `at_layer` says stop; point()
  // and the cells can then be stored or continued from. Internal if the measure contradicts the
  // values.
  absl::Status Run(int threads, Progress* progress, const AtLayer& at_layer,
                   const Parties& parties);
  absl::Status Run(int threads, Progress* progress, const AtLayer& at_layer = nullptr) {
    return Run(threads, progress, at_layer, Parties{});
  }

  const OccupancyIndex& index() const { return *index_; }
  const FiniteRules& rules() const { return rules_; }
  bool measure() const { return measure_; }
  const IntervalPoint& point() const { return point_; }
  void set_point(const IntervalPoint& point) { point_ = point; }

  // total_cells() of them: positions, ko cells, records. The stages only if measure().
  CellTable table() { return {cells_.data(), stage_low_.data(), stage_high_.data()}; }
  uint64_t total_cells() const { return index_->cells() + index_->ko_cells() + records_.size(); }
  const BanRecords& records() const { return records_; }

  // One cell, and the sweeps in which its values were found forced; 0 without the measure.
  struct Stored {
    CellValue value;
    uint8_t stage_low;
    uint8_t stage_high;
  };
  Stored StoredAt(uint64_t cell) const {
    return {cells_[cell], measure_ ? stage_low_[cell] : uint8_t{0},
            measure_ ? stage_high_[cell] : uint8_t{0}};
  }

  // L and H of a position for the mover.
  CellValue At(uint32_t own, uint32_t opp) const { return cells_[index_->CellOf(own, own | opp)]; }

  // Legal positions with Black to move for which lo < hi, and all legal positions, counting each
  // image.
  struct Counts {
    uint64_t legal = 0;
    uint64_t undetermined = 0;
  };
  Counts Count() const;

  // Cells for which lo < hi, including those with a ban, not counting images.
  uint64_t CountOpenCells() const;

 private:
  class Goal;
  IntervalSweeps(const OccupancyIndex& index, const FiniteRules& rules, bool measure,
                 BanRecords records, FinalWorth worth)
      : index_(&index),
        records_(std::move(records)),
        rules_(rules),
        measure_(measure),
        worth_(worth) {}

  const OccupancyIndex* index_;
  BanRecords records_;
  FiniteRules rules_;
  bool measure_;
  FinalWorth worth_;
  IntervalPoint point_;
  MappedArray<CellValue> cells_;
  MappedArray<uint8_t> stage_low_;
  MappedArray<uint8_t> stage_high_;
};

}  // namespace hotstone::enumerate

#endif  // HOTSTONE_ENUMERATE_VALUES_INTERVAL_SWEEPS_H_
