// A board as anyone would write it in an afternoon: a string of points, chains found by flood fill.
//
// This is the board of the toy engine, which plays the part of a stranger's program. It shares no
// code with the law (spec/) or the enumeration, so agreement between them is agreement of two
// programs. Points are numbered from the top left, row by row. Mistakes about points, neighbours
// and liberties are made here (toy_bug.h), all others in the game above it (toy_game.h).
#ifndef HOTSTONE_CONFORMANCE_SEEDED_TOY_BOARD_H_
#define HOTSTONE_CONFORMANCE_SEEDED_TOY_BOARD_H_

#include <array>
#include <string>
#include <vector>

#include "conformance/seeded/toy_bug.h"

namespace hotstone::conformance {

class ToyBoard {
 public:
  ToyBoard(int cols, int rows, ToyMistake mistake)
      : cols_(cols),
        rows_(rows),
        mistake_(mistake),
        cells_(static_cast<size_t>(cols * rows), '.') {}

  struct Chain {
    std::vector<int> stones;
    int liberties = 0;
  };

  int cols() const { return cols_; }
  int rows() const { return rows_; }
  int points() const { return cols_ * rows_; }
  const std::string& cells() const { return cells_; }
  char At(int p) const { return cells_[static_cast<size_t>(p)]; }  // 'B', 'W' or '.'
  void Put(int p, char c) { cells_[static_cast<size_t>(p)] = c; }

  // Whether this board has that mistake and is large enough for it.
  bool Has(ToyBug bug) const;
  // Conditions of the rules (toy_condition.h): what the law says, unless the condition is changed
  // for that colour. `law`: whether it is met. Is: whether n is `law`. AtLeast: whether it is that
  // or more.
  ToyChange ChangeOf(ToyCondition condition, char color) const {
    return mistake_.condition == condition ? ChangeFor(color) : ToyChange::kNothing;
  }
  bool Holds(ToyCondition condition, bool law, char color) const;
  bool Is(ToyCondition condition, int n, int law, char color) const;
  bool AtLeast(ToyCondition condition, int n, int law, char color) const;
  // A member of a family of four directions: whether the board, for this colour, does there what
  // the law does.
  bool There(ToyCondition family, int from, int to, char color) const;

  // The neighbours of a point, as this board sees them: each once.
  class Beside {
   public:
    void Add(int q) {
      for (const int other : *this) {
        if (other == q) return;
      }
      points_[static_cast<size_t>(count_++)] = q;
    }
    const int* begin() const { return points_.data(); }
    const int* end() const { return points_.data() + count_; }

   private:
    std::array<int, 6> points_{};
    int count_ = 0;
  };
  Beside Neighbours(int p) const;
  // The number of board sides that a point lies on: 0 in the middle, 1 on an edge, 2 or more in a
  // corner.
  int Sides(int p) const;
  // The chain of the stone at a point. O(points).
  Chain ChainAt(int p) const;

 private:
  ToyChange ChangeFor(char color) const;
  int Beyond(int p) const;  // liberties that the outside of the board adds to a stone

  int cols_;
  int rows_;
  ToyMistake mistake_;
  std::string cells_;
};

}  // namespace hotstone::conformance

#endif  // HOTSTONE_CONFORMANCE_SEEDED_TOY_BOARD_H_
