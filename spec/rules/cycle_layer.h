// Makes the cycle layer of a rule set: maps the reading that the set names (ING96-R5, TT-MOVE) to
// the rule that looks back at the game.
//
// The rules themselves are in superko.h, completed_cycles.h and square.h. Under `none` nothing is
// remembered and nothing forbidden. Under a list (cycle_list.h) each member has its own memory and
// any member may forbid.
#ifndef HOTSTONE_SPEC_RULES_CYCLE_LAYER_H_
#define HOTSTONE_SPEC_RULES_CYCLE_LAYER_H_

#include <memory>

#include "spec/board/color.h"
#include "spec/rules/cycle_rule.h"
#include "spec/rules/rule_set.h"

namespace hotstone::spec {

class Position;

// The rule of the layer for a game that starts from this situation.
std::unique_ptr<CycleRule> MakeCycleRule(const RuleSet& rules, const Position& start,
                                         Color to_move);

}  // namespace hotstone::spec

#endif  // HOTSTONE_SPEC_RULES_CYCLE_LAYER_H_
