// Fill-in counting on numbers alone: area and fill-in scores of a board given only by its six
// counts of stones and spaces.
//
// The order of filling follows spec/counting/fill_in.h, step by step: each side fills its own
// spaces and its half of the shared ones, leftover stones go into the opponent's remaining spaces,
// and what is still empty counts. The numbers are terms, so one formula covers all boards and
// positions; the counts are any that add up to the points of the board. That covers more than real
// positions, so what is proved holds for positions.
//
// The result, for every reading. The surplus of a side is the number by which its stones on the
// board exceed its set, or 0 where they are lent.
//
//   fill-in = L - sign(L) min(|L|, half, rest)    with shared spaces worthless
//   fill-in = L                                   otherwise
//   L = area - min(surplus of Black, idle) + min(surplus of White, idle)
//   idle = points - both sets - (1 if the number of shared spaces is odd)
//   rest = idle - min(surplus of Black, idle) - min(surplus of White, idle)
//
// idle is the number of points that stay empty however the board is filled: one or none on an odd
// board, two or one on an even one. So fill-in is never off by more than that, and it is exact
// within the sets, where no side has a surplus.
#ifndef HOTSTONE_SOLVER_PLAYS_FILL_IN_H_
#define HOTSTONE_SOLVER_PLAYS_FILL_IN_H_

#include <z3++.h>

#include <string>
#include <vector>

#include "solver/query/obligation.h"

namespace hotstone::solver {

struct FillInRendering {
  bool lent = true;               // the opponent lends surplus stones; else they are ignored
  bool shared_worthless = false;  // an empty one of a side's shared half counts nothing
  // A mutant, or empty:
  //   one-point          a losing stone counts one point
  //   counted-first      winning spaces are counted before the opponent's losing stones are placed
  //   odd-one-to-black   Black fills the extra one of an odd number of shared spaces
  //   full-set           each side owns as many stones as there are points
  std::string mutant;
};

// Counts of one board: integers, or signed bit-vectors of one width in which no sum overflows.
struct BoardCounts {
  z3::expr points;
  z3::expr black_stones;
  z3::expr white_stones;
  z3::expr black_spaces;
  z3::expr white_spaces;
  z3::expr shared_spaces;
  z3::expr unowned_spaces;
  z3::expr set;   // stones that a side owns: (points - 1) / 2, rounded down
  z3::expr half;  // shared spaces / 2, rounded down

  z3::expr AreaDifference() const {
    return black_stones + black_spaces - white_stones - white_spaces;
  }
};

// Constants, with what is known about them in `assumptions`: none is negative, they add up to the
// points, and a region that touches no stone exists only if there are no stones.
BoardCounts AnyCounts(z3::context& context, std::vector<Assertion>& assumptions);

// The cases where the area difference is odd: the number of points is odd (unless the mutant is
// "even-board"), no space is shared and the board is not empty (unless it is "shared-spaces").
void AssumeOddDifference(const BoardCounts& counts, const std::string& mutant,
                         std::vector<Assertion>& assumptions);

// The counts of one board, for evaluation. Requires the assumptions of AnyCounts().
BoardCounts TheseCounts(z3::context& context, int black_stones, int white_stones, int black_spaces,
                        int white_spaces, int shared_spaces, int unowned_spaces);

// Black minus White by filling in, step by step as the rules do it.
z3::expr FillInDifference(const BoardCounts& counts, const FillInRendering& rendering);

// The same, by the formula above.
z3::expr FillInByFormula(const BoardCounts& counts, const FillInRendering& rendering);

}  // namespace hotstone::solver

#endif  // HOTSTONE_SOLVER_PLAYS_FILL_IN_H_
