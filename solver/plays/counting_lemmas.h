// Filling in and area, for all boards, where counts are integers that add up to a board
// (solver/plays/fill_in.h, docs/explanation/proofs.md); and for all positions of one board, where
// counts come from stones.
#ifndef HOTSTONE_SOLVER_PLAYS_COUNTING_LEMMAS_H_
#define HOTSTONE_SOLVER_PLAYS_COUNTING_LEMMAS_H_

#include <functional>
#include <string>
#include <vector>

#include "solver/query/obligation.h"

namespace hotstone::solver {

// An obligation about the six counts of a position, from any board.
Obligation OnCounts(const std::string& name, std::vector<std::string> clauses,
                    const std::string& statement, std::vector<Mutant> mutants,
                    std::function<std::vector<Part>(z3::context&, const Instance&)> build);

// For all integers, and so for all boards.
std::vector<Obligation> CountingLemmas();

// For all positions of an m x n board, legal or not: regions by symbolic reachability.
std::vector<Obligation> BoardCountingLemmas();

}  // namespace hotstone::solver

#endif  // HOTSTONE_SOLVER_PLAYS_COUNTING_LEMMAS_H_
