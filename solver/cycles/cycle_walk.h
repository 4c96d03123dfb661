// Cycles of situations as formulas: k positions, a ply from each to the next, and from the last to the first.
//
// What a cycle is, docs/explanation/cycles.md says: a way along board plays and passes through
// pairs of a position and a player to move, back to where it began, with a board play in it and no
// pair twice. Players take turns, so
// the number of its edges is even, and two of its vertices can be the same only if their numbers are both
// even or both odd. Black moves at vertex 0: a cycle with an edge has such a vertex.
//
// Bans are not conditions of the walk. A cycle in which a play is banned right after the ply before it (the
// last comes before the first) needs a pair of passes between the two, so that walk.banned says by which
// edges a cycle of k edges is longer than k plies.
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
  std::vector<SymbolicPly> edges;          // edge i leads from vertex i to vertex i + 1; the last to vertex 0
  std::vector<z3::expr> banned;            // edge i breaks a ban that the edge before it left
  std::vector<Assertion> plies;            // vertex 0 is legal, each edge is a ply, and does not end the game
  std::vector<z3::expr> arrives;           // edge i leads to vertex i + 1 (for the last: to vertex 0)
  z3::expr differ;                         // no vertex twice
  z3::expr plays;                          // a board play among the edges
};

// Requires 2 <= edges, even. O(edges^2 x points) terms.
CycleWalk MakeCycleWalk(z3::context& context, const SymbolicBoard& board, const FiniteLaw& law, int edges);

// All of it: the walk is a cycle.
std::vector<Assertion> IsCycle(z3::context& context, const CycleWalk& walk);

// The cycle of a model of IsCycle().
PlainCycle CycleIn(const z3::model& model, const SymbolicBoard& board, const CycleWalk& walk);

// That cycle as a witness, with its diagram and its moves as text; whether it replays under `rules`.
Decoded DecodedCycle(const SymbolicBoard& board, const spec::RuleSet& rules, const PlainCycle& cycle);

}  // namespace hotstone::solver

#endif  // HOTSTONE_SOLVER_CYCLES_CYCLE_WALK_H_
