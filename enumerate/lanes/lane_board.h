// Positions in lanes: all plays of many positions at once, by vector instructions, on boards of up
// to 5x5.
//
// Up to LaneParents() positions are given as words. Each spreads over 32 lanes, where lane p plays
// at point p and lane kLanePass passes, so one pass over the planes (lane_board-inl.h) resolves all
// plays of all of them and finds where the opponent may then play. The masks equal those of
// enumerate/rules/board.h and enumerate/rules/rule_set.h, computed differently; perft.h counts with
// them.
//
// Points belong to a frame of 5x5, numbered along its rows from the bottom; LaneFrame converts
// between bit-boards of a grid and words of the frame. The instruction set is chosen at run time
// (Highway): AVX-512, AVX2, SSE4 or none, and each gives the same words.
#ifndef HOTSTONE_ENUMERATE_LANES_LANE_BOARD_H_
#define HOTSTONE_ENUMERATE_LANES_LANE_BOARD_H_

#include <cstddef>
#include <cstdint>

#include "absl/types/span.h"
#include "enumerate/rules/board.h"
#include "enumerate/rules/rule_set.h"

namespace hotstone::enumerate {

inline constexpr int kLaneSide = 5;
inline constexpr int kLanePass = 25;

class LaneFrame {
 public:
  static bool Fits(const Grid& grid) {
    return grid.cols() <= kLaneSide && grid.rows() <= kLaneSide;
  }

  // Requires Fits(grid).
  explicit LaneFrame(const Grid& grid);

  uint32_t ToFrame(BitBoard b) const;
  BitBoard FromFrame(uint32_t word) const;
  uint32_t board() const { return board_; }  // the points on the board
  uint32_t edge() const { return edge_; }    // points at the edge of the board

 private:
  int cols_;
  int rows_;
  uint32_t board_ = 0;
  uint32_t edge_ = 0;
};

// A legal position seen from the player to move, and the moves to be made: bit p a play at p, which
// must be empty; bit kLanePass a pass.
struct LaneParent {
  uint32_t own = 0;
  uint32_t opp = 0;
  uint32_t moves = 0;
};

// After a move, seen from the next player: `plays` is where that player may play, excluding bans.
struct LaneChild {
  uint32_t own = 0;
  uint32_t opp = 0;
  uint32_t plays = 0;
};

// Lanes do not support rules with memory, capture_ends and hot stones beyond the single one.
struct LaneRules {
  bool forbid_single = true;  // as in FiniteRules
  bool forbid_groups = true;
  bool basic_ko = true;
};

// How many parents fill the vectors of the instruction set in use: 1, 4, 8 or 16.
inline constexpr size_t kMaxLaneParents = 16;
size_t LaneParents();

// children[32 * i + m] is the result of move m of parents[i]; other entries are undefined. At most
// LaneParents() parents, 32 children for each of LaneParents().
void LaneChildren(const LaneFrame& frame, const LaneRules& rules,
                  absl::Span<const LaneParent> parents, absl::Span<LaneChild> children);

// The number of pairs of a move of a parent and a next move, counting passes: the sum over all
// moves of one more than the plays they leave.
uint64_t LaneMovePairs(const LaneFrame& frame, const LaneRules& rules,
                       absl::Span<const LaneParent> parents);

}  // namespace hotstone::enumerate

#endif  // HOTSTONE_ENUMERATE_LANES_LANE_BOARD_H_
