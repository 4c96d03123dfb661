// Runs SPIN and Rumur on a model and reads the figures from their output.
//
// Both store whole states: SPIN without -DBITSTATE, -DHC or -DMA, and with the partial-order
// reduction off (-DNOREDUCE), which would omit transitions. Rumur has no lossy storage, and its
// symmetry reduction, which needs scalarsets, is off as well. Each run works in its own folder
// under the system's temporary folder and removes it.
//
// SPIN counts the initial state among its transitions ("stored + matched"); one is subtracted. An
// incomplete answer (depth bound, memory, a stopped search) is an error, not a figure.
#ifndef HOTSTONE_TESTS_DIFFERENTIAL_MODEL_RUN_H_
#define HOTSTONE_TESTS_DIFFERENTIAL_MODEL_RUN_H_

#include <optional>
#include <string>
#include <vector>

#include "absl/status/statusor.h"
#include "spec/board/board.h"
#include "tests/differential/model_request.h"

namespace hotstone::models {

// Three breadth-first searches with one checker: plain and with each probe.
absl::StatusOr<Figures> RunSpin(const ModelRequest& request);

// One search. No depth: Rumur does not print it.
absl::StatusOr<Figures> RunRumur(const ModelRequest& request);

// An endless play: the moves to the cycle and those of the cycle. A missing point is a pass.
struct EndlessPlay {
  std::vector<std::optional<spec::Point>> stem;
  std::vector<std::optional<spec::Point>> cycle;
};

// Searches the whole graph for an acceptance cycle (nested depth-first search; -DNOSTUTTER, since a
// finished game is not an endless one). Empty if there is none.
absl::StatusOr<std::optional<EndlessPlay>> SearchEndlessPlay(const ModelRequest& request);

// "Spin Version ..." and "Rumur version ...". FailedPrecondition if the tool is not installed.
absl::StatusOr<std::string> SpinVersion();
absl::StatusOr<std::string> RumurVersion();

}  // namespace hotstone::models

#endif  // HOTSTONE_TESTS_DIFFERENTIAL_MODEL_RUN_H_
