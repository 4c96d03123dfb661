// Decides one obligation on one instance: Prove() (prove.h) after it has found the obligation by
// name.
#ifndef HOTSTONE_SOLVER_PROVER_H_
#define HOTSTONE_SOLVER_PROVER_H_

#include "absl/status/statusor.h"
#include "solver/proof.h"
#include "solver/query/obligation.h"

namespace hotstone::solver {

// As Prove(). Ignores the board and bound of the options: the instance has them.
absl::StatusOr<Proof> ProveObligation(const Obligation& obligation, const Instance& instance,
                                      const ProveOptions& options);

}  // namespace hotstone::solver

#endif  // HOTSTONE_SOLVER_PROVER_H_
