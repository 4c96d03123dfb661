// How an obligation about all numbers begins: one that has no board in it, and holds or fails for all integers.
#ifndef HOTSTONE_SOLVER_QUERY_ALL_NUMBERS_H_
#define HOTSTONE_SOLVER_QUERY_ALL_NUMBERS_H_

#include <string>
#include <vector>

#include "solver/query/obligation.h"

namespace hotstone::solver {

// So far without formulas, mutants or what stays on paper.
Obligation AboutAllNumbers(std::string name, std::vector<std::string> clauses, std::string statement);

}  // namespace hotstone::solver

#endif  // HOTSTONE_SOLVER_QUERY_ALL_NUMBERS_H_
