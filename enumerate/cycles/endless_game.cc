#include "enumerate/cycles/endless_game.h"

#include <map>
#include <utility>

#include "absl/strings/str_cat.h"
#include "base/status_macros.h"
#include "enumerate/cycles/endless_games.h"

namespace hotstone::enumerate {

absl::StatusOr<PlayedGame> PlayEndless(const certify::Endless& endless, size_t plies,
                                       Progress& progress) {
  ASSIGN_OR_RETURN(auto game, spec::Game::Create(endless.rules, endless.setup, endless.to_move));
  PlayedGame played{std::move(game), {}};
  std::map<std::pair<std::string, spec::Color>, uint32_t> numbers;
  const auto append = [&] {
    const auto number = static_cast<uint32_t>(numbers.size());
    const std::pair entry(played.game.position().cells(), played.game.to_move());
    played.sequence.push_back(numbers.try_emplace(entry, number).first->second);
  };
  append();
  for (const auto& at : enumerate::EndlessMoves(endless, plies)) {
    if (!progress.Report("plies", played.game.plies().size(), plies)) break;
    const spec::Move move{played.game.to_move(), at};
    const spec::Ruling ruling = played.game.Play(move);
    if (!ruling.legal()) {
      return absl::InternalError(absl::StrCat("ply ", played.game.plies().size() + 1, ", ",
                                              MoveName(move),
                                              ", is illegal; this is a bug in hotstone: ",
                                              std::string(spec::IllegalitySentence(*ruling.why))));
    }
    append();
  }
  return played;
}

}  // namespace hotstone::enumerate
