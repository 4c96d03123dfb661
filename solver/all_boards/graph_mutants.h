// Helpers shared by the graph lemmas: mutants of GraphLaw with their descriptions, and the size of
// finite twins.
#ifndef HOTSTONE_SOLVER_ALL_BOARDS_GRAPH_MUTANTS_H_
#define HOTSTONE_SOLVER_ALL_BOARDS_GRAPH_MUTANTS_H_

#include <functional>
#include <string>
#include <vector>

#include "solver/query/obligation.h"

namespace hotstone::solver {

// The number of points in the finite twins of graph lemmas: every mutant has a model this small
// (lemma_families_test.cc).
inline constexpr int kTwinPoints = 4;

// The mutants of GraphLaw with these names.
std::vector<Mutant> LawMutants(const std::vector<std::string>& names);

// A lemma over all boards.
Obligation OnGraphs(const std::string& name, std::vector<std::string> clauses,
                    const std::string& statement, const std::string& on_paper,
                    std::vector<Mutant> mutants,
                    std::function<std::vector<Part>(z3::context&, const Instance&)> build);

inline constexpr char kNumbersExist[] =
    "stones with a liberty have decreasing numbers: the distances to it inside the chain, found "
    "breadth-first; the stones of a chain have decreasing numbers: the distances to the stone "
    "played";
inline constexpr char kLeastExists[] =
    "a non-empty set of points has an element with the smallest number";

}  // namespace hotstone::solver

#endif  // HOTSTONE_SOLVER_ALL_BOARDS_GRAPH_MUTANTS_H_
