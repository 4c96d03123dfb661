// A position: the stone, if any, on each point of a board, and nothing else (no player to move, no
// ko, no history). Stones are black or white (color.h); a point without a stone is free (TT-FREE).
//
// Rows are written top row first with X for Black, O for White and . for empty, as in the diagrams
// of the texts.
#ifndef HOTSTONE_SPEC_BOARD_POSITION_H_
#define HOTSTONE_SPEC_BOARD_POSITION_H_

#include <compare>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "absl/status/statusor.h"
#include "spec/board/board.h"
#include "spec/board/color.h"

namespace hotstone::spec {

class Position {
 public:
  // The empty board (ING96-G306, TT-START).
  explicit Position(BoardSize size);

  // Rows, top row first. Errors name the row and the column of the first character that is not X, O
  // or '.'. The position need not be legal; see chains.h.
  static absl::StatusOr<Position> FromRows(const std::vector<std::string>& rows);
  // The rows joined by '/', as ToText writes them.
  static absl::StatusOr<Position> FromText(std::string_view text);

  const BoardSize& size() const { return size_; }

  // The stone at p, if any. p must lie on the board.
  std::optional<Color> At(Point p) const {
    const char cell = cells_[static_cast<size_t>(size_.Index(p))];
    if (cell == '.') return std::nullopt;
    return cell == 'X' ? Color::kBlack : Color::kWhite;
  }
  bool IsEmpty(Point p) const { return !At(p).has_value(); }
  void Put(Point p, Color c);
  void Remove(Point p);

  int StoneCount(Color c) const;
  std::vector<Point> EmptyPoints() const;

  std::vector<std::string> ToRows() const;
  std::string ToText() const;  // "X.O/.X."
  // One character per point in index order (A1 first): '.', 'X', 'O'. For positions of one size,
  // equal exactly if the positions are equal.
  const std::string& cells() const { return cells_; }

  friend bool operator==(const Position&, const Position&) = default;
  friend auto operator<=>(const Position&, const Position&) = default;

 private:
  BoardSize size_;
  std::string cells_;
};

// The same position with the colours exchanged.
Position ColorSwapped(const Position& position);

}  // namespace hotstone::spec

#endif  // HOTSTONE_SPEC_BOARD_POSITION_H_
