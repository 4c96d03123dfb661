// Updates all situations of one occupancy: the inner loop of the interval sweeps.
//
// A block (occupancy_index.h) has a cell for each colouring of one set of stones. For each empty
// point, the play there is evaluated for all colourings in turn; then the best of the plays,
// passing, and the ko cells.
//
//   plays     A play leads to the block of the occupancy with that point added. Two small tables
//             give the permutation of the colouring's bits that finds the cell. If the cell there
//             is marked illegal, the play captures or removes itself; only then are chains
//             examined.
//   passing   The position with the other player to move is the complement of the colouring, in the
//             same block; its plays are in the same arrays. The passes that end the game are
//             unrolled.
//   bans      The ko cells, and the records of other bans (ban_records.h): the best of the plays
//             that are not banned. Plays that lead to a record were found beforehand and listed.
//
// Under rules with `robust` (enumerate/rules/rule_set.h) the two values have different plays:
// `low`, which the mover forces, excludes self-removal, and is the worst under any of the bans that
// the position may have; `high`, to which the opponent holds the mover, ignores bans. Cells with
// bans are worth the same as without.
//
// When few cells of a block can still change, only those are examined.
//
// An update relies only on the values it reads, and values only improve. So blocks may be updated
// in any order and by several threads at once with the same final result.
#ifndef HOTSTONE_ENUMERATE_VALUES_BLOCK_SOLVER_H_
#define HOTSTONE_ENUMERATE_VALUES_BLOCK_SOLVER_H_

#include <cstdint>
#include <vector>

#include "enumerate/index/occupancy_index.h"
#include "enumerate/rules/rule_set.h"
#include "enumerate/values/ban_records.h"
#include "enumerate/values/cell_values.h"

namespace hotstone::enumerate {

// The worth of a finished game: its area difference; or nothing, for the question who can force an
// end.
enum class FinalWorth { kArea, kNothing };

// True if stored tables support these rules: only bans of single kos, and games that only passes
// end.
bool HasSingleBans(const FiniteRules& rules);

// Where the values are. `stage`, two bytes a cell (low, high), only in phase kMeasure: the sweep
// that found the value forced, 0 before; same numbering as `cells`.
struct CellTable {
  CellValue* cells = nullptr;     // positions, then ko cells, then records
  uint8_t* stage_low = nullptr;   // as many
  uint8_t* stage_high = nullptr;  // as many
};

class alignas(128) BlockSolver {  // one per thread; no two share a cache line
 public:
  // Index and records must outlive the solver. One solver per thread.
  BlockSolver(const OccupancyIndex& index, const BanRecords& records, const FiniteRules& rules,
              Phase phase, CellTable table, FinalWorth worth);

  // The effect of an update.
  struct Update {
    uint64_t changed = 0;         // cells that changed
    uint64_t unsettled = 0;       // cells of the block that may still change
    uint64_t contradictions = 0;  // in phase kMeasure: values that the equations do not give
  };

  // Sets all cells of a block to the bounds known before the first sweep (values), or turns values
  // into doubled ones (measure).
  void Start(uint32_t number);

  // One update. The measure records `sweep`; 1 .. 255.
  Update Visit(uint32_t number, int sweep);

  // In phase measure, at the very end: restores the values. Returns the number of values that are
  // neither forced nor extreme: 0 unless the values were no solution, or the wrong one.
  uint64_t Finish(uint32_t number);

 private:
  // Best plays of the two values; kNone where there is no play.
  struct Pair {
    int low;
    int high;
  };
  static constexpr int kNone = -127;

  // Calls look(cell of the table, colouring, banned empty points as bits) for each ko cell and each
  // record of the block.
  template <typename Look>
  void ForEachBanned(uint32_t number, const Look& look) const;
  void FindActive(uint32_t number);
  void FindPlays(int e);
  void FindHotPlays(uint32_t number);
  void BindHurtSide(uint32_t number);
  void ResolvePlays(int e, const std::vector<uint32_t>& cells);
  Pair Capturing(uint32_t own, uint32_t opp, int at, uint32_t next_to_other_space, bool* permitted);
  Pair OfCell(uint64_t cell, int layer) const;
  Pair OfFinished(uint32_t own, uint32_t opp) const;
  void FindScores();
  Pair Pass(uint32_t cell) const;
  void WritePositions(Update& update);
  void WriteBanned(uint32_t number, Update& update);
  void Write(uint64_t cell, int low, int high, Update& update);
  uint32_t Expand(uint32_t cell) const;

  const OccupancyIndex& index_;
  const BanRecords& records_;
  const FiniteRules rules_;
  const Phase phase_;
  const FinalWorth worth_;
  const PhaseArithmetic arithmetic_;
  const CellTable table_;
  std::vector<uint32_t> neighbours_;

  // The current block.
  uint32_t occupancy_ = 0;
  uint32_t empty_ = 0;
  uint32_t size_ = 0;
  int layer_ = 0;
  int sweep_ = 0;
  uint64_t base_ = 0;
  bool dense_ = false;
  std::vector<uint8_t> active_;        // by cell: must be examined
  std::vector<uint32_t> active_list_;  // the same as a list
  std::vector<int8_t> play_low_;       // [empty point][cell]
  std::vector<int8_t> play_high_;      // [empty point][cell]
  std::vector<int8_t> best_low_;       // [cell]
  std::vector<int8_t> best_high_;      // [cell]
  std::vector<int8_t> score_;          // [cell], for the mover
  std::vector<uint32_t> expand_low_;   // colouring of the lower stones as points
  std::vector<uint32_t> expand_high_;  // ... of the upper ones
  std::vector<uint32_t> target_low_;   // the permutation to a target block, in the same form
  std::vector<uint32_t> target_high_;
  std::vector<uint32_t> captures_;  // cells whose play captures or removes itself
};

}  // namespace hotstone::enumerate

#endif  // HOTSTONE_ENUMERATE_VALUES_BLOCK_SOLVER_H_
