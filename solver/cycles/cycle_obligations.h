// Obligations about cycles: which exist, and how the readings of the ko rules treat them.
//
//   no-two-ply-cycle           under the single hot stone no cycle has two plies
//   two-ply-cycle              without bans one has, on most boards: fails, with the ko
//   four-ply-cycle, six-ply-cycle
//                              under the single hot stone longer ones remain: fails, with one of
//                              them
//   eternal-life-is-hot        where double stones are hot, eternal life is not played without a
//                              ban
//   cycle-repeats-READING      the reading forbids a cycle that is set up and played repeatedly, in
//                              its first, second or third round; under starter-first one escapes
//
// A witness of the first ones is a cycle of up to the length named. No obligation covers the full
// list; cycle_model_check.h does.
#ifndef HOTSTONE_SOLVER_CYCLES_CYCLE_OBLIGATIONS_H_
#define HOTSTONE_SOLVER_CYCLES_CYCLE_OBLIGATIONS_H_

#include <vector>

#include "solver/query/obligation.h"

namespace hotstone::solver {

std::vector<Obligation> CycleObligations();

// The last row, one obligation per reading: cycle_reading_obligations.cc.
std::vector<Obligation> CycleReadingObligations();

}  // namespace hotstone::solver

#endif  // HOTSTONE_SOLVER_CYCLES_CYCLE_OBLIGATIONS_H_
