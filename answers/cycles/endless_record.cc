#include "answers/cycles/endless_record.h"

#include <string>

#include "absl/strings/str_cat.h"
#include "formats/sgf/sgf_game.h"

namespace hotstone::answers {

absl::Status WriteRecord(const spec::Game& game, const certify::Endless& endless, WholeFile& file) {
  std::string text = formats::WriteSgf(formats::SgfRecord(game.rules(), endless.setup, endless.to_move, {}));
  text.erase(text.rfind(')'));
  size_t column = 0;
  for (const spec::Game::Ply& ply : game.plies()) {
    if (column++ % 12 == 0) {
      text += '\n';
      if (const auto status = file.Add(text); !status.ok()) return status;
      text.clear();
    }
    absl::StrAppend(&text, ";", spec::Letter(ply.move.player), "[",
                    ply.move.IsPass() ? "" : formats::SgfPointName(*ply.move.at, endless.setup.size()), "]");
  }
  if (const auto status = file.Add(text + ")\n"); !status.ok()) return status;
  return file.Finish();
}

}  // namespace hotstone::answers
