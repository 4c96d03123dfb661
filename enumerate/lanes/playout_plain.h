// Plays the random games of playout_game.h one at a time over enumerate/rules/board_play.h, a
// hundred times slower: a reference for the lanes, and a way to see the moves of one game.
#ifndef HOTSTONE_ENUMERATE_LANES_PLAYOUT_PLAIN_H_
#define HOTSTONE_ENUMERATE_LANES_PLAYOUT_PLAIN_H_

#include <cstdint>
#include <vector>

#include "enumerate/lanes/playout_game.h"
#include "enumerate/rules/board.h"

namespace hotstone::enumerate {

struct PlainPlayout {
  std::vector<int> moves;  // points of the grid, kNoPoint for a pass
  PlayoutEnd end;
};
PlainPlayout PlayPlainly(const Grid& grid, uint64_t seed, uint64_t game, bool superko);

}  // namespace hotstone::enumerate

#endif  // HOTSTONE_ENUMERATE_LANES_PLAYOUT_PLAIN_H_
