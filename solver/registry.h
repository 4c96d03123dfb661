// The tables of obligations: which statements exist, in the order in which they are listed and
// proved.
//
// This floor has the table about the game. An annex has its own, and the roof hands the tables to
// the prover (prove.h), so this floor depends on nothing above it. No Z3 type appears in this
// interface.
#ifndef HOTSTONE_SOLVER_REGISTRY_H_
#define HOTSTONE_SOLVER_REGISTRY_H_

#include <vector>

namespace hotstone::solver {

struct Obligation;  // solver/query/obligation.h

using ObligationTable = std::vector<Obligation>;

// The obligations about the game: all families of solver/.
const ObligationTable& GameObligations();

// The families concatenated in order.
ObligationTable JoinFamilies(const std::vector<ObligationTable>& families);

}  // namespace hotstone::solver

#endif  // HOTSTONE_SOLVER_REGISTRY_H_
