// One obligation, decided on one instance: what Prove() (prove.h) does once it has found the obligation by
// its name.
#ifndef HOTSTONE_SOLVER_PROVER_H_
#define HOTSTONE_SOLVER_PROVER_H_

#include "absl/status/statusor.h"
#include "solver/proof.h"
#include "solver/query/obligation.h"

namespace hotstone::solver {

// As Prove(). Of the options, board and bound are not looked at: the instance has them.
absl::StatusOr<Proof> ProveObligation(const Obligation& obligation, const Instance& instance,
                                      const ProveOptions& options);

}  // namespace hotstone::solver

#endif  // HOTSTONE_SOLVER_PROVER_H_
