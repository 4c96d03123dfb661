// The exhaustive solver's intervals, which `hotstone check` compares with `value` expectations.
//
// Solving a board gives the intervals of all its situations at once, so the solver caches one table
// for each board and each combination of the rules that affect play (compensation and scoring do
// not). A case file with one board and one rule set solves it once.
#ifndef HOTSTONE_ANSWERS_VALUES_CASE_VALUES_H_
#define HOTSTONE_ANSWERS_VALUES_CASE_VALUES_H_

#include "conformance/judge/value_solver.h"

namespace hotstone::answers {

// The largest board on which `check` solves: 4x4 and strips of 16 points take seconds, larger ones
// hours.
inline constexpr int kMaxSolvedPoints = 16;

// A solver with its own tables; copies share them. Unimplemented for rule sets that the enumerator
// does not support, ResourceExhausted for boards beyond kMaxSolvedPoints. Not thread-safe.
conformance::ValueSolver MakeValueSolver();

}  // namespace hotstone::answers

#endif  // HOTSTONE_ANSWERS_VALUES_CASE_VALUES_H_
