// Why no classification is consistent: a few clauses that contradict each other, each with no more
// premises than it needs.
#ifndef HOTSTONE_SOLVER_CIRCLE_CIRCLE_PARADOX_H_
#define HOTSTONE_SOLVER_CIRCLE_CIRCLE_PARADOX_H_

#include <vector>

#include "absl/status/statusor.h"
#include "solver/circle/circle_clauses.h"
#include "solver/circle/circle_premises.h"

namespace hotstone::solver {

// Clauses that no classification of takes with calls of `all` satisfies; none can be left out.
// Internal if the lines of `clauses` do not contradict each other; errors of the images. O(c) calls
// of Z3 and of premises.Of for the c clauses in which Z3 sees a contradiction, at worst; the takes
// that contradict themselves are found after two of each.
absl::StatusOr<std::vector<CircleClause>> FindParadox(const CircleClauses& clauses, Calls all,
                                                      const CirclePremises& premises);

}  // namespace hotstone::solver

#endif  // HOTSTONE_SOLVER_CIRCLE_CIRCLE_PARADOX_H_
