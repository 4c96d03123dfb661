// The result of a play: the second rendering of spec/board/board_play.h, from the chains in atari.
//
//   - A play at p captures the opposing chains whose only liberty is p.
//   - It has a liberty of its own if p touches an empty point or an own chain with two or more
//     liberties.
//   - Otherwise, if it captures nothing, it removes itself and the own chains whose only liberty is
//     p.
//
// So one pass over the chains (Analyse) gives, as bit-boards, where each colour may play under each
// self-removal option, and each resulting position costs a few word operations (Resolve). Requires
// a legal position.
#ifndef HOTSTONE_ENUMERATE_RULES_BOARD_PLAY_H_
#define HOTSTONE_ENUMERATE_RULES_BOARD_PLAY_H_

#include <cassert>

#include "enumerate/rules/chains.h"

namespace hotstone::enumerate {

// The result of one play, seen from the player who played.
struct Resolved {
  Stones after;           // own: still the player who played
  BitBoard captured = 0;  // opposing stones removed
  BitBoard removed = 0;   // own stones removed, including the one played
};

// The stones of the chains in atari whose only liberty is the point `at`.
inline BitBoard AtariStones(const Chains& chains, BitBoard at) {
  BitBoard stones = 0;
  for (int i = 0; i < chains.atari_count; ++i) {
    if (chains.liberty[static_cast<size_t>(i)] == at)
      stones |= chains.stones[static_cast<size_t>(i)];
  }
  return stones;
}

// Resolves a play of the side `own` at the empty point `at` (one bit).
inline Resolved Resolve(const Grid& grid, const Analysis& a, BitBoard at) {
  assert((at & a.empty) != 0 && (at & (at - 1)) == 0);
  if ((a.opp.atari_points & at) != 0) {
    const BitBoard captured = AtariStones(a.opp, at);
    return {{a.stones.own | at, a.stones.opp & ~captured}, captured, 0};
  }
  if ((grid.Adjacent(a.empty | a.own.strong) & at) != 0)
    return {{a.stones.own | at, a.stones.opp}, 0, 0};
  const BitBoard removed = AtariStones(a.own, at) | at;
  return {{a.stones.own & ~removed, a.stones.opp}, 0, removed};
}

}  // namespace hotstone::enumerate

#endif  // HOTSTONE_ENUMERATE_RULES_BOARD_PLAY_H_
