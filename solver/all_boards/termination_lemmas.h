// Why plays end, for all boards: the finite core of the arguments of
// docs/explanation/termination.md.
//
// Each argument there has two halves. One is about a single ply, or about a cycle, and is arithmetic or
// first-order logic: that half is here, and solvers decide it. The other is that a finite set runs out, and
// stays on paper, as do the readings of spec/ from which the assumptions are taken. Each obligation names
// what it leaves. Some assume no rule at all but what a rule is said to do; they are steps, and the statement
// about rules is a theorem in Coq, or argued on a page (certify::StepOfObligation).
#ifndef HOTSTONE_SOLVER_ALL_BOARDS_TERMINATION_LEMMAS_H_
#define HOTSTONE_SOLVER_ALL_BOARDS_TERMINATION_LEMMAS_H_

#include <vector>

#include "solver/query/obligation.h"

namespace hotstone::solver {

// What falls with every ply: psk, ssk, nssk, fixed; agreements.
std::vector<Obligation> TerminationLemmas();

// Which cycles can be gone round again: second-cycle, starter; starter-first; disturber where every cycle
// binds somebody.
std::vector<Obligation> RecyclingLemmas();

}  // namespace hotstone::solver

#endif  // HOTSTONE_SOLVER_ALL_BOARDS_TERMINATION_LEMMAS_H_
