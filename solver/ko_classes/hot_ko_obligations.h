// Obligations about hot stones in fighting kos only: "a fighting ko has hot stones and a disturbing one has
// none" (ING96-R5-fighting-ko, ING91-1-stoerungs-ko, ZH-G41), asked of the ko that a play takes. It removes one
// stone, and its own stone is then a single hot one, where the class permits:
//
//   ko-class-hot-before      by the class before the take: refuted, from 4x3 up. A take can join ko positions of
//                            two classes, or one to an unclassified one; then there is no class, and
//                            `hot_unclassified` decides
//   ko-class-hot-before-but  true where the ko positions that the play joins are of one class
//   ko-class-hot-after       by the class after the take: refuted. A take can make an unclassified ko of a
//                            disturbing or a fighting one
//   ko-class-hot-after-but   true where the ko has a class after the take, too: none turns from fighting to
//                            disturbing by its own take, nor back
//
// `hot_unclassified` is left open: what holds does so under both of its values. Each has one part for each
// reading of `settled`, the last one a part for each place of the take and both readings (ko_take.h); the player
// is Black, as in any_play.h. Of the hot stones the single ones are asked.
#ifndef HOTSTONE_SOLVER_KO_CLASSES_HOT_KO_OBLIGATIONS_H_
#define HOTSTONE_SOLVER_KO_CLASSES_HOT_KO_OBLIGATIONS_H_

#include <vector>

#include "solver/query/obligation.h"

namespace hotstone::solver {

std::vector<Obligation> HotKoObligations();

}  // namespace hotstone::solver

#endif  // HOTSTONE_SOLVER_KO_CLASSES_HOT_KO_OBLIGATIONS_H_
