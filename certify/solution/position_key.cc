#include "certify/solution/position_key.h"

#include <algorithm>
#include <utility>

#include "absl/strings/str_cat.h"

namespace hotstone::certify {

PositionKeys::PositionKeys(const spec::BoardSize& board) : board_(board) {
  const int kinds = board.cols() == board.rows() ? 8 : 4;
  for (int kind = 0; kind < kinds; ++kind) {
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
  powers_.push_back(1);
  for (int i = 0; i < board.points(); ++i) powers_.push_back(powers_.back() * 3);
}

absl::StatusOr<PositionKeys> PositionKeys::Create(const spec::BoardSize& board) {
  if (board.points() > kMostPoints) {
    return absl::InvalidArgumentError(absl::StrCat("positions have keys on boards of up to ", kMostPoints,
                                                   " points, ", board.ToString(), " has ", board.points()));
  }
  return PositionKeys(board);
}

uint64_t PositionKeys::ImageCode(const spec::Position& position, int symmetry) const {
  const std::vector<int>& map = maps_[static_cast<size_t>(symmetry)];
  uint64_t code = 0;
  for (size_t i = 0; i < map.size(); ++i) {
    const char cell = position.cells()[i];
    if (cell == '.') continue;
    code += powers_[static_cast<size_t>(map[i])] * (cell == 'X' ? 1 : 2);
  }
  return code;
}

uint64_t PositionKeys::KeyOf(const spec::Position& position) const {
  uint64_t least = ImageCode(position, 0);
  for (int symmetry = 1; symmetry < symmetries(); ++symmetry) {
    least = std::min(least, ImageCode(position, symmetry));
  }
  return least;
}

std::optional<spec::Position> PositionKeys::PositionAt(uint64_t code) const {
  if (code >= powers_.back()) return std::nullopt;
  spec::Position position(board_);
  for (int i = 0; i < board_.points(); ++i, code /= 3) {
    if (code % 3 != 0) position.Put(board_.At(i), code % 3 == 1 ? spec::Color::kBlack : spec::Color::kWhite);
  }
  return position;
}

}  // namespace hotstone::certify
