// Board sizes, points and their names.
//
// A board has cols x rows points. Columns are named A, B, C, ... without I from the left, rows 1,
// 2, ... from the bottom, as in the texts (ING96-R11 "Lines", "Points"; ING91-3 "Linien", "Punkte",
// "Koordinaten"; ZH-R11, ZH-G5; TT-BOARD, TT-POINT, TT-ADJACENT): the lower left corner is A1, the
// upper right corner of 19x19 is T19. The interpreter works on every board from 1x1 to 19x19. The
// code is literal rather than fast.
#ifndef HOTSTONE_SPEC_BOARD_BOARD_H_
#define HOTSTONE_SPEC_BOARD_BOARD_H_

#include <array>
#include <cassert>
#include <compare>
#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

#include "absl/status/statusor.h"

namespace hotstone::spec {

inline constexpr int kMaxSide = 19;

// A point by column (0 = A) and row (0 = the bottom row). It may lie outside a given board.
struct Point {
  int col = 0;
  int row = 0;
  friend auto operator<=>(const Point&, const Point&) = default;
};

// The points adjacent to one point, at most four, in index order.
class Neighbourhood {
 public:
  using value_type = Point;
  using const_iterator = const Point*;

  void Add(Point p) { points_[static_cast<size_t>(count_++)] = p; }
  const_iterator begin() const { return points_.data(); }
  const_iterator end() const { return points_.data() + count_; }
  size_t size() const { return static_cast<size_t>(count_); }
  bool empty() const { return count_ == 0; }
  const Point& operator[](size_t i) const { return points_[i]; }

 private:
  std::array<Point, 4> points_;
  int count_ = 0;
};

class BoardSize {
 public:
  // 1 <= cols, rows <= kMaxSide; otherwise InvalidArgument.
  static absl::StatusOr<BoardSize> Create(int cols, int rows);

  int cols() const { return cols_; }
  int rows() const { return rows_; }
  int points() const { return cols_ * rows_; }

  bool Contains(Point p) const {
    return p.col >= 0 && p.col < cols_ && p.row >= 0 && p.row < rows_;
  }

  // Points are numbered 0 .. points()-1, A1 first, along the rows from the bottom. Requires
  // Contains(p).
  int Index(Point p) const {
    assert(Contains(p));
    return p.row * cols_ + p.col;
  }
  Point At(int index) const { return Point{index % cols_, index / cols_}; }

  // The points adjacent to p: two to four, fewer on boards one point wide.
  Neighbourhood Neighbours(Point p) const;

  // "4x3" for four columns and three rows.
  std::string ToString() const;

  friend auto operator<=>(const BoardSize&, const BoardSize&) = default;

 private:
  BoardSize(int cols, int rows) : cols_(cols), rows_(rows) {}
  int cols_;
  int rows_;
};

// Reads COLSxROWS, e.g. "4x3".
absl::StatusOr<BoardSize> ParseBoardSize(std::string_view text);

// "A1", "T19". Requires 0 <= col, row < kMaxSide.
std::string PointName(Point p);

// Reads a point's name in either case and checks that it lies on the board. The error for the
// letter I names it.
absl::StatusOr<Point> ParsePoint(std::string_view text, const BoardSize& size);

// "A1 B2 C3", in the given order; "-" if there are none.
std::string PointNames(const std::vector<Point>& points);

}  // namespace hotstone::spec

#endif  // HOTSTONE_SPEC_BOARD_BOARD_H_
