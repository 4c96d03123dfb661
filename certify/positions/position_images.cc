#include "certify/positions/position_images.h"

#include <utility>

#include "spec/board/position.h"

namespace hotstone::certify {

PositionImages::PositionImages(const spec::BoardSize& board, bool all) : board_(board) {
  uint64_t power = 1;
  for (int i = 0; i < board.points(); ++i, power *= 3) powers_.push_back(power);
  const bool square = board.cols() == board.rows();
  for (int kind = 0; kind < (all ? (square ? 8 : 4) : 1); ++kind) {
    std::vector<int> map;
    for (int i = 0; i < board.points(); ++i) {
      spec::Point p = board.At(i);
      if ((kind & 4) != 0) std::swap(p.col, p.row);
      if ((kind & 1) != 0) p.col = board.cols() - 1 - p.col;
      if ((kind & 2) != 0) p.row = board.rows() - 1 - p.row;
      map.push_back(board.Index(p));
    }
    maps_.push_back(std::move(map));
  }
}

uint64_t PositionImages::KeyOfImage(const spec::Position& position, int symmetry) const {
  const std::vector<int>& map = maps_[static_cast<size_t>(symmetry)];
  uint64_t key = 0;
  for (size_t i = 0; i < map.size(); ++i) {
    const char cell = position.cells()[i];
    if (cell != '.') key += powers_[static_cast<size_t>(map[i])] * (cell == 'X' ? 1 : 2);
  }
  return key;
}

std::optional<spec::Position> PositionImages::PositionOf(uint64_t key) const {
  spec::Position position(board_);
  for (int i = 0; i < board_.points(); ++i, key /= 3) {
    if (key % 3 != 0)
      position.Put(board_.At(i), key % 3 == 1 ? spec::Color::kBlack : spec::Color::kWhite);
  }
  if (key != 0) return std::nullopt;
  return position;
}

PositionImages::Least PositionImages::LeastOf(const spec::Position& position) const {
  Least least{KeyOf(position), &maps_.front()};
  for (int symmetry = 1; symmetry < symmetries(); ++symmetry) {
    const uint64_t key = KeyOfImage(position, symmetry);
    if (key < least.key) least = {key, &maps_[static_cast<size_t>(symmetry)]};
  }
  return least;
}

}  // namespace hotstone::certify
