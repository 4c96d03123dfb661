// What `hotstone endless` does with the cycles it has found: plays the game, and writes it to a file.
#ifndef HOTSTONE_CLI_CYCLES_ENDLESS_GAME_H_
#define HOTSTONE_CLI_CYCLES_ENDLESS_GAME_H_

#include <fstream>
#include <string>

#include "absl/status/status.h"
#include "absl/status/statusor.h"
#include "base/progress.h"
#include "certify/endless.h"
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

// A file that appears whole or not at all: written beside its place and renamed at the end. What is there and
// no ordinary file (a pipe, a device) is written directly. Errors are Unavailable, with the path and the
// system's reason.
class WholeFile {
 public:
  explicit WholeFile(const std::string& path);
  ~WholeFile();  // takes away what was not finished
  WholeFile(const WholeFile&) = delete;
  WholeFile& operator=(const WholeFile&) = delete;

  absl::Status Add(const std::string& text);
  absl::Status Finish();

 private:
  absl::Status Failed() const;

  std::string path_;
  std::string written_;  // where the text goes until it is finished
  std::ofstream out_;
  bool unfinished_ = false;
};

// Writes the game as SGF, ply by ply, and finishes the file.
absl::Status WriteRecord(const spec::Game& game, const certify::Endless& endless, WholeFile& file);

}  // namespace hotstone::cli

#endif  // HOTSTONE_CLI_CYCLES_ENDLESS_GAME_H_
