// Obligations about two definitions of "without a liberty":
//
//   no-liberty-by-closure    the stones without a liberty, distinguished by ranks
//                            (solver/rules/chains.h), are those that a closure does not reach: from
//                            the stones next to an empty point, step by step to their neighbours of
//                            the same colour
//   closure-steps-suffice    points - 2 steps are enough for this closure
//
// The first relies on the second. Nothing is unrolled. The proof shows that the first set contains
// no stone without a liberty and that no step adds one, that the final set contains all others, and
// that the step in which a stone is reached serves as its rank. So ranks exist wherever there are
// liberties, a fact that the other obligations leave to paper.
//
// An unrolled closure with too few steps takes live stones for dead, and so proves falsehoods
// (mutant "too-few-steps"); no other obligation uses one.
#ifndef HOTSTONE_SOLVER_PLAYS_NO_LIBERTY_H_
#define HOTSTONE_SOLVER_PLAYS_NO_LIBERTY_H_

#include <vector>

#include "solver/query/obligation.h"

namespace hotstone::solver {

std::vector<Obligation> NoLibertyObligations();

}  // namespace hotstone::solver

#endif  // HOTSTONE_SOLVER_PLAYS_NO_LIBERTY_H_
