// Obligations about hot stones in fighting kos only: "a fighting ko has hot stones and a disturbing
// one has none" (ING96-R5-fighting-ko, ING91-1-stoerungs-ko, ZH-G41), asked of the ko that a play
// takes. The play removes one stone, and its own stone is then a single hot stone if the class
// permits:
//
//   ko-class-hot-before      by the class before the take: refuted, from 4x3 up. A take can join ko
//                            positions of two classes, or one to an unclassified one; then there is
//                            no class, and `hot_unclassified` decides
//   ko-class-hot-before-but  true where the ko positions that the play joins have the same class
//   ko-class-hot-after       by the class after the take: refuted. A take can turn a disturbing or
//                            fighting ko into an unclassified one
//   ko-class-hot-after-but   true where the ko still has a class after the take: its own take never
//                            turns a fighting ko into a disturbing one, nor the reverse
//
// `hot_unclassified` is left open: what holds does so under both of its values. Each obligation has
// one part per reading of `settled`; the last has a part for each place of the take and both
// readings (ko_take.h). The player is Black, as in any_play.h. Only single hot stones are
// considered.
#ifndef HOTSTONE_SOLVER_KO_CLASSES_HOT_KO_OBLIGATIONS_H_
#define HOTSTONE_SOLVER_KO_CLASSES_HOT_KO_OBLIGATIONS_H_

#include <vector>

#include "solver/query/obligation.h"

namespace hotstone::solver {

std::vector<Obligation> HotKoObligations();

}  // namespace hotstone::solver

#endif  // HOTSTONE_SOLVER_KO_CLASSES_HOT_KO_OBLIGATIONS_H_
