// Why plays end on all boards: the finite core of the arguments of docs/explanation/termination.md.
//
// Each argument there has two halves. One is about a single ply or a cycle, and is arithmetic or
// first-order logic: this file states that half, and solvers decide it. The other half says that a
// finite set runs out. It stays on paper, as do the readings of spec/ that give the assumptions.
// Each obligation names what it leaves open. Some assume no rule, only a property that a rule is
// said to have; they are steps, and the statement about the rules is a theorem in Coq or argued on
// a page (certify::StepOfObligation).
#ifndef HOTSTONE_SOLVER_ALL_BOARDS_TERMINATION_LEMMAS_H_
#define HOTSTONE_SOLVER_ALL_BOARDS_TERMINATION_LEMMAS_H_

#include <vector>

#include "solver/query/obligation.h"

namespace hotstone::solver {

// What every ply lowers: psk, ssk, nssk, fixed; agreements.
std::vector<Obligation> TerminationLemmas();

// Which cycles can be repeated: second-cycle, starter; starter-first; disturber where every cycle
// binds a player.
std::vector<Obligation> RecyclingLemmas();

}  // namespace hotstone::solver

#endif  // HOTSTONE_SOLVER_ALL_BOARDS_TERMINATION_LEMMAS_H_
