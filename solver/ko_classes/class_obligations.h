// Obligations about the classes of ko positions, for all legal positions of a board at once:
//
//   ko-class-total              every ko position has a class: refuted, some are unclassified
//   ko-class-exclusive-by-words none has two: refuted by the bare words, where "not balanced" means
//                               fighting (ING96-G507) and "settled" means disturbing (ING96-G515)
//   ko-class-letters            what decision_table.h supposes of the letters of a board
//
// The first two have one part for each reading of `settled`. The second checks every take; the
// others leave open whether a take turns a result over.
#ifndef HOTSTONE_SOLVER_KO_CLASSES_CLASS_OBLIGATIONS_H_
#define HOTSTONE_SOLVER_KO_CLASSES_CLASS_OBLIGATIONS_H_

#include <vector>

#include "solver/query/obligation.h"

namespace hotstone::solver {

std::vector<Obligation> KoClassObligations();

}  // namespace hotstone::solver

#endif  // HOTSTONE_SOLVER_KO_CLASSES_CLASS_OBLIGATIONS_H_
