// What the stones of one player say by themselves, for every set of stones on a small board, in a
// table of a byte each: whether they hold the board, with so many points inside a region, whether
// some of them can never be taken, and how many more are needed to hold it.
//
// The answers are those of search/solution/whole_board.h and search/plays/settled_life.h; a lookup
// takes one access to memory instead of several floods.
#ifndef HOTSTONE_SEARCH_DEEPENING_STONE_SETS_H_
#define HOTSTONE_SEARCH_DEEPENING_STONE_SETS_H_

#include <cassert>
#include <cstdint>

#include "absl/status/statusor.h"
#include "base/progress.h"
#include "enumerate/index/mapped_array.h"
#include "enumerate/rules/board.h"

namespace hotstone::search {

class StoneSets {
 public:
  static constexpr int kMostPoints = 28;
  static constexpr int kNever = 31;  // no set of stones with these holds the board

  // 2^points bytes. Requires at most kMostPoints points.
  static uint64_t Bytes(const enumerate::Grid& grid) {
    assert(grid.points() <= kMostPoints);
    return uint64_t{1} << grid.points();
  }

  // Takes seconds on 25 points; O(2^points x points). InvalidArgument for larger boards;
  // ResourceExhausted if there is no memory; Cancelled.
  static absl::StatusOr<StoneSets> Create(const enumerate::Grid& grid, int most_inside,
                                          Progress* progress);

  // Whether these stones of one player hold the board (whole_board.h).
  bool Hold(enumerate::BitBoard own) const { return (facts_[own] & kHolds) != 0; }

  // Whether some of these stones cannot be taken whatever is played (settled_life.h).
  bool Live(enumerate::BitBoard own) const { return (facts_[own] & kLives) != 0; }

  // A lower bound on the plays after which the player with these stones can hold the board: the
  // fewest stones that, together with them, contain a set that holds it. Captures only take stones
  // away, so they do not lower it.
  int StonesNeeded(enumerate::BitBoard own) const { return facts_[own] & kNeeded; }

 private:
  static constexpr uint8_t kNeeded = 31;
  static constexpr uint8_t kHolds = 32;
  static constexpr uint8_t kLives = 64;

  StoneSets() = default;

  enumerate::MappedArray<uint8_t> facts_;
};

}  // namespace hotstone::search

#endif  // HOTSTONE_SEARCH_DEEPENING_STONE_SETS_H_
