// Updates the fates of all colourings of one set of stones.
#ifndef HOTSTONE_ENUMERATE_FATES_FATE_SOLVER_H_
#define HOTSTONE_ENUMERATE_FATES_FATE_SOLVER_H_

#include <cstdint>
#include <optional>

#include "enumerate/fates/fate_cells.h"
#include "enumerate/fates/fate_stages.h"
#include "enumerate/index/occupancy_index.h"
#include "enumerate/rules/rule_set.h"
#include "enumerate/rules/situation.h"
#include "enumerate/values/ban_records.h"

namespace hotstone::enumerate {

// Where the fates of a situation are: in cells, or as stages.
class FateStore {
 public:
  // One of cells and stages is null. All must outlive the store.
  FateStore(const OccupancyIndex& index, const BanRecords& records, const FiniteRules& rules,
            FateCell* cells, FateStages* stages);

  // With stages, what is looked up has a stage of at most `most` from now on, and what is stored
  // gets the next one. At first all is seen.
  void See(int most) { seen_ = most; }

  const OccupancyIndex& index() const { return index_; }
  const BanRecords& records() const { return records_; }
  const FiniteRules& rules() const { return rules_; }

  // What is known of a cell, or kIllegalFates; in the frame of its block, where it has stones at
  // `occupancy`.
  FateCell Known(uint64_t cell, uint32_t occupancy) const {
    return stages_ == nullptr ? LoadFates(cells_ + cell) : stages_->At(cell, occupancy);
  }
  // Whether it is new. What is known is among these answers.
  bool Store(uint64_t cell, uint32_t occupancy, const FateCell& answers);
  void MarkIllegal(uint64_t cell, uint32_t occupancy);

  // The answers at a position, `own` to move, with the bans that a play left; in the frame of the
  // position. Requires a legal position with an empty point.
  FateCell At(uint32_t own, uint32_t opp, uint32_t bans) const;

  // The answers after each play of `own` that is not banned.
  FateChoice Plays(uint32_t own, uint32_t opp, uint32_t bans) const;

  // The answers with `own` to move after `passes` passes in a row, from the plays of either side.
  // `mine` are the plays of own that are not banned.
  FateCell Answers(uint32_t own, uint32_t opp, int passes, const FateChoice& mine,
                   const FateChoice& my_plays, const FateChoice& their_plays) const;

 private:
  FateCell InFrame(uint64_t cell, uint32_t occupancy, int symmetry) const;
  FateCell InFrameOfRecord(uint32_t own, uint32_t occupancy, uint32_t bans) const;

  const OccupancyIndex& index_;
  const BanRecords& records_;
  const FiniteRules rules_;
  FateCell* const cells_;
  FateStages* const stages_;
  int seen_ = kMostStages;
};

class FateSolver {
 public:
  // The store must outlive the solver.
  explicit FateSolver(FateStore& store) : store_(store) {}

  struct Update {
    uint64_t changed = 0;  // cells
    uint64_t open = 0;     // cells with a stone that is neither removed nor kept
  };

  // Marks the illegal cells of a block.
  void Start(uint32_t number);
  Update Visit(uint32_t number);

 private:
  void Write(uint64_t cell, const FateCell& value, uint32_t stones, Update& update);

  FateStore& store_;
};

}  // namespace hotstone::enumerate

#endif  // HOTSTONE_ENUMERATE_FATES_FATE_SOLVER_H_
