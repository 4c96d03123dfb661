#include "claims/promise/known_games.h"

#include <algorithm>
#include <cassert>
#include <utility>

#include "certify/certificate.h"
#include "certify/certificate_reader.h"
#include "certify/check.h"
#include "spec/board/position.h"

namespace hotstone::claims {
namespace {

KnownGame Game(std::string id, std::string words, const std::string& board, const std::string& stem,
               const std::string& cycle) {
  const auto size = spec::ParseBoardSize(board);
  assert(size.ok());
  return {std::move(id), std::move(words), *size, *certify::ParseMoves(stem, *size),
          *certify::ParseMoves(cycle, *size)};
}

}  // namespace

const std::vector<KnownGame>& KnownGames() {
  static const std::vector<KnownGame> games = {
      Game("retaking", "a ko between two lone stones is taken and retaken", "2x1", "pass A1",
           "B1 A1"),
      Game("refilling", "White captures a stone, fills the board and removes his own stones", "2x1",
           "-", "A1 B1 pass A1"),
      Game("refilling-with-a-pass",
           "Black takes a ko stone, White passes, Black adds a stone and so removes both", "4x1",
           "pass A1 pass C1", "B1 pass A1 A1"),
      Game("two-for-one",
           "White sends two stones and takes one back; Black takes the two and passes once", "5x1",
           "pass A1 pass B1 pass D1", "C1 A1 pass B1"),
      Game("ko", "a ko that decides life and death is taken and retaken", "3x2", "B1 A1 pass B2",
           "A2 A1"),
      Game("ko-after-passes", "a ko that decides life and death; after each take both players pass",
           "3x2", "B1 A1 pass B2 A2 pass pass A1 pass pass", "A2 pass pass A1 pass pass"),
      Game("kos-with-passes",
           "two of seven kos are taken; each player passes once, when the other has taken back",
           "6x3", "B2 B3 D2 D3 A1 F3 C1 A2 E1 C2 pass E2 pass F1 F2 pass A3 F1 pass A2",
           "F2 pass A3 F1 pass A2"),
      Game("double-ko",
           "a group with one eye in a double ko; each player passes once, when the other has taken "
           "a ko",
           "6x5",
           "A5 E5 B5 D4 D5 E4 A4 F4 B4 C3 C4 D3 B3 E3 A2 F3 C2 E2 D2 F2 A1 D1 B1 F1 C1 C5 E1 pass "
           "D5 D1 pass",
           "C5 E1 pass D5 D1 pass"),
  };
  return games;
}

certify::Lasso LassoOf(const KnownGame& game, const spec::RuleSet& rules) {
  return {rules, spec::Position(game.size), spec::Color::kBlack, game.stem, game.cycle};
}

const KnownGame* EndlessUnder(const spec::RuleSet& rules) {
  const auto& games = KnownGames();
  const auto found = std::find_if(games.begin(), games.end(), [&](const KnownGame& game) {
    return certify::CheckLasso(LassoOf(game, rules)).ok();
  });
  return found == games.end() ? nullptr : &*found;
}

}  // namespace hotstone::claims
