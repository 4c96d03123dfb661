// Determinacy intervals: for every situation of a finite-memory rule set, what each side can force.
//
// hi is the minimax area difference for Black (without compensation) if an infinite play counts
// +points and more for Black, lo the same if it counts -points. If lo = hi, the outcome does not
// depend on any rule about long cycles. (In combinatorial game theory: the onside and offside of a
// loopy game; J. Conway, "On Numbers and Games"; formal model, section 2.)
//
// Method. Exchanging the colours turns every situation into one with the mover's stones as `own`,
// so values are kept for the mover: L if infinite play counts against the mover, H if it counts for
// the mover. After a move the roles change: L(s) = max over moves of -H(next), H(s) = max over
// moves of -L(next). L is the least and H the greatest solution; sweeps raise L from -points and
// lower H from +points in place until nothing changes (interval_sweeps.h). With the measure they
// continue and find for each value that it is forced. Then the table knows which moves make
// progress, and the values are shown to be the right solution.
//
// The table keeps the values of positions with no preceding pass and no ban, and with the bans that
// a play can leave. Everything else follows from these in a few plies. A situation with preceding
// passes is worth the best of its moves, and passing ends the game after at most three more; the
// same holds for a situation with bans that no play leaves.
//
// Memory: 2 bytes a cell, twice that with the measure. 4x4: 6 million cells.
#ifndef HOTSTONE_ENUMERATE_VALUES_INTERVALS_H_
#define HOTSTONE_ENUMERATE_VALUES_INTERVALS_H_

#include <cstdint>
#include <memory>
#include <vector>

#include "absl/status/statusor.h"
#include "base/progress.h"
#include "enumerate/index/legal_index.h"
#include "enumerate/index/occupancy_index.h"
#include "enumerate/rules/rule_set.h"
#include "enumerate/rules/situation.h"
#include "enumerate/values/interval_sweeps.h"

namespace hotstone::enumerate {

struct Interval {
  int lo = 0;
  int hi = 0;
  friend bool operator==(const Interval&, const Interval&) = default;
};

enum class End { kLo, kHi };

inline int Pick(const Interval& interval, End end) {
  return end == End::kLo ? interval.lo : interval.hi;
}

// Stores a long run and restores one.
class IntervalKeeper {
 public:
  virtual ~IntervalKeeper() = default;
  // Before the sweeps run: may restore an earlier state.
  virtual absl::Status Begin(IntervalSweeps& sweeps) = 0;
  // After each layer, with a state that a run could resume from.
  virtual void AtLayer(IntervalSweeps& sweeps) = 0;
  // When the run has ended or was told to stop.
  virtual absl::Status AtEnd(IntervalSweeps& sweeps) = 0;
};

struct IntervalOptions {
  int threads = 1;
  bool measure = false;  // prove the values and find progress: twice the time and the memory
  // With kNothing every end is worth 0: then lo = 0 where Black can force an end and -points where
  // Black cannot, and hi = 0 where White can.
  FinalWorth worth = FinalWorth::kArea;
  IntervalKeeper* keeper = nullptr;  // null: nothing is kept
};

// Approximate bytes that Solve will need.
uint64_t IntervalBytes(const Grid& grid, const IntervalOptions& options);

class IntervalTable {
 public:
  // Finds all intervals. Cancelled if `progress` says stop; ResourceExhausted for boards beyond
  // OccupancyIndex::kMaxIndexedPoints or without memory; Internal if the measure contradicts the
  // values; errors of the keeper.
  static absl::StatusOr<IntervalTable> Solve(const Grid& grid, const FiniteRules& rules,
                                             const IntervalOptions& options, Progress* progress);

  // The interval for Black. The situation must be unfinished and its position legal.
  Interval ForBlack(const BitSituation& situation) const;

  // The interval of a finished or unfinished situation.
  Interval ForBlackOrFinal(const BitSituation& situation) const;

  // The distance to the end of the game for the side that forces this end (Black for lo, White for
  // hi): 0 at the end. That side has a move that keeps the value and leads to a lower place, and
  // all moves of the other side that keep the value also lead to a lower place; nothing is forced
  // only if the value is the worst of all for that side. Needs the measure.
  uint32_t Place(const BitSituation& situation, End end) const;

  // Undetermined positions: legal, Black to move, no ban, no preceding pass, lo < hi.
  uint64_t CountUndetermined() const { return sweeps_->Count().undetermined; }

  // Cells of the table for which lo < hi: positions up to symmetry and colour, and those with a
  // ban.
  uint64_t CountOpenCells() const { return sweeps_->CountOpenCells(); }

  // Calls visit(stones with Black as own, interval, orbit size) for one of each set of symmetric
  // undetermined positions, in the order of `order`, the index of the same board.
  template <typename Visit>
  void ForEachUndetermined(const LegalIndex& order, const Visit& visit) const {
    const Symmetries& symmetries = index_->symmetries();
    for (const Ranked& found : RankUndetermined(order)) {
      const Stones stones = order.Unrank(found.rank);
      visit(stones, Interval{LowOf(found.value), HighOf(found.value)},
            symmetries.OrbitSize(stones));
    }
  }

 private:
  struct Ranked {
    uint64_t rank;  // of the canonical position
    CellValue value;
  };
  // For the mover: L and H, and the places of both.
  struct Standing {
    int low;
    int high;
    uint32_t low_place;
    uint32_t high_place;
  };

  IntervalTable(const Grid& grid, const FiniteRules& rules, FinalWorth worth,
                std::unique_ptr<const OccupancyIndex> index,
                std::unique_ptr<const IntervalSweeps> sweeps)
      : grid_(grid),
        rules_(rules),
        worth_(worth),
        index_(std::move(index)),
        sweeps_(std::move(sweeps)) {}

  // The worth of a finished situation to Black.
  int ScoreOf(const BitSituation& finished) const;

  std::optional<uint64_t> CellOf(const BitSituation& situation) const;
  Standing StandingOf(const BitSituation& situation) const;
  Standing StandingByMoves(const BitSituation& situation) const;
  std::vector<Ranked> RankUndetermined(const LegalIndex& order) const;

  Grid grid_;
  FiniteRules rules_;
  FinalWorth worth_;
  std::unique_ptr<const OccupancyIndex> index_;
  std::unique_ptr<const IntervalSweeps> sweeps_;
};

}  // namespace hotstone::enumerate

#endif  // HOTSTONE_ENUMERATE_VALUES_INTERVALS_H_
