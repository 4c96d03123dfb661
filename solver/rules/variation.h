// Variation as a formula: a board play must change the position (spec/rules/variation.h).
//
// ING96-R3 "Board play", G303; ING91-1 "Zug"; ZH-G3, G8.
#ifndef HOTSTONE_SOLVER_RULES_VARIATION_H_
#define HOTSTONE_SOLVER_RULES_VARIATION_H_

#include <z3++.h>

#include "solver/rules/board_play.h"
#include "solver/rules/position.h"

namespace hotstone::solver {

// Whether the position is different after the play.
inline z3::expr ChangesPosition(const SymbolicPlay& play) {
  return !SamePosition(play.before, play.after);
}

}  // namespace hotstone::solver

#endif  // HOTSTONE_SOLVER_RULES_VARIATION_H_
