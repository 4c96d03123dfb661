// Cycles as plain data, and which of them are equivalent: a separate rendering without rule code.
//
// A *word* is a cycle entered at a vertex with Black to move: the positions of its vertices and the
// moves of its edges. Turning the board gives another word of the cycle. So does entering it
// elsewhere; at a vertex with White to move, the colours are exchanged. Together these words are
// the *orbit*, one class of cycles. No vertex repeats, so a cycle with k edges has k/2 different
// entries with Black to move, and the class has (words of the orbit) / (k/2) cycles.
#ifndef HOTSTONE_SOLVER_CYCLES_PLAIN_CYCLE_H_
#define HOTSTONE_SOLVER_CYCLES_PLAIN_CYCLE_H_

#include <compare>
#include <cstddef>
#include <set>
#include <string>
#include <vector>

#include "solver/rules/board.h"

namespace hotstone::solver {

struct PlainCycle {
  std::vector<std::string> positions;  // one character a point, A1 first: '.', 'X', 'O'
  std::vector<int> moves;              // one from each position; -1 for a pass; Black first

  friend bool operator==(const PlainCycle&, const PlainCycle&) = default;
  friend auto operator<=>(const PlainCycle&, const PlainCycle&) = default;
};

// All symmetries of the board, at most 8.
std::vector<Permutation> AllSymmetries(const SymbolicBoard& board);

// The word entered at its ply `entry`, with the colours exchanged if White is to move there.
PlainCycle EnteredAt(const PlainCycle& cycle, size_t entry);

// Whether the first edge of the word removes stones.
bool BeginsWithRemoval(const PlainCycle& word);

// Every word of the class. O(edges^2 x symmetries x points).
std::set<PlainCycle> OrbitOf(const std::vector<Permutation>& symmetries, const PlainCycle& cycle);

}  // namespace hotstone::solver

#endif  // HOTSTONE_SOLVER_CYCLES_PLAIN_CYCLE_H_
