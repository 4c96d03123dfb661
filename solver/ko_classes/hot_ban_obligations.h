// Obligations about the bans that a play leaves where only fighting kos have hot stones: "a fighting ko has hot
// stones and a disturbing one has none" (ING96-R5-fighting-ko, ING91-1-stoerungs-ko, ZH-G41), asked of plies as
// the model checker plays them (solver/rules/ply.h), and of every kind of hot stones that a shape makes:
//
//   ko-class-ban-fighting    hot_unclassified=hot: whoever takes a fighting ko of one stone leaves a ban on taking
//                            back
//   ko-class-ban-disturbing  hot_unclassified=cold: whoever takes a disturbing one leaves no ban at all
//
// Both are by the class after the take, and need no exception: a take never makes a disturbing ko of a fighting
// one, nor a fighting one of a disturbing one; where it makes an unclassified one the switch decides. So the
// sentence of the texts is one of each value of the switch, and no value has both halves (ko-class-hot-after).
// The kinds in force are single, twin and any-ko-stone. Each has one part for each reading of `settled`; the
// player is Black, as in any_play.h.
#ifndef HOTSTONE_SOLVER_KO_CLASSES_HOT_BAN_OBLIGATIONS_H_
#define HOTSTONE_SOLVER_KO_CLASSES_HOT_BAN_OBLIGATIONS_H_

#include <vector>

#include "solver/query/obligation.h"

namespace hotstone::solver {

std::vector<Obligation> HotBanObligations();

}  // namespace hotstone::solver

#endif  // HOTSTONE_SOLVER_KO_CLASSES_HOT_BAN_OBLIGATIONS_H_
