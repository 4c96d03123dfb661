// The kernel of playouts.h: a block of games played in lanes.
#ifndef HOTSTONE_ENUMERATE_LANES_PLAYOUT_LANES_H_
#define HOTSTONE_ENUMERATE_LANES_PLAYOUT_LANES_H_

#include <atomic>
#include <cstdint>

#include "enumerate/lanes/lane_board.h"
#include "enumerate/lanes/playout_game.h"

namespace hotstone::enumerate {

struct PlayoutBlock {
  uint64_t seed = 0;
  uint64_t number = 0;  // of the block
  uint32_t games = 0;   // the first games of the block, at most kPlayoutBlock
  bool superko = false;
};

// Plays the block; checks `stop` every few steps and then returns early with the games that have
// ended. `ends`, if given, has room for the games of the block. Memory: 4 MiB under superko on the
// heap, 40 KiB otherwise.
PlayoutTotals PlayBlock(const LaneFrame& frame, const PlayoutBlock& block,
                        const std::atomic<bool>& stop, PlayoutEnd* ends);

}  // namespace hotstone::enumerate

#endif  // HOTSTONE_ENUMERATE_LANES_PLAYOUT_LANES_H_
