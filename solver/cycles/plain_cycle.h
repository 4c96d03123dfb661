// Cycles as plain data, and which of them are the same; a rendering of its own, without rule code.
//
// A *word* is a cycle entered at a vertex with Black to move: the positions of its vertices and the moves of
// its edges. Turning the board makes another word of it; so does entering it elsewhere, and where that is a
// vertex with White to move the colours are exchanged with it. These words together are the *orbit*: one
// class of cycles. No vertex comes twice, so a cycle with k edges has k/2 different entries with Black to
// move, and so the class has (words of the orbit) / (k/2) cycles.
#ifndef HOTSTONE_SOLVER_CYCLES_PLAIN_CYCLE_H_
#define HOTSTONE_SOLVER_CYCLES_PLAIN_CYCLE_H_

#include <compare>
#include <set>
#include <string>
#include <vector>

#include "absl/status/statusor.h"
#include "solver/rules/board.h"
#include "spec/rules/rule_set.h"
#include "spec/rules/ruling.h"

namespace hotstone::solver {

struct PlainCycle {
  std::vector<std::string> positions;  // one character a point, A1 first: '.', 'X', 'O'
  std::vector<int> moves;              // one from each position; -1 for a pass; Black first

  friend bool operator==(const PlainCycle&, const PlainCycle&) = default;
  friend auto operator<=>(const PlainCycle&, const PlainCycle&) = default;
};

// A position from its characters.
spec::Position PositionOf(const SymbolicBoard& board, const std::string& cells);

// All symmetries of the board, at most 8.
std::vector<Permutation> AllSymmetries(const SymbolicBoard& board);

// Every word of the class. O(edges^2 x symmetries x points).
std::set<PlainCycle> OrbitOf(const std::vector<Permutation>& symmetries, const PlainCycle& cycle);

// A cycle as it is played: moves with passes where bans require them.
struct PlayedCycle {
  spec::Position setup;
  std::vector<spec::Move> moves;  // Black first
};

// Plays the cycle by spec/ under rules without history, two rounds and the entry to a third, with a pass of
// each player before each play that spec/ calls banned. FailedPrecondition, with the ply, if a position is
// not the one that the cycle says, a move is not legal, the game ends, or the second round has other pairs of
// passes than the first; or if a vertex comes twice, or no board play.
absl::StatusOr<PlayedCycle> Replay(const SymbolicBoard& board, const spec::RuleSet& rules,
                                   const PlainCycle& cycle);

}  // namespace hotstone::solver

#endif  // HOTSTONE_SOLVER_CYCLES_PLAIN_CYCLE_H_
