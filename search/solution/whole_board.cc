#include "search/solution/whole_board.h"

#include <algorithm>
#include <array>
#include <cassert>
#include <cstddef>

namespace hotstone::search {

using enumerate::BitBoard;
using enumerate::Count;
using enumerate::FirstOf;
using enumerate::FirstPoint;
using enumerate::Grid;

namespace {

// Whether each chain of `own` has two vital regions; `touched` are the regions without an inside,
// as one board.
bool HasEyes(const Grid& grid, BitBoard own, BitBoard touched) {
  std::array<BitBoard, enumerate::kMaxPoints> regions;
  size_t count = 0;
  for (BitBoard left = touched; left != 0; left &= ~regions[count++]) {
    regions[count] = grid.Flood(FirstOf(left), left);
  }
  if (count < 2) return false;
  for (BitBoard left = own; left != 0;) {
    const BitBoard chain = grid.Flood(FirstOf(left), left);
    left &= ~chain;
    const BitBoard beside = grid.Adjacent(chain);
    int vital = 0;
    for (size_t r = 0; r < count; ++r) vital += (regions[r] & ~beside) == 0 ? 1 : 0;
    if (vital < 2) return false;
  }
  return true;
}

// Whether a region with these points inside, one at least, has no room for two eyes.
bool HasNoRoom(const Grid& grid, BitBoard inside, int most) {
  if (Count(inside) > most) return false;
  const auto neighbours = [&](BitBoard at) { return Count(grid.neighbours(FirstPoint(at))); };
  const BitBoard first = FirstOf(inside);
  const BitBoard second = inside & ~first;
  if (second == 0) return true;
  if ((grid.Adjacent(first) & second) == 0) return false;
  return std::max(neighbours(first), neighbours(second)) >= 3;
}

}  // namespace

bool HoldsBoard(const Grid& grid, BitBoard own, int most_inside) {
  assert(most_inside >= 0 && most_inside <= 2);
  const BitBoard others = grid.full() & ~own;
  BitBoard inside = others & ~grid.Adjacent(own);
  BitBoard touched = others;
  while (inside != 0) {
    const BitBoard region = grid.Flood(FirstOf(inside), others);
    if (!HasNoRoom(grid, inside & region, most_inside)) return false;
    inside &= ~region;
    touched &= ~region;
  }
  return HasEyes(grid, own, touched);
}

// A stone is worth at most what it would be worth as the next one, so taking the most valuable ones
// together gives the bound.
int FewestStones(const Grid& grid, BitBoard own) {
  const BitBoard untouched = grid.full() & ~own & ~grid.Adjacent(own);
  std::array<int, 6> worth{};  // by new points touched, including itself: the number of such points
  for (BitBoard left = grid.full() & ~own; left != 0; left &= left - 1) {
    const int at = FirstPoint(left);
    ++worth[static_cast<size_t>(Count((grid.neighbours(at) | enumerate::BitAt(at)) & untouched))];
  }
  int open = Count(untouched);
  int stones = 0;
  for (size_t each = 5; each > 0 && open > 0; --each) {
    for (int i = 0; i < worth[each] && open > 0; ++i) {
      open -= static_cast<int>(each);
      ++stones;
    }
  }
  return stones;
}

}  // namespace hotstone::search
