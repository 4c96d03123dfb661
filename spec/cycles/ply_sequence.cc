#include "spec/cycles/ply_sequence.h"

#include <algorithm>

namespace hotstone::spec {

std::pair<int, std::optional<size_t>> PlySequence::Number(const Position& position, Color to_move) {
  const auto [it, is_new] = latest_.try_emplace(
      {position.cells(), to_move}, std::pair(static_cast<int>(latest_.size()), plies_.size()));
  if (is_new) return {it->second.first, std::nullopt};
  const size_t earlier = it->second.second;
  it->second.second = plies_.size();
  return {it->second.first, earlier};
}

std::optional<size_t> PlySequence::Add(Ply ply, const Position& after, Color to_move) {
  ply.from = now_;
  plies_.push_back(std::make_shared<const Ply>(std::move(ply)));
  const auto [number, earlier] = Number(after, to_move);
  now_ = number;
  return earlier;
}

std::optional<size_t> PlySequence::AddPlay(const BoardPlay& play) {
  return Add({play.before, play, Move{play.player, play.at}}, play.after, Opponent(play.player));
}

std::optional<size_t> PlySequence::AddPass(const Position& position, Color to_move) {
  return Add({position, std::nullopt, Pass(Opponent(to_move))}, position, to_move);
}

std::optional<size_t> PlySequence::AddAgreement(const Position& before, const Position& after,
                                                Color to_move) {
  return Add({before, std::nullopt, std::nullopt}, after, to_move);
}

std::vector<Position> PlySequence::PositionsSince(size_t first) const {
  std::vector<Position> positions;
  for (size_t i = first; i < size(); ++i) positions.push_back(At(i).before);
  return positions;
}

PlySequence::Word PlySequence::WordSince(size_t first) const {
  Word word;
  for (size_t i = first; i < size(); ++i) {
    const auto& play = At(i).play;
    word.emplace_back(At(i).from, play.has_value() ? play->at.row * kMaxSide + play->at.col : -1);
  }
  return word;
}

PlySequence::Word PlySequence::CyclicWordSince(size_t first) const {
  const Word word = WordSince(first);
  // Two candidates compete; the one that loses at a letter cannot win from any later start up to
  // that letter either.
  const size_t n = word.size();
  size_t a = 0;
  size_t b = 1;
  for (size_t k = 0; a < n && b < n && k < n;) {
    const auto& x = word[(a + k) % n];
    const auto& y = word[(b + k) % n];
    if (x == y) {
      ++k;
      continue;
    }
    (x > y ? a : b) += k + 1;
    if (a == b) ++b;
    k = 0;
  }
  const auto least = static_cast<std::ptrdiff_t>(std::min(a, b));
  Word rotated(word.begin() + least, word.end());
  rotated.insert(rotated.end(), word.begin(), word.begin() + least);
  return rotated;
}

}  // namespace hotstone::spec
