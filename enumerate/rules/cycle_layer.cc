#include "enumerate/rules/cycle_layer.h"

#include <cstdlib>

namespace hotstone::enumerate {

PlayHistory::PlayHistory(const spec::RuleSet& rules, Coloured start, bool white_to_move) {
  switch (rules.cycle) {
    case spec::Cycle::kNone:
      break;
    case spec::Cycle::kSquare:
      square_.emplace(start, white_to_move);
      break;
    case spec::Cycle::kSecondCycle:
    case spec::Cycle::kStarter:
    case spec::Cycle::kStarterFirst:
      cycles_.emplace(rules.cycle, rules.cycle_color, start, white_to_move);
      break;
    case spec::Cycle::kPsk:
    case spec::Cycle::kSsk:
    case spec::Cycle::kNssk:
    case spec::Cycle::kFixed:
      superko_.emplace(rules.cycle, start, white_to_move);
      break;
    case spec::Cycle::kDisturber:
      std::abort();  // NotEnumerated
  }
}

}  // namespace hotstone::enumerate
