#include "enumerate/rules/cycle_layer.h"

namespace hotstone::enumerate {

PlayHistory::PlayHistory(const spec::RuleSet& rules, Coloured start, bool white_to_move,
                         Disturbers& disturbers) {
  const spec::Cycle cycle = *rules.cycle.Only();
  switch (cycle) {
    case spec::Cycle::kNone:
      break;
    case spec::Cycle::kSquare:
      square_.emplace(rules.square_of, rules.square_gap, start, white_to_move);
      break;
    case spec::Cycle::kSecondCycle:
    case spec::Cycle::kStarter:
    case spec::Cycle::kStarterFirst:
    case spec::Cycle::kDisturber:
      cycles_.emplace(cycle, rules.cycle_color, rules.start, start, white_to_move,
                      CycleNaming{&disturbers, rules.unnamed});
      break;
    case spec::Cycle::kPsk:
    case spec::Cycle::kSsk:
    case spec::Cycle::kNssk:
    case spec::Cycle::kFixed:
      superko_.emplace(cycle, start, white_to_move);
      break;
  }
}

}  // namespace hotstone::enumerate
