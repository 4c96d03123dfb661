// Obligations about the classes of ko positions, for all legal positions of a board at once:
//
//   ko-class-total              every ko position has a class: refuted, some are unclassified
//   ko-class-total-but          it has, unless one of the four reasons of spec/ko/ko_class.h stands against it
//   ko-class-exclusive-by-words none has two: refuted by the bare words, "not balanced" being fighting
//                               (ING96-G507) and "settled" disturbing (ING96-G515)
//   ko-class-exclusive          none has two, what is settled being disturbing whether balanced or not (H5)
//   ko-class-names-one          each disturbing one names one disturber: the dead side, or whoever starts
//
// Each has one part for each reading of `settled`. The second, fourth and fifth hold whatever the takes say,
// so they leave it open whether a take turns a result over, which costs a board's formulas once instead of
// once for each point; that makes them stronger, not weaker. The third asks every take.
#ifndef HOTSTONE_SOLVER_KO_CLASSES_CLASS_OBLIGATIONS_H_
#define HOTSTONE_SOLVER_KO_CLASSES_CLASS_OBLIGATIONS_H_

#include <vector>

#include "solver/query/obligation.h"

namespace hotstone::solver {

std::vector<Obligation> KoClassObligations();

}  // namespace hotstone::solver

#endif  // HOTSTONE_SOLVER_KO_CLASSES_CLASS_OBLIGATIONS_H_
