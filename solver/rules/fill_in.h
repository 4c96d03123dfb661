// Fill-in counting on numbers alone: what area and filling in make of a board of which only the six counts
// are known, its stones and its spaces.
//
// The order of filling is that of spec/counting/fill_in.h, step by step: each side fills its own spaces and
// its half of the shared ones, stones left over go into the opponent's remaining spaces, and what is still
// empty counts. The numbers are terms, so that one formula speaks of all boards and positions; the counts are
// any that add up to the points of the board. That is more than positions have, and so what is proved of them
// holds for positions.
//
// The result, for every reading. The surplus of a side is by how much its stones on the board exceed its set,
// or nothing where they are lent.
//
//   fill-in = L - sign(L) min(|L|, half, rest)    with shared spaces worthless
//   fill-in = L                                   otherwise
//   L = area - min(surplus of Black, idle) + min(surplus of White, idle)
//   idle = points - both sets - (1 if the number of shared spaces is odd)
//   rest = idle - min(surplus of Black, idle) - min(surplus of White, idle)
//
// idle is the number of points that stay empty whatever is filled in: one or none on an odd board, two or one
// on an even one. So filling in is never off by more than that, and within the sets, where no side has a
// surplus, not at all.
#ifndef HOTSTONE_SOLVER_RULES_FILL_IN_H_
#define HOTSTONE_SOLVER_RULES_FILL_IN_H_

#include <z3++.h>

#include <string>
#include <vector>

#include "solver/query/obligation.h"

namespace hotstone::solver {

struct FillInRendering {
  bool lent = true;               // surplus stones are lent by the opponent; else they are not seen
  bool shared_worthless = false;  // a space of one's own half that stays empty counts nothing
  // A mutant, or empty:
  //   one-point          a losing stone counts one point
  //   counted-first      winning spaces are counted before the opponent's losing stones are in
  //   odd-one-to-black   of an odd number of shared spaces Black fills one more
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

  z3::expr AreaDifference() const { return black_stones + black_spaces - white_stones - white_spaces; }
};

// Constants, and with `assumptions` what is known of them: none is negative, together they are the points,
// and a region touches no stone only if there is none.
BoardCounts AnyCounts(z3::context& context, std::vector<Assertion>& assumptions);

// Where the area difference is odd: the number of points is odd (unless the mutant is "even-board"), no space
// is shared and the board is not empty (unless it is "shared-spaces").
void AssumeOddDifference(const BoardCounts& counts, const std::string& mutant,
                         std::vector<Assertion>& assumptions);

// The counts of one board, for evaluation. Requires what AnyCounts() assumes.
BoardCounts TheseCounts(z3::context& context, int black_stones, int white_stones, int black_spaces,
                        int white_spaces, int shared_spaces, int unowned_spaces);

// Black minus White by filling in, in the order of the rules.
z3::expr FillInDifference(const BoardCounts& counts, const FillInRendering& rendering);

// The same, by the formula above.
z3::expr FillInByFormula(const BoardCounts& counts, const FillInRendering& rendering);

}  // namespace hotstone::solver

#endif  // HOTSTONE_SOLVER_RULES_FILL_IN_H_
