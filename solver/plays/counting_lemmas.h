// Filling in and area, for all boards: counts are integers, and a board is what they add up to
// (solver/rules/fill_in.h, docs/all-boards.md); and for all positions of one board, where they come from
// stones.
#ifndef HOTSTONE_SOLVER_PLAYS_COUNTING_LEMMAS_H_
#define HOTSTONE_SOLVER_PLAYS_COUNTING_LEMMAS_H_

#include <vector>

#include "solver/query/obligation.h"

namespace hotstone::solver {

// For all integers, and so for all boards.
std::vector<Obligation> CountingLemmas();

// For all positions of an m x n board, legal or not: regions by symbolic reachability.
std::vector<Obligation> BoardCountingLemmas();

}  // namespace hotstone::solver

#endif  // HOTSTONE_SOLVER_PLAYS_COUNTING_LEMMAS_H_
