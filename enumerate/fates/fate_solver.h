// Updates the fates of all colourings of one set of stones.
#ifndef HOTSTONE_ENUMERATE_FATES_FATE_SOLVER_H_
#define HOTSTONE_ENUMERATE_FATES_FATE_SOLVER_H_

#include <cstdint>
#include <optional>

#include "enumerate/fates/fate_cells.h"
#include "enumerate/index/occupancy_index.h"
#include "enumerate/rules/rule_set.h"
#include "enumerate/rules/situation.h"
#include "enumerate/values/ban_records.h"

namespace hotstone::enumerate {

// Where the fates of a situation are.
class FateStore {
 public:
  // All must outlive the store.
  FateStore(const OccupancyIndex& index, const BanRecords& records, const FiniteRules& rules,
            FateCell* cells);

  const OccupancyIndex& index() const { return index_; }
  const BanRecords& records() const { return records_; }
  const FiniteRules& rules() const { return rules_; }
  FateCell* cells() const { return cells_; }

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
  FateCell InFrame(uint64_t cell, int symmetry) const;
  FateCell InFrameOfRecord(uint32_t own, uint32_t occupancy, uint32_t bans) const;

  const OccupancyIndex& index_;
  const BanRecords& records_;
  const FiniteRules rules_;
  FateCell* const cells_;
};

class FateSolver {
 public:
  // Writes into `cells`, which may be those of the store or others like them. The store must
  // outlive the solver.
  FateSolver(const FateStore& store, FateCell* cells) : store_(store), cells_(cells) {}

  struct Update {
    uint64_t changed = 0;  // cells
    uint64_t open = 0;     // cells with a stone that is neither removed nor kept
  };

  // Marks the illegal cells of a block.
  void Start(uint32_t number);
  Update Visit(uint32_t number);

 private:
  void Write(uint64_t cell, const FateCell& value, uint32_t stones, Update& update);

  const FateStore& store_;
  FateCell* const cells_;
};

}  // namespace hotstone::enumerate

#endif  // HOTSTONE_ENUMERATE_FATES_FATE_SOLVER_H_
