// Writes an endless game as a game record (SGF), as far as it was played.
#ifndef HOTSTONE_ANSWERS_CYCLES_ENDLESS_RECORD_H_
#define HOTSTONE_ANSWERS_CYCLES_ENDLESS_RECORD_H_

#include "absl/status/status.h"
#include "base/whole_file.h"
#include "certify/endless/endless.h"
#include "spec/rules/game.h"

namespace hotstone::answers {

// Writes the game as SGF, ply by ply, and finishes the file.
absl::Status WriteRecord(const spec::Game& game, const certify::Endless& endless, WholeFile& file);

}  // namespace hotstone::answers

#endif  // HOTSTONE_ANSWERS_CYCLES_ENDLESS_RECORD_H_
