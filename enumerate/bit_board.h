// Bit-boards: positions of up to 64 points in two words, and all plays of both colours from one look at the
// chains.
//
// This is the second rendering of the law. It shares no rule code with spec/: a play is never resolved by
// placing a stone and looking what lost its last liberty. Instead the chains of a position are found once,
// and those in atari (exactly one liberty) decide everything:
//
//   - a play at p captures the opposing chains whose only liberty is p;
//   - it has a liberty of its own if p touches an empty point or an own chain with two liberties or more;
//   - otherwise, if it captures nothing, it removes itself and the own chains whose only liberty is p.
//
// So one pass over the chains (Analyse) gives, as bit-boards, where each colour may play under each
// self-removal option, and each resulting position costs a few word operations (Resolve). Requires a legal
// position.
//
// Bit layout, points numbered as in spec::BoardSize (A1 = bit 0, along the rows from the bottom); 4x3:
//
//     row 3 |  8  9 10 11
//     row 2 |  4  5  6  7
//     row 1 |  0  1  2  3
//             A  B  C  D
#ifndef HOTSTONE_ENUMERATE_BIT_BOARD_H_
#define HOTSTONE_ENUMERATE_BIT_BOARD_H_

#include <array>
#include <bit>
#include <cstdint>
#include <utility>

#include "absl/status/statusor.h"

namespace hotstone::enumerate {

using BitBoard = uint64_t;

inline constexpr int kMaxPoints = 64;
inline constexpr int kNoPoint = -1;

inline BitBoard BitAt(int point) { return BitBoard{1} << point; }
inline int FirstPoint(BitBoard b) { return std::countr_zero(b); }
inline int Count(BitBoard b) { return std::popcount(b); }

// The grid of a board of up to 64 points: masks and neighbourhoods.
class Grid {
 public:
  // InvalidArgument unless 1 <= cols, rows <= 63 and cols * rows <= 64 (a shift by 64 is undefined).
  static absl::StatusOr<Grid> Create(int cols, int rows);

  int cols() const { return cols_; }
  int rows() const { return rows_; }
  int points() const { return cols_ * rows_; }
  BitBoard full() const { return full_; }
  BitBoard neighbours(int point) const { return neighbours_[static_cast<size_t>(point)]; }

  // The points adjacent to some point of b (points of b among them only if adjacent to another one of b).
  BitBoard Adjacent(BitBoard b) const {
    const BitBoard sideways = ((b << 1) & not_first_col_) | ((b >> 1) & not_last_col_);
    return (sideways | (b << cols_) | (b >> cols_)) & full_;
  }

  // The points of `within` that are connected to `seed` inside `within`. Requires seed to be part of within.
  BitBoard Flood(BitBoard seed, BitBoard within) const {
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

// Stones seen from one player: `own` moves, `opp` waits. Colours are a matter of the caller.
struct Stones {
  BitBoard own = 0;
  BitBoard opp = 0;
  friend bool operator==(const Stones&, const Stones&) = default;
};

inline Stones Swapped(Stones s) { return {s.opp, s.own}; }

// The chains of one colour as far as plays depend on them.
struct Chains {
  int atari_count = 0;               // chains with exactly one liberty
  BitBoard atari_points = 0;         // the liberties of those
  BitBoard strong = 0;               // stones of chains with two liberties or more
  std::array<BitBoard, 32> stones;   // of each chain in atari
  std::array<BitBoard, 32> liberty;  // its only liberty
};

// Everything about a legal position that the plays of both colours depend on.
struct Analysis {
  Stones stones;
  BitBoard empty = 0;
  Chains own;
  Chains opp;
};

// Finds the chains of a legal position. O(chains x longest chain).
inline void AnalyseChains(const Grid& grid, BitBoard stones, BitBoard empty, Chains& chains) {
  chains.atari_count = 0;
  chains.atari_points = 0;
  chains.strong = 0;
  while (stones != 0) {
    const BitBoard chain = grid.Flood(stones & (~stones + 1), stones);
    stones ^= chain;
    const BitBoard liberties = grid.Adjacent(chain) & empty;
    if ((liberties & (liberties - 1)) != 0) {
      chains.strong |= chain;
    } else {
      const auto i = static_cast<size_t>(chains.atari_count++);
      chains.stones[i] = chain;
      chains.liberty[i] = liberties;
      chains.atari_points |= liberties;
    }
  }
}

inline void Analyse(const Grid& grid, Stones stones, Analysis& analysis) {
  analysis.stones = stones;
  analysis.empty = grid.full() & ~(stones.own | stones.opp);
  AnalyseChains(grid, stones.own, analysis.empty, analysis.own);
  AnalyseChains(grid, stones.opp, analysis.empty, analysis.opp);
}

// The same position seen from the other player; costs a copy.
inline void SwapSides(Analysis& analysis) {
  analysis.stones = Swapped(analysis.stones);
  std::swap(analysis.own, analysis.opp);
}

// The plays of the side `own` that would remove own stones and nothing else, and those among them that would
// remove just the stone played.
struct SelfRemovals {
  BitBoard all = 0;
  BitBoard single = 0;
};
inline SelfRemovals FindSelfRemovals(const Grid& grid, const Analysis& a) {
  const BitBoard breathing = grid.Adjacent(a.empty | a.own.strong) | a.opp.atari_points;
  const BitBoard all = a.empty & ~breathing;
  return {all, all & ~a.own.atari_points};
}

// What one play leads to, seen from the player who played.
struct Resolved {
  Stones after;           // own: still the player who played
  BitBoard captured = 0;  // opposing stones removed
  BitBoard removed = 0;   // own stones removed, the one played among them
};

// The stones of the chains in atari whose only liberty is the point `at`.
inline BitBoard AtariStones(const Chains& chains, BitBoard at) {
  BitBoard stones = 0;
  for (int i = 0; i < chains.atari_count; ++i) {
    if (chains.liberty[static_cast<size_t>(i)] == at) stones |= chains.stones[static_cast<size_t>(i)];
  }
  return stones;
}

// Resolves a play of the side `own` at the empty point `at` (one bit).
inline Resolved Resolve(const Grid& grid, const Analysis& a, BitBoard at) {
  if ((a.opp.atari_points & at) != 0) {
    const BitBoard captured = AtariStones(a.opp, at);
    return {{a.stones.own | at, a.stones.opp & ~captured}, captured, 0};
  }
  if ((grid.Adjacent(a.empty | a.own.strong) & at) != 0) return {{a.stones.own | at, a.stones.opp}, 0, 0};
  const BitBoard removed = AtariStones(a.own, at) | at;
  return {{a.stones.own & ~removed, a.stones.opp}, 0, removed};
}

// The point where the opponent may not play at once because the play just resolved took a single ko (basic
// ban), or kNoPoint: exactly one stone captured, by a stone that stands alone with that point as its only
// liberty.
inline int SingleKoPoint(const Grid& grid, const Resolved& play, int at) {
  if (play.captured == 0 || (play.captured & (play.captured - 1)) != 0) return kNoPoint;
  const BitBoard around = grid.neighbours(at);
  const BitBoard occupied = play.after.own | play.after.opp;
  if ((around & play.after.own) != 0 || (around & ~occupied) != play.captured) return kNoPoint;
  return FirstPoint(play.captured);
}

// True if every chain of both colours has a liberty.
bool IsLegal(const Grid& grid, Stones stones);

// Own area minus the opponent's: stones and the empty regions that touch one colour only.
int AreaDifference(const Grid& grid, Stones stones);

}  // namespace hotstone::enumerate

#endif  // HOTSTONE_ENUMERATE_BIT_BOARD_H_
