#include "spec/rules/cycle_traits.h"

#include <cstdlib>

namespace hotstone::spec {

CycleTraits TraitsOf(Cycle cycle) {
  switch (cycle) {
    case Cycle::kNone:
      return {};
    case Cycle::kSquare:
      return {.has_memory = true, .by_result = true};
    case Cycle::kSecondCycle:
    case Cycle::kStarter:
    case Cycle::kStarterFirst:
      return {.has_memory = true, .completed_cycles = true};
    case Cycle::kDisturber:
      return {.has_memory = true, .completed_cycles = true, .names_classes = true};
    case Cycle::kPsk:
    case Cycle::kSsk:
    case Cycle::kNssk:
      return {.has_memory = true, .superko = true, .by_result = true};
    case Cycle::kFixed:
      return {.has_memory = true, .superko = true};
  }
  std::abort();  // a value that is none of the enumerators
}

}  // namespace hotstone::spec
