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

uint64_t PositionKeys::ImageNumber(const spec::Position& position, std::optional<spec::Point> ban,
                                   int symmetry) const {
  const std::vector<int>& map = maps_[static_cast<size_t>(symmetry)];
  uint64_t code = 0;
  for (size_t i = 0; i < map.size(); ++i) {
    const char cell = position.cells()[i];
    if (cell == '.') continue;
    code += powers_[static_cast<size_t>(map[i])] * (cell == 'X' ? 1 : 2);
  }
  code *= static_cast<uint64_t>(board_.points()) + 1;
  return ban.has_value() ? code + 1 + static_cast<uint64_t>(board_.Index(Image(symmetry, *ban))) : code;
}

uint64_t PositionKeys::KeyOf(const spec::Position& position, std::optional<spec::Point> ban) const {
  uint64_t least = ImageNumber(position, ban, 0);
  for (int symmetry = 1; symmetry < symmetries(); ++symmetry) {
    least = std::min(least, ImageNumber(position, ban, symmetry));
  }
  return least;
}

std::optional<PositionKeys::Named> PositionKeys::NamedBy(uint64_t number) const {
  const auto slots = static_cast<uint64_t>(board_.points()) + 1;
  uint64_t code = number / slots;
  if (code >= powers_.back()) return std::nullopt;
  Named named{spec::Position(board_), std::nullopt};
  if (number % slots > 0) named.ban = board_.At(static_cast<int>(number % slots) - 1);
  for (int i = 0; i < board_.points(); ++i, code /= 3) {
    if (code % 3 == 0) continue;
    named.position.Put(board_.At(i), code % 3 == 1 ? spec::Color::kBlack : spec::Color::kWhite);
  }
  return named;
}

}  // namespace hotstone::certify
