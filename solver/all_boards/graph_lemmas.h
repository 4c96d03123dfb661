// Lemmas about single plays and pairs of plays on all boards: first-order proofs over any finite
// graph (graph_play.h, docs/explanation/proofs.md).
//
// No lemma mentions a board size. Z3 and cvc5 find no model of its negation, which proves it for
// every board, rectangular or not, with any number of points. Each obligation names the steps that
// the solvers do not check.
#ifndef HOTSTONE_SOLVER_ALL_BOARDS_GRAPH_LEMMAS_H_
#define HOTSTONE_SOLVER_ALL_BOARDS_GRAPH_LEMMAS_H_

#include <vector>

#include "solver/query/obligation.h"

namespace hotstone::solver {

// One play: its result, what it removes, and that it leads from legal positions to legal ones.
std::vector<Obligation> GraphPlayLemmas();

// Two plays, the ko pair and the ban on retaking; what a change of the position reveals about the
// play.
std::vector<Obligation> GraphRepetitionLemmas();

}  // namespace hotstone::solver

#endif  // HOTSTONE_SOLVER_ALL_BOARDS_GRAPH_LEMMAS_H_
