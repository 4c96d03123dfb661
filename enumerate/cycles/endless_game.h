// An endless game that was found, played by the law: the proof that its moves are legal.
#ifndef HOTSTONE_ENUMERATE_CYCLES_ENDLESS_GAME_H_
#define HOTSTONE_ENUMERATE_CYCLES_ENDLESS_GAME_H_

#include "absl/status/statusor.h"
#include "base/progress.h"
#include "certify/endless/endless.h"
#include "enumerate/cycles/square_free.h"
#include "spec/rules/game.h"

namespace hotstone::enumerate {

// The game as far as it was played, and its sequence of (position, player to move), the start included, in
// numbers: equal numbers, equal pairs.
struct PlayedGame {
  spec::Game game;
  enumerate::Symbols sequence;
};

// Plays the moves one by one under the full rule set; stops early if `progress` says so. Internal if one is
// not accepted.
absl::StatusOr<PlayedGame> PlayEndless(const certify::Endless& endless, size_t plies, Progress& progress);

}  // namespace hotstone::enumerate

#endif  // HOTSTONE_ENUMERATE_CYCLES_ENDLESS_GAME_H_
