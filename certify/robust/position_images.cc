#include "certify/robust/position_images.h"

namespace hotstone::certify {

PositionImages::PositionImages(const spec::BoardSize& board, bool all) : board_(board) {
  uint64_t power = 1;
  for (int i = 0; i < board.points(); ++i, power *= 3) powers_.push_back(power);
  const bool square = board.cols() == board.rows();
  for (int turn = 0; turn < (all ? (square ? 8 : 4) : 1); ++turn) {
    std::vector<int> map;
    for (int i = 0; i < board.points(); ++i) {
      spec::Point p = board.At(i);
      if ((turn & 1) != 0) p.col = board.cols() - 1 - p.col;
      if ((turn & 2) != 0) p.row = board.rows() - 1 - p.row;
      if ((turn & 4) != 0) p = spec::Point{p.row, p.col};
      map.push_back(board.Index(p));
    }
    maps_.push_back(std::move(map));
  }
}

uint64_t PositionImages::KeyOf(const spec::Position& position) const {
  uint64_t key = 0;
  for (size_t i = powers_.size(); i-- > 0;) {
    const char cell = position.cells()[i];
    key = 3 * key + (cell == 'X' ? 1 : cell == 'O' ? 2 : 0);
  }
  return key;
}

std::optional<spec::Position> PositionImages::PositionOf(uint64_t key) const {
  spec::Position position(board_);
  for (int i = 0; i < board_.points(); ++i, key /= 3) {
    if (key % 3 != 0) position.Put(board_.At(i), key % 3 == 1 ? spec::Color::kBlack : spec::Color::kWhite);
  }
  if (key != 0) return std::nullopt;
  return position;
}

PositionImages::Least PositionImages::LeastOf(const spec::Position& position) const {
  Least least{KeyOf(position), &maps_.front()};
  for (size_t m = 1; m < maps_.size(); ++m) {
    uint64_t key = 0;
    for (size_t i = 0; i < powers_.size(); ++i) {
      const char cell = position.cells()[i];
      if (cell != '.') key += powers_[static_cast<size_t>(maps_[m][i])] * (cell == 'X' ? 1 : 2);
    }
    if (key < least.key) least = {key, &maps_[m]};
  }
  return least;
}

}  // namespace hotstone::certify
