// The obligations about tournaments, from all files of this folder, in the order of `hotstone
// prove`, which lists them after those about the game (solver/registry.h). This header does not
// expose Z3, so code above it can pass the table to the prover.
#ifndef HOTSTONE_TOURNAMENT_PROOFS_OBLIGATIONS_H_
#define HOTSTONE_TOURNAMENT_PROOFS_OBLIGATIONS_H_

#include "solver/registry.h"

namespace hotstone::tournament {

const solver::ObligationTable& Obligations();

}  // namespace hotstone::tournament

#endif  // HOTSTONE_TOURNAMENT_PROOFS_OBLIGATIONS_H_
