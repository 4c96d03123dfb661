// The readings under which nothing may come twice: psk, ssk, nssk, fixed.
//
//   psk    the positions seen; a play must not recreate one             (TT-MOVE)
//   ssk    the (position, player to move) seen, after passes too        (COMP-SSK)
//   nssk   the positions that each player has made by a board play; a player must not make one again
//          (COMP-NSSK)
//   fixed  the steps (position before, position after) made by plays; none may be made again (COMP-FIXED)
//
// The start is seen, under psk and ssk, and so is what an agreement about dead stones leaves. Passes are
// never forbidden, and bring about situations that ssk alone remembers.
#ifndef HOTSTONE_SPEC_RULES_SUPERKO_H_
#define HOTSTONE_SPEC_RULES_SUPERKO_H_

#include <memory>

#include "spec/board/color.h"
#include "spec/rules/cycle_rule.h"
#include "spec/rules/rule_set.h"

namespace hotstone::spec {

class Position;

// Requires IsSuperko(cycle).
std::unique_ptr<CycleRule> MakeSuperko(Cycle cycle, const Position& start, Color to_move);

}  // namespace hotstone::spec

#endif  // HOTSTONE_SPEC_RULES_SUPERKO_H_
