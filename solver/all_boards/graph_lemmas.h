// What single plays, and two in a row, can and cannot do, on all boards: first-order proofs over any finite
// graph (graph_play.h, docs/explanation/proofs.md).
//
// Each lemma is a formula without a size in it. That Z3 and cvc5 find no model of its denial proves it for
// every board, rectangular or not, of any number of points. What the solvers do not check is named in each
// obligation.
#ifndef HOTSTONE_SOLVER_ALL_BOARDS_GRAPH_LEMMAS_H_
#define HOTSTONE_SOLVER_ALL_BOARDS_GRAPH_LEMMAS_H_

#include <vector>

#include "solver/query/obligation.h"

namespace hotstone::solver {

// One play: its result, what it removes, that it leads from legal positions to legal ones.
std::vector<Obligation> GraphPlayLemmas();

// Two plays, the ko pair and the ban on retaking; what a change of the position tells about the play.
std::vector<Obligation> GraphRepetitionLemmas();

}  // namespace hotstone::solver

#endif  // HOTSTONE_SOLVER_ALL_BOARDS_GRAPH_LEMMAS_H_
