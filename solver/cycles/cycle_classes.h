// Cycles that model checking found, in the form in which the enumerator lists its own: to be compared with
// them, and to be described by the same reports.
#ifndef HOTSTONE_SOLVER_CYCLES_CYCLE_CLASSES_H_
#define HOTSTONE_SOLVER_CYCLES_CYCLE_CLASSES_H_

#include <vector>

#include "absl/status/statusor.h"
#include "enumerate/cycles/cycle_search.h"
#include "solver/cycles/cycle_model_check.h"

namespace hotstone::solver {

// By length, then by word, as FindCycles() gives them. Internal if one of them is no cycle to the enumerator,
// or stands for another number of cycles.
absl::StatusOr<std::vector<enumerate::CycleClass>> AsCycleClasses(const enumerate::Grid& grid,
                                                                  const enumerate::FiniteRules& rules,
                                                                  const std::vector<ModelCycle>& cycles);

}  // namespace hotstone::solver

#endif  // HOTSTONE_SOLVER_CYCLES_CYCLE_CLASSES_H_
