// Many cases run by several threads (case_runner.h). Cases know nothing of each other; a solver, which is not
// for two threads at once, is asked by one at a time.
#ifndef HOTSTONE_CONFORMANCE_JUDGE_CASE_BATCH_H_
#define HOTSTONE_CONFORMANCE_JUDGE_CASE_BATCH_H_

#include <vector>

#include "conformance/judge/case_runner.h"
#include "formats/case/case_reader.h"

namespace hotstone::conformance {

// The reports of the cases in their order, the same for any number of threads.
std::vector<CaseReport> RunCases(const std::vector<formats::CaseLine>& cases, const ValueSolver& solver,
                                 int threads);

}  // namespace hotstone::conformance

#endif  // HOTSTONE_CONFORMANCE_JUDGE_CASE_BATCH_H_
