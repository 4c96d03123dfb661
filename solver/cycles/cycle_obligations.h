// Obligations about cycles: which there are, and what the readings of the ko rules make of them.
//
//   no-two-ply-cycle           under the single hot stone no cycle has two plies
//   two-ply-cycle              without bans one has, on most boards: fails, with the ko
//   four-ply-cycle, six-ply-cycle
//                              under the single hot stone longer ones are left: fails, with one of them
//   eternal-life-is-hot        where double stones are hot, eternal life is not played without a ban
//   cycle-repeats-READING      a cycle that is set up and played round and round is forbidden by the reading,
//                              in its first round, its second or its third; under starter-first one is not
//
// A witness of the first ones is a cycle of up to the length named; the list of all is not an obligation but
// cycle_model_check.h.
#ifndef HOTSTONE_SOLVER_CYCLES_CYCLE_OBLIGATIONS_H_
#define HOTSTONE_SOLVER_CYCLES_CYCLE_OBLIGATIONS_H_

#include <vector>

#include "solver/query/obligation.h"

namespace hotstone::solver {

std::vector<Obligation> CycleObligations();

// The last row, one obligation a reading: cycle_reading_obligations.cc.
std::vector<Obligation> CycleReadingObligations();

}  // namespace hotstone::solver

#endif  // HOTSTONE_SOLVER_CYCLES_CYCLE_OBLIGATIONS_H_
