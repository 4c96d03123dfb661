// The obligations about tournaments: those of all files of this floor, in the order in which `hotstone prove`
// lists them, behind those about the game (solver/registry.h). Nothing of Z3 shows here, so that the roof may
// hand the table to the prover.
#ifndef HOTSTONE_TOURNAMENT_PROOFS_OBLIGATIONS_H_
#define HOTSTONE_TOURNAMENT_PROOFS_OBLIGATIONS_H_

#include "solver/registry.h"

namespace hotstone::tournament {

const solver::ObligationTable& Obligations();

}  // namespace hotstone::tournament

#endif  // HOTSTONE_TOURNAMENT_PROOFS_OBLIGATIONS_H_
