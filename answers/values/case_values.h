// The intervals that `hotstone check` compares `value` expectations with, from the exhaustive solver.
//
// Solving a board gives the intervals of all its situations at once, so tables are kept: one for each board
// and each combination of the rules that bear on play (compensation and scoring do not). A case file that
// stays with one board and one rule set solves it once.
#ifndef HOTSTONE_ANSWERS_VALUES_CASE_VALUES_H_
#define HOTSTONE_ANSWERS_VALUES_CASE_VALUES_H_

#include "conformance/judge/value_solver.h"

namespace hotstone::answers {

// The largest board on which `check` solves: 4x4 and strips of 16 points take seconds, larger ones hours.
inline constexpr int kMaxSolvedPoints = 16;

// A solver with tables of its own; copies share them. Unimplemented for rule sets that the enumerator does
// not render, ResourceExhausted for boards beyond kMaxSolvedPoints. Not for use by two threads at once.
conformance::ValueSolver MakeValueSolver();

}  // namespace hotstone::answers

#endif  // HOTSTONE_ANSWERS_VALUES_CASE_VALUES_H_
