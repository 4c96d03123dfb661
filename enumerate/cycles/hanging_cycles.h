// The cycles that decide life and death: those around which some stone hangs all the way.
//
// A stone hangs if its attacker cannot force its removal and its owner cannot force the end of the
// game with it on the board (enumerate/fates/fates.h). A cycle *hangs* if one stone does so at each
// of its plies, with the player to move there, after the passes that precede and with the bans in
// force. Then neither player loses anything he could have forced by going around, and only a rule
// about repetition can say what becomes of the stone. At a ply where nothing hangs, each stone has
// a player who can force its fate, and the cycle only delays that.
#ifndef HOTSTONE_ENUMERATE_CYCLES_HANGING_CYCLES_H_
#define HOTSTONE_ENUMERATE_CYCLES_HANGING_CYCLES_H_

#include <span>

#include "enumerate/cycles/cycle_search.h"
#include "enumerate/fates/fates.h"

namespace hotstone::enumerate {

// The stones that hang at every ply of the cycle (PliesOf), played again and again; 0 if it does
// not hang. The table must be of the rules of the plies. O(plies).
BitBoard HangingAround(const FateTable& table, std::span<const CyclePly> plies);

// Removes the classes whose cycle does not hang.
void KeepHanging(const FateTable& table, CycleList& list);

}  // namespace hotstone::enumerate

#endif  // HOTSTONE_ENUMERATE_CYCLES_HANGING_CYCLES_H_
