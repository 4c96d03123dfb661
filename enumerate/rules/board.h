// Bit-boards: positions of up to 64 points in two words, one bit per point (the second rendering of
// spec/board/board.h and position.h).
//
// Bit layout, points numbered as in spec::BoardSize (A1 = bit 0, along the rows from the bottom);
// 4x3:
//
//     row 3 |  8  9 10 11
//     row 2 |  4  5  6  7
//     row 1 |  0  1  2  3
//             A  B  C  D
#ifndef HOTSTONE_ENUMERATE_RULES_BOARD_H_
#define HOTSTONE_ENUMERATE_RULES_BOARD_H_

#include <array>
#include <bit>
#include <cassert>
#include <cstdint>
#include <string>

#include "absl/status/statusor.h"

namespace hotstone::enumerate {

using BitBoard = uint64_t;

inline constexpr int kMaxPoints = 64;
inline constexpr int kNoPoint = -1;

inline BitBoard BitAt(int point) { return BitBoard{1} << point; }
inline int FirstPoint(BitBoard b) { return std::countr_zero(b); }
inline BitBoard FirstOf(BitBoard b) { return b & (~b + 1); }  // as a board; empty if b is empty
inline int Count(BitBoard b) { return std::popcount(b); }

// The grid of a board of up to 64 points: masks and neighbourhoods.
class Grid {
 public:
  // InvalidArgument unless 1 <= cols, rows <= 63 and cols * rows <= 64 (a shift by 64 is
  // undefined).
  static absl::StatusOr<Grid> Create(int cols, int rows);

  int cols() const { return cols_; }
  int rows() const { return rows_; }
  int points() const { return cols_ * rows_; }
  BitBoard full() const { return full_; }
  std::string ToString() const;  // "4x3": columns x rows
  BitBoard neighbours(int point) const { return neighbours_[static_cast<size_t>(point)]; }

  // The points adjacent to some point of b, including points of b only if adjacent to another point
  // of b.
  BitBoard Adjacent(BitBoard b) const {
    const BitBoard sideways = ((b << 1) & not_first_col_) | ((b >> 1) & not_last_col_);
    return (sideways | (b << cols_) | (b >> cols_)) & full_;
  }

  // The points of `within` that are connected to `seed` inside `within`. Requires seed to be part
  // of within.
  BitBoard Flood(BitBoard seed, BitBoard within) const {
    assert((seed & ~within) == 0);
    BitBoard reached = seed;
    for (;;) {
      const BitBoard next = reached | (Adjacent(reached) & within);
      if (next == reached) return reached;
      reached = next;
    }
  }

 private:
  Grid() = default;
  int cols_ = 0;
  int rows_ = 0;
  BitBoard full_ = 0;
  BitBoard not_first_col_ = 0;
  BitBoard not_last_col_ = 0;
  std::array<BitBoard, kMaxPoints> neighbours_{};
};

// Stones seen from one player: `own` moves, `opp` waits. The caller tracks colours.
struct Stones {
  BitBoard own = 0;
  BitBoard opp = 0;
  friend bool operator==(const Stones&, const Stones&) = default;
};

inline Stones Swapped(Stones s) { return {s.opp, s.own}; }

// A position by colour, not by player to move.
struct Coloured {
  BitBoard black = 0;
  BitBoard white = 0;
  friend bool operator==(const Coloured&, const Coloured&) = default;
};

inline Coloured ByColour(Stones stones, bool own_is_white) {
  return own_is_white ? Coloured{stones.opp, stones.own} : Coloured{stones.own, stones.opp};
}

}  // namespace hotstone::enumerate

#endif  // HOTSTONE_ENUMERATE_RULES_BOARD_H_
