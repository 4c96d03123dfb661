// A random game: which moves are played, how a point is drawn, and how a game ends.
//
// Moves. From the empty board, Black first, a player plays at a point chosen uniformly among those
// that are legal (no self-removal; basic ko, or positional superko) and not a single-point eye of
// that player. Such an eye is an empty point all of whose neighbours are own stones, with at most
// one opposing stone on the points diagonal to it, or none at the edge: the definition of most
// playing programs. A player without such a point passes, and two passes in a row end the game,
// which is then scored by area. A game is abandoned, and counted as unfinished, after kPlayoutWords
// random words; under basic ko a game need not end by itself.
//
// Drawing a point is specified exactly, so that every implementation plays the same games. Each
// game has its own stream of words (playout_stream.h). The candidates of a player are the empty
// points that are no such eye, not banned by ko, and not refused since the last move. Each word
// makes one attempt. If there is no candidate the player passes; else the word chooses one
// (lane_choice-inl.h defines how), or nothing by bad luck. If the play there is a self-removal or
// recreates a position, the point is refused and the next word tries again. A choice among
// candidates with the illegal ones refused is uniform among the legal ones.
#ifndef HOTSTONE_ENUMERATE_LANES_PLAYOUT_GAME_H_
#define HOTSTONE_ENUMERATE_LANES_PLAYOUT_GAME_H_

#include <cstdint>

#include "enumerate/rules/board.h"

namespace hotstone::enumerate {

inline constexpr uint32_t kPlayoutWords = 1023;

// Sums over all games; unfinished ones count only in `games`, `unfinished` and `plays`.
struct PlayoutTotals {
  uint64_t games = 0;
  uint64_t unfinished = 0;
  uint64_t plays = 0;  // excluding passes
  uint64_t black_wins = 0;
  uint64_t white_wins = 0;
  uint64_t black_area = 0;
  uint64_t white_area = 0;
  uint64_t Draws() const { return games - unfinished - black_wins - white_wins; }
  PlayoutTotals& operator+=(const PlayoutTotals& more);
  friend bool operator==(const PlayoutTotals&, const PlayoutTotals&) = default;
};

// How one game ended.
struct PlayoutEnd {
  BitBoard black = 0;
  BitBoard white = 0;
  uint32_t words = 0;
  bool unfinished = false;
  friend bool operator==(const PlayoutEnd&, const PlayoutEnd&) = default;
};

}  // namespace hotstone::enumerate

#endif  // HOTSTONE_ENUMERATE_LANES_PLAYOUT_GAME_H_
