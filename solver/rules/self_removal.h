// Self-removal as formulas: may a play remove the player's own stones (spec/rules/self_removal.h)?
//
// ING96-R3, R4, G311; ING91-1 "Zug auf dem Brett"; ZH-G12; TT-MOVE; COMP-SELF. Under `groups`
// variation is also in force (variation.h); nothing else keeps a single stone from removing itself.
#ifndef HOTSTONE_SOLVER_RULES_SELF_REMOVAL_H_
#define HOTSTONE_SOLVER_RULES_SELF_REMOVAL_H_

#include <z3++.h>

#include "solver/rules/board_play.h"
#include "spec/rules/self_removal.h"

namespace hotstone::solver {

// Whether own stones and variation permit the play. none: no own stone is removed; groups: the
// position changes; any: always.
z3::expr SelfRemovalPermitted(const SymbolicPlay& play, spec::SelfRemoval option);

}  // namespace hotstone::solver

#endif  // HOTSTONE_SOLVER_RULES_SELF_REMOVAL_H_
