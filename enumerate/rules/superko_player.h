// The player that a result-comparing superko stores with each position.
//
//   psk    nobody: the position alone
//   ssk    the player to move, who changes with a pass
//   nssk   the player who made the position by a board play; nobody made the start
//
// Code that counts games or finds values under superko keeps one set for all three and asks here
// what it contains, so a new reading does not compile until it is handled.
#ifndef HOTSTONE_ENUMERATE_RULES_SUPERKO_PLAYER_H_
#define HOTSTONE_ENUMERATE_RULES_SUPERKO_PLAYER_H_

#include <cstdlib>

#include "spec/rules/cycle_traits.h"

namespace hotstone::enumerate {

enum class SuperkoPlayer { kNone, kToMove, kMaker };

// Requires the traits superko and by_result.
inline SuperkoPlayer SuperkoPlayerOf(spec::Cycle cycle) {
  switch (cycle) {
    case spec::Cycle::kPsk:
      return SuperkoPlayer::kNone;
    case spec::Cycle::kSsk:
      return SuperkoPlayer::kToMove;
    case spec::Cycle::kNssk:
      return SuperkoPlayer::kMaker;
    case spec::Cycle::kNone:
    case spec::Cycle::kSquare:
    case spec::Cycle::kSecondCycle:
    case spec::Cycle::kStarter:
    case spec::Cycle::kStarterFirst:
    case spec::Cycle::kDisturber:
    case spec::Cycle::kFixed:
      break;
  }
  std::abort();  // no superko that compares the results of plays
}

}  // namespace hotstone::enumerate

#endif  // HOTSTONE_ENUMERATE_RULES_SUPERKO_PLAYER_H_
