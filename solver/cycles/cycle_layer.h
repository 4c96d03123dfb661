// The cycle layer as formulas, for a cycle played repeatedly: the third rendering of
// spec/rules/superko.h, completed_cycles.h and square.h.
//
// A game is set up at vertex 0 of a walk (cycle_walk.h), and the edges are played in turn, again
// and again: ply t is edge t mod k, from vertex t mod k. The rules remember plies, so what they
// forbid depends on which vertices and moves are the same. The formulas compare them time by time,
// as docs/reference/model.md ("Cycle layer") defines it. Each rule is written separately, from its
// definition.
//
// One fact relies on the walk being a cycle: under starter-first all completions are of the same
// cycle, the walk itself in one of its rotations, so its starter is the player to move at vertex 0.
#ifndef HOTSTONE_SOLVER_CYCLES_CYCLE_LAYER_H_
#define HOTSTONE_SOLVER_CYCLES_CYCLE_LAYER_H_

#include <z3++.h>

#include "solver/cycles/cycle_walk.h"
#include "spec/rules/rule_set.h"

namespace hotstone::solver {

// Memory rendered wrongly on purpose.
enum class MemoryMistake {
  kNone,
  kPlayerToo,     // psk: a position is the same only with the same player to move
  kForgets,       // ssk, nssk, fixed: only the last two plies are remembered
  kSecondTime,    // second-cycle, square: a third time is needed instead of a second
  kStarterStays,  // starter: the starter at the first completion stays the starter
};

// Whether the rule forbids ply t, a board play, after all earlier plies were played. Requires t >=
// 0 and a rule of docs/reference/model.md's table: square, second-cycle, starter, starter-first,
// psk, ssk, nssk or fixed, the same colour where colours matter. O(t^3) terms.
z3::expr ForbidsPly(z3::context& context, const CycleWalk& walk, spec::Cycle rule, int t,
                    MemoryMistake mistake = MemoryMistake::kNone);

// Whether the rule forbids one of the plies of the first `rounds` rounds.
z3::expr ForbidsWithin(z3::context& context, const CycleWalk& walk, spec::Cycle rule, int rounds,
                       MemoryMistake mistake = MemoryMistake::kNone);

}  // namespace hotstone::solver

#endif  // HOTSTONE_SOLVER_CYCLES_CYCLE_LAYER_H_
