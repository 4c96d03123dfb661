#include "spec/rules/cycle_traits.h"

#include <cstdlib>

namespace hotstone::spec {

// Each rule states its own traits, even if another rule has the same ones.
// NOLINTBEGIN(bugprone-branch-clone)
CycleTraits TraitsOf(Cycle cycle) {
  switch (cycle) {
    case Cycle::kNone:
      return {};
    case Cycle::kSquare:
      return {.has_memory = true, .by_result = true};
    case Cycle::kSecondCycle:
      return {.has_memory = true, .completed_cycles = true};
    case Cycle::kStarter:
      return {.has_memory = true, .completed_cycles = true};
    case Cycle::kStarterFirst:
      return {.has_memory = true, .completed_cycles = true};
    case Cycle::kDisturber:
      return {.has_memory = true, .completed_cycles = true, .names_classes = true};
    case Cycle::kPsk:
      return {.has_memory = true, .superko = true, .by_result = true};
    case Cycle::kSsk:
      return {.has_memory = true, .superko = true, .by_result = true, .with_player = true};
    case Cycle::kNssk:
      return {.has_memory = true, .superko = true, .by_result = true, .with_player = true};
    case Cycle::kFixed:
      return {.has_memory = true, .superko = true};
  }
  std::abort();  // not an enumerator
}
// NOLINTEND(bugprone-branch-clone)

CycleTraits TraitsOf(const CycleList& cycles) {
  CycleTraits traits;
  traits.superko = traits.by_result = !cycles.empty();
  for (const Cycle cycle : cycles.members()) {
    const CycleTraits member = TraitsOf(cycle);
    traits.has_memory |= member.has_memory;
    traits.completed_cycles |= member.completed_cycles;
    traits.with_player |= member.with_player;
    traits.names_classes |= member.names_classes;
    traits.superko &= member.superko;
    traits.by_result &= member.by_result;
  }
  return traits;
}

}  // namespace hotstone::spec
