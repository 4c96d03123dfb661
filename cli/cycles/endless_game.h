// What `hotstone endless` does with the cycles it has found: plays the game, and writes it to a file.
#ifndef HOTSTONE_CLI_CYCLES_ENDLESS_GAME_H_
#define HOTSTONE_CLI_CYCLES_ENDLESS_GAME_H_

#include <string>

#include "absl/status/status.h"
#include "absl/status/statusor.h"
#include "base/progress.h"
#include "base/whole_file.h"
#include "certify/endless/endless.h"
#include "enumerate/cycles/square_free.h"
#include "spec/rules/game.h"

namespace hotstone::cli {

// The game as far as it was played, and its sequence of (position, player to move), the start included, in
// numbers: equal numbers, equal pairs.
struct PlayedGame {
  spec::Game game;
  enumerate::Symbols sequence;
};

// Plays the moves one by one under the full rule set; stops early if `progress` says so. Internal if one is
// not accepted.
absl::StatusOr<PlayedGame> PlayEndless(const certify::Endless& endless, size_t plies, Progress& progress);

// Writes the game as SGF, ply by ply, and finishes the file.
absl::Status WriteRecord(const spec::Game& game, const certify::Endless& endless, WholeFile& file);

}  // namespace hotstone::cli

#endif  // HOTSTONE_CLI_CYCLES_ENDLESS_GAME_H_
