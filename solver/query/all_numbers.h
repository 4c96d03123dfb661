// Starts an obligation about all numbers: one that mentions no board, and holds or fails for all
// integers.
#ifndef HOTSTONE_SOLVER_QUERY_ALL_NUMBERS_H_
#define HOTSTONE_SOLVER_QUERY_ALL_NUMBERS_H_

#include <string>
#include <vector>

#include "solver/query/obligation.h"

namespace hotstone::solver {

// Still without formulas, mutants and paper steps.
Obligation AboutAllNumbers(std::string name, std::vector<std::string> clauses,
                           std::string statement);

}  // namespace hotstone::solver

#endif  // HOTSTONE_SOLVER_QUERY_ALL_NUMBERS_H_
