#include "enumerate/rules/board.h"

#include "absl/strings/str_cat.h"

namespace hotstone::enumerate {

absl::StatusOr<Grid> Grid::Create(int cols, int rows) {
  if (cols < 1 || rows < 1 || cols >= kMaxPoints || rows >= kMaxPoints ||
      cols * rows > kMaxPoints) {
    return absl::InvalidArgumentError(
        absl::StrCat("board ", cols, "x", rows, " cannot be enumerated: boards have 1 to ",
                     kMaxPoints, " points and sides of at most ", kMaxPoints - 1));
  }
  Grid grid;
  grid.cols_ = cols;
  grid.rows_ = rows;
  const int points = cols * rows;
  grid.full_ = points == kMaxPoints ? ~BitBoard{0} : BitAt(points) - 1;
  BitBoard first_col = 0;
  for (int row = 0; row < rows; ++row) first_col |= BitAt(row * cols);
  grid.not_first_col_ = grid.full_ & ~first_col;
  grid.not_last_col_ = grid.full_ & ~(first_col << (cols - 1));
  for (int p = 0; p < points; ++p)
    grid.neighbours_[static_cast<size_t>(p)] = grid.Adjacent(BitAt(p));
  return grid;
}

std::string Grid::ToString() const { return absl::StrCat(cols_, "x", rows_); }

}  // namespace hotstone::enumerate
