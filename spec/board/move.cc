#include "spec/board/move.h"

#include "absl/strings/str_cat.h"

namespace hotstone::spec {

std::string MoveName(const Move& move) { return move.IsPass() ? "pass" : PointName(*move.at); }

std::string PlayerAndMove(const Move& move) {
  return absl::StrCat(Letter(move.player), ":", MoveName(move));
}

std::vector<std::string> PlayersAndMoves(const std::vector<Move>& moves) {
  std::vector<std::string> words;
  words.reserve(moves.size());
  for (const Move& move : moves) words.push_back(PlayerAndMove(move));
  return words;
}

}  // namespace hotstone::spec
