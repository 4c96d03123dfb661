#include "solver/rules/board.h"

#include <cassert>
#include <string_view>

#include "absl/strings/str_cat.h"
#include "spec/board/board.h"

namespace hotstone::solver {
namespace {

constexpr std::string_view kColumns = "ABCDEFGHJKLMNOPQRST";

}  // namespace

SymbolicBoard::SymbolicBoard(int cols, int rows) : cols_(cols), rows_(rows) {
  assert(1 <= cols && cols <= spec::kMaxSide && 1 <= rows && rows <= spec::kMaxSide);
  for (int p = 0; p < points(); ++p) {
    std::vector<int> next;
    if (p >= cols) next.push_back(p - cols);
    if (p % cols > 0) next.push_back(p - 1);
    if (p % cols < cols - 1) next.push_back(p + 1);
    if (p + cols < points()) next.push_back(p + cols);
    neighbours_.push_back(std::move(next));
  }
}

std::string SymbolicBoard::Name(int p) const {
  return absl::StrCat(std::string(1, kColumns[static_cast<size_t>(p % cols_)]), p / cols_ + 1);
}

std::vector<Permutation> SymbolicBoard::Generators() const {
  std::vector<Permutation> generators;
  const auto add = [&](const auto& image) {
    Permutation permutation;
    for (int p = 0; p < points(); ++p) permutation.push_back(image(p % cols_, p / cols_));
    generators.push_back(std::move(permutation));
  };
  if (cols_ > 1) add([&](int col, int row) { return row * cols_ + (cols_ - 1 - col); });
  if (rows_ > 1) add([&](int col, int row) { return (rows_ - 1 - row) * cols_ + col; });
  if (cols_ == rows_ && cols_ > 1) add([&](int col, int row) { return col * cols_ + row; });
  return generators;
}

SymbolicBoard SymbolicBoard::WithoutLine(int p, int q) const {
  SymbolicBoard board = *this;
  std::erase(board.neighbours_[static_cast<size_t>(p)], q);
  return board;
}

}  // namespace hotstone::solver
