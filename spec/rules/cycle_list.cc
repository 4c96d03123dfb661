#include "spec/rules/cycle_list.h"

namespace hotstone::spec {

CycleTraits TraitsOf(const CycleList& cycles) {
  CycleTraits traits;
  traits.superko = traits.by_result = !cycles.empty();
  for (const Cycle cycle : cycles.members()) {
    const CycleTraits member = TraitsOf(cycle);
    traits.has_memory |= member.has_memory;
    traits.completed_cycles |= member.completed_cycles;
    traits.names_classes |= member.names_classes;
    traits.superko &= member.superko;
    traits.by_result &= member.by_result;
  }
  return traits;
}

}  // namespace hotstone::spec
