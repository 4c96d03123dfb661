// The readings under which nothing may come twice: psk, ssk, nssk, fixed.
//
//   psk    the positions seen; a play must not recreate one             (TT-MOVE)
//   ssk    the (position, player to move) seen, after passes too        (COMP-SSK)
//   nssk   the positions that each player has made by a board play; a player must not make one
//          again (COMP-NSSK)
//   fixed  the steps (position before, position after) made by plays; none may be made again
//          (COMP-FIXED)
//
// The start counts as seen under psk and ssk, and so does the position after an agreement about
// dead stones. Passes are never forbidden; they create situations that ssk alone remembers.
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
