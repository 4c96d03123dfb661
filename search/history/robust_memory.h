// What was seen in a game under superko, and how near to the end a side has been by its robust
// strategy.
//
// A table of robust bounds with its measure (enumerate/robust/robust_bounds.h) says what a side X
// forces from a position with plays that lead to no position that has occurred since. It also gives
// each position a place: with X to move some move, with the other side O to move every play, leads
// to a *nearer* one, with a larger value, or with the same value and a lower place. A pass by O
// leads to one that is no farther: what sets the value of a position with O to move sets it with X
// to move at the latest in the same visit, so X's next play is nearer all the same. The question
// here is what came before: a play of X might be forbidden because of a position seen before X
// began the strategy.
//
// *It is not, if no position that was seen, with O to move, is nearer than the one where X begins.*
// For each play of X leads to a position with O to move, and these get nearer and nearer. So it is
// enough to remember the nearest of the positions that the memory forbids X to play to. O's plays
// are answered, whether the memory forbids them or not, and O may pass.
//
// A pass before does not take the bound away. X to move has a play, or passes where X's area is
// enough, which ends the game. O to move may end the game at once, and does so where O's area is
// enough. This assumes that two passes end the game.
#ifndef HOTSTONE_SEARCH_HISTORY_ROBUST_MEMORY_H_
#define HOTSTONE_SEARCH_HISTORY_ROBUST_MEMORY_H_

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <vector>

#include "enumerate/index/legal_index.h"
#include "enumerate/values/intervals.h"
#include "search/history/lessons.h"
#include "search/history/seen_keys.h"
#include "search/history/superko_keys.h"

namespace hotstone::search {

// Robust bounds as a search reads them.
class RobustPlaces {
 public:
  // The table comes from SolveRobust, with the measure. Both arguments must outlive this object.
  RobustPlaces(const enumerate::Grid& grid, const enumerate::LegalIndex& index,
               const enumerate::IntervalTable& table)
      : grid_(grid), index_(index), table_(table) {}

  // What a side forces from a position, Black as `own`, with a player to move and nothing before
  // it.
  ForcedPlace At(int side, enumerate::Stones stones, int player) const;

  // The place where a side reaches its goal from a state if nothing forbids it a play; nothing if
  // the table does not say so.
  std::optional<ForcedPlace> Reaches(const HistoryGoal& goal, const HistoryState& state) const;

  const enumerate::Grid& grid() const { return grid_; }
  const enumerate::LegalIndex& index() const { return index_; }
  const enumerate::IntervalTable& table() const { return table_; }

 private:
  const enumerate::Grid grid_;
  const enumerate::LegalIndex& index_;
  const enumerate::IntervalTable& table_;
};

class RobustMemory {
 public:
  RobustMemory(const RobustPlaces& places, const SuperkoKeys& keys)
      : places_(places),
        keys_(keys),
        seen_(keys.Count(static_cast<uint32_t>(places.index().size()))) {}

  void Add(uint32_t key);
  void CutTo(size_t size) {
    seen_.CutTo(size);
    nearest_.resize(size);
  }
  size_t size() const { return seen_.size(); }
  bool Has(uint32_t key) const { return seen_.Has(key); }
  const SeenKeys& seen() const { return seen_; }

  // Whether the side may follow its robust strategy from this place.
  bool Allows(int side, const ForcedPlace& from) const {
    return nearest_.empty() || !nearest_.back()[static_cast<size_t>(side)].NearerThan(from);
  }

 private:
  // Farther than all.
  static constexpr ForcedPlace kNowhere{-ForcedPlace::kAll, ~uint32_t{0}};

  const RobustPlaces& places_;
  const SuperkoKeys keys_;
  SeenKeys seen_;
  std::vector<std::array<ForcedPlace, 2>> nearest_;  // by side, after each key
};

}  // namespace hotstone::search

#endif  // HOTSTONE_SEARCH_HISTORY_ROBUST_MEMORY_H_
