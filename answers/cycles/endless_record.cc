#include "answers/cycles/endless_record.h"

#include <string>

#include "absl/strings/str_cat.h"
#include "base/status_macros.h"
#include "formats/sgf/sgf_game.h"

namespace hotstone::answers {

absl::Status WriteRecord(const spec::Game& game, const certify::Endless& endless, WholeFile& file) {
  std::string text =
      formats::WriteSgf(formats::SgfRecord(game.rules(), endless.setup, endless.to_move, {}));
  text.erase(text.rfind(')'));
  size_t column = 0;
  for (const spec::Game::Ply& ply : game.plies()) {
    if (column++ % 12 == 0) {
      text += '\n';
      RETURN_IF_ERROR(file.Add(text));
      text.clear();
    }
    absl::StrAppend(
        &text, ";", spec::Letter(ply.move.player), "[",
        ply.move.IsPass() ? "" : formats::SgfPointName(*ply.move.at, endless.setup.size()), "]");
  }
  RETURN_IF_ERROR(file.Add(text + ")\n"));
  return file.Finish();
}

}  // namespace hotstone::answers
