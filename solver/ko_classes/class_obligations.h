// Obligations about the classes of ko positions, for all legal positions of a board at once:
//
//   ko-class-total              every ko position has a class: refuted, some are unclassified
//   ko-class-total-but          it has one unless one of the four reasons of spec/ko/ko_class.h
//                               applies
//   ko-class-exclusive-by-words none has two: refuted by the bare words, where "not balanced" means
//                               fighting (ING96-G507) and "settled" means disturbing (ING96-G515)
//   ko-class-exclusive          none has two, if what is settled is disturbing, balanced or not
//                               (H5)
//   ko-class-names-one          each disturbing one names one disturber: the dead side, or the
//                               player who starts
//
// Each has one part for each reading of `settled`. The second, fourth and fifth hold whatever the
// takes say. They leave open whether a take turns a result over, so they need a board's formulas
// once instead of once per point; that makes them stronger, not weaker. The third checks every
// take.
#ifndef HOTSTONE_SOLVER_KO_CLASSES_CLASS_OBLIGATIONS_H_
#define HOTSTONE_SOLVER_KO_CLASSES_CLASS_OBLIGATIONS_H_

#include <vector>

#include "solver/query/obligation.h"

namespace hotstone::solver {

std::vector<Obligation> KoClassObligations();

}  // namespace hotstone::solver

#endif  // HOTSTONE_SOLVER_KO_CLASSES_CLASS_OBLIGATIONS_H_
