// Converts cycles found by model checking to the enumerator's form, so that both lists can be
// compared and described by the same reports.
#ifndef HOTSTONE_SOLVER_CYCLES_CYCLE_CLASSES_H_
#define HOTSTONE_SOLVER_CYCLES_CYCLE_CLASSES_H_

#include <vector>

#include "absl/status/statusor.h"
#include "enumerate/cycles/cycle_search.h"
#include "solver/cycles/cycle_model_check.h"

namespace hotstone::solver {

// By length, then by word, as FindCycles() lists them. Internal if the enumerator does not accept
// one of them as a cycle, or counts a different number of cycles in its class.
absl::StatusOr<std::vector<enumerate::CycleClass>> AsCycleClasses(
    const enumerate::Grid& grid, const enumerate::FiniteRules& rules,
    const std::vector<ModelCycle>& cycles);

}  // namespace hotstone::solver

#endif  // HOTSTONE_SOLVER_CYCLES_CYCLE_CLASSES_H_
