// Cycles of situations as formulas: k positions, a ply from each to the next, and from the last to
// the first.
//
// docs/explanation/cycles.md defines a cycle: a path of board plays and passes through pairs of a
// position and a player to move, back to its beginning, with a board play in it and no pair twice.
// Players alternate, so the number of edges is even, and two vertices can be equal only if their
// numbers are both even or both odd. Black moves at vertex 0: every cycle has such a vertex.
//
// Bans are not conditions of the walk. Where a play is banned right after the ply before it (the
// last ply precedes the first), a pair of passes must go between the two. walk.banned lists those
// edges, and so tells by how much a cycle of k edges is longer than k plies.
#ifndef HOTSTONE_SOLVER_CYCLES_CYCLE_WALK_H_
#define HOTSTONE_SOLVER_CYCLES_CYCLE_WALK_H_

#include <z3++.h>

#include <vector>

#include "solver/cycles/plain_cycle.h"
#include "solver/query/obligation.h"
#include "solver/rules/board.h"
#include "solver/rules/ply.h"
#include "solver/rules/position.h"
#include "solver/rules/rule_set.h"

namespace hotstone::solver {

struct CycleWalk {
  std::vector<SymbolicPosition> vertices;  // new constants: v0_black_A1, ...
  std::vector<SymbolicPly> edges;          // edge i: from vertex i to i + 1; the last to 0
  std::vector<z3::expr> banned;            // edge i breaks a ban left by the edge before it
  std::vector<Assertion> plies;            // legal vertex 0; each edge a ply not ending the game
  std::vector<z3::expr> arrives;           // edge i reaches vertex i + 1 (the last: 0)
  z3::expr differ;                         // no vertex repeats
  z3::expr plays;                          // some edge is a board play
};

// Requires 2 <= edges, even. O(edges^2 x points) terms.
CycleWalk MakeCycleWalk(z3::context& context, const SymbolicBoard& board, const FiniteLaw& law,
                        int edges);

// All conditions: the walk is a cycle.
std::vector<Assertion> IsCycle(z3::context& context, const CycleWalk& walk);

// Whether the walk is this word: the first position and the moves determine the rest. Requires as
// many edges.
z3::expr IsWord(z3::context& context, const CycleWalk& walk, const PlainCycle& word);

// The cycle of a model of IsCycle().
PlainCycle CycleIn(const z3::model& model, const SymbolicBoard& board, const CycleWalk& walk);

// That cycle as a witness, with its diagram and its moves as text, and whether it replays under
// `rules`.
Decoded DecodedCycle(const SymbolicBoard& board, const spec::RuleSet& rules,
                     const PlainCycle& cycle);

}  // namespace hotstone::solver

#endif  // HOTSTONE_SOLVER_CYCLES_CYCLE_WALK_H_
