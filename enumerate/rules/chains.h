// The chains of a position on bit-boards: which are in atari, and which have more liberties (the
// second rendering of spec/board/chains.h).
//
// The law resolves a play by placing a stone and checking which chains lost their last liberty;
// this code never does. The chains are found once, and those in atari (exactly one liberty) decide
// every play of both colours: board_play.h, self_removal.h.
#ifndef HOTSTONE_ENUMERATE_RULES_CHAINS_H_
#define HOTSTONE_ENUMERATE_RULES_CHAINS_H_

#include <array>
#include <cassert>

#include "enumerate/rules/board.h"

namespace hotstone::enumerate {

// What plays need to know of the chains of one colour.
struct Chains {
  int atari_count = 0;               // chains with exactly one liberty
  BitBoard atari_points = 0;         // the liberties of those
  BitBoard strong = 0;               // stones of chains with two or more liberties
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
    assert(liberties != 0);
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

// True if every chain of both colours has a liberty.
bool IsLegal(const Grid& grid, Stones stones);

}  // namespace hotstone::enumerate

#endif  // HOTSTONE_ENUMERATE_RULES_CHAINS_H_
