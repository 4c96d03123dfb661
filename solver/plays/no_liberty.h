// Obligations about two definitions of "without a liberty":
//
//   no-liberty-by-closure    the stones without a liberty, told apart by ranks (solver/rules/chains.h), are
//   those
//                            that a closure does not reach: from the stones next to an empty point, step by
//                            step to their neighbours of the same colour
//   closure-steps-suffice    points - 2 steps are enough for this closure
//
// The second carries the first. Nothing is unrolled: that the closure reaches no stone without a liberty is
// shown for its first set and for any step, that it reaches all others for its end, and that the step in
// which a stone is reached is a rank for it for any step. So ranks exist wherever there are liberties, which
// the other obligations leave to paper.
//
// An unrolled closure with too few steps takes stones for dead that are not, and so proves falsehoods (mutant
// "too-few-steps"); no other obligation uses one.
#ifndef HOTSTONE_SOLVER_PLAYS_NO_LIBERTY_H_
#define HOTSTONE_SOLVER_PLAYS_NO_LIBERTY_H_

#include <vector>

#include "solver/query/obligation.h"

namespace hotstone::solver {

std::vector<Obligation> NoLibertyObligations();

}  // namespace hotstone::solver

#endif  // HOTSTONE_SOLVER_PLAYS_NO_LIBERTY_H_
