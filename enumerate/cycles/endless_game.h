// A found endless game, played under the law to prove that its moves are legal.
#ifndef HOTSTONE_ENUMERATE_CYCLES_ENDLESS_GAME_H_
#define HOTSTONE_ENUMERATE_CYCLES_ENDLESS_GAME_H_

#include "absl/status/statusor.h"
#include "base/progress.h"
#include "certify/endless/endless.h"
#include "enumerate/cycles/square_free.h"
#include "spec/rules/game.h"

namespace hotstone::enumerate {

// The game as far as it was played, and its sequence of (position, player to move), including the
// start, as numbers: equal numbers mean equal pairs.
struct PlayedGame {
  spec::Game game;
  enumerate::Symbols sequence;
};

// Plays the moves one by one under the full rule set; stops early if `progress` says so. Internal
// if a move is rejected.
absl::StatusOr<PlayedGame> PlayEndless(const certify::Endless& endless, size_t plies,
                                       Progress& progress);

}  // namespace hotstone::enumerate

#endif  // HOTSTONE_ENUMERATE_CYCLES_ENDLESS_GAME_H_
