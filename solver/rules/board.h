// The board as formulas see it: numbered points, adjacency, and symmetries.
//
// Written from scratch: solver/ renders the law independently and borrows no rule code from the
// other floors. Points are numbered 0 .. points() - 1, A1 first, along the rows from the bottom,
// and named as in the texts (ING96-R11 "Points"), so the constants of an exported formula are
// readable. Nothing here depends on a solver.
#ifndef HOTSTONE_SOLVER_RULES_BOARD_H_
#define HOTSTONE_SOLVER_RULES_BOARD_H_

#include <string>
#include <vector>

namespace hotstone::solver {

// The image of each point: image[p].
using Permutation = std::vector<int>;

class SymbolicBoard {
 public:
  // Requires 1 <= cols, rows <= 19.
  SymbolicBoard(int cols, int rows);

  int cols() const { return cols_; }
  int rows() const { return rows_; }
  int points() const { return cols_ * rows_; }

  // The points next to p, up to four, ascending.
  const std::vector<int>& Neighbours(int p) const { return neighbours_[static_cast<size_t>(p)]; }

  // "A1", "T19".
  std::string Name(int p) const;

  // Reflections that generate the board's symmetry group: left-right, top-bottom, and on square
  // boards the diagonal. Those that move no point are left out, so strips have one and 1x1 has
  // none.
  std::vector<Permutation> Generators() const;

  // The same board with the line from p to q removed in one direction: q is no longer a neighbour
  // of p, but p remains one of q. No real board is like that; used for rules that are wrong on
  // purpose.
  SymbolicBoard WithoutLine(int p, int q) const;

 private:
  int cols_;
  int rows_;
  std::vector<std::vector<int>> neighbours_;
};

}  // namespace hotstone::solver

#endif  // HOTSTONE_SOLVER_RULES_BOARD_H_
