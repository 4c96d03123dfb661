#include "enumerate/rules/cycle_layer.h"

#include <cassert>
#include <cstdlib>

#include "enumerate/rules/rule_set.h"
#include "spec/rules/cycle_traits.h"

namespace hotstone::enumerate {

PlayHistory::PlayHistory(const spec::RuleSet& rules, Coloured start, bool white_to_move,
                         Disturbers& disturbers) {
  assert(!NotEnumerated(rules).has_value());
  const spec::Cycle cycle = *rules.cycle.Only();
  const spec::CycleTraits traits = spec::TraitsOf(cycle);
  if (traits.superko) {
    superko_.emplace(cycle, start, white_to_move);
  } else if (traits.completed_cycles) {
    cycles_.emplace(rules, start, white_to_move, disturbers);
  } else if (cycle == spec::Cycle::kSquare) {
    square_.emplace(rules.square_of, rules.square_gap, start, white_to_move);
  } else if (traits.has_memory) {
    std::abort();  // a reading without a history here: NotEnumerated refuses it
  }
}

}  // namespace hotstone::enumerate
