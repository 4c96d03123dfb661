// The cycle layer as formulas, on a cycle that is played round and round: the third rendering of
// spec/rules/superko.h, completed_cycles.h and square.h.
//
// A game is set up at vertex 0 of a walk (cycle_walk.h) and the edges are played in turn, again and again:
// ply t is edge t mod k, from vertex t mod k. The rules remember plies, so what they forbid is a matter of
// which vertices and moves are the same; that is asked of the formulas, time by time, as
// docs/reference/model.md ("Cycle layer") has it. Each rule is written for itself, by its
// definition.
//
// One thing is taken from the walk being a cycle: under starter-first all completions are of one and the same
// cycle, the walk itself in one of its rotations, so that its starter is who is to move at vertex 0.
#ifndef HOTSTONE_SOLVER_CYCLES_CYCLE_LAYER_H_
#define HOTSTONE_SOLVER_CYCLES_CYCLE_LAYER_H_

#include <z3++.h>

#include "solver/cycles/cycle_walk.h"
#include "spec/rules/rule_set.h"

namespace hotstone::solver {

// What is remembered wrongly on purpose.
enum class MemoryMistake {
  kNone,
  kPlayerToo,     // psk: a position is the same only with the same player to move
  kForgets,       // ssk, nssk, fixed: only the last two plies are remembered
  kSecondTime,    // second-cycle, square: a third time is needed instead of a second
  kStarterStays,  // starter: who started at the first completion stays the starter
};

// Whether the rule forbids ply t, a board play, after all before it were played. Requires t >= 0 and a rule
// of docs/reference/model.md's table: square, second-cycle, starter, starter-first, psk, ssk, nssk
// or fixed, the same colour where colours matter. O(t^3) terms.
z3::expr ForbidsPly(z3::context& context, const CycleWalk& walk, spec::Cycle rule, int t,
                    MemoryMistake mistake = MemoryMistake::kNone);

// Whether it forbids one of the plies of the first `rounds` rounds.
z3::expr ForbidsWithin(z3::context& context, const CycleWalk& walk, spec::Cycle rule, int rounds,
                       MemoryMistake mistake = MemoryMistake::kNone);

}  // namespace hotstone::solver

#endif  // HOTSTONE_SOLVER_CYCLES_CYCLE_LAYER_H_
