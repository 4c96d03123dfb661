// Obligations about the classes of cycles: every cycle of a board up to k plies, wherever it is
// entered, under every reading of the classification.
//
//   cycle-class-one-or-reason   it has exactly one class, or a listed reason for having none
//   cycle-class-named-plays     a disturbing cycle names one player, who has a play in it; other
//                               cycles name nobody
//   cycle-class-any-entry       its class, and whoever is named for what he does or owns, are the
//                               same at every entry; who is named for having started is the starter
//
// Bans are left out, and with them the passes that a ban would require; a lone stone may remove
// itself. The list of cycles comes from the enumerator. A part says, for cycles of one length, that
// a cycle of the formulas (cycle_walk.h) is on the list and the statement is true of it: so Z3 also
// proves that the list is complete. The class is that of cycle_class.h at every entry, with all
// constants known.
#ifndef HOTSTONE_SOLVER_CYCLES_CYCLE_CLASS_OBLIGATIONS_H_
#define HOTSTONE_SOLVER_CYCLES_CYCLE_CLASS_OBLIGATIONS_H_

#include <vector>

#include "solver/query/obligation.h"

namespace hotstone::solver {

std::vector<Obligation> CycleClassObligations();

}  // namespace hotstone::solver

#endif  // HOTSTONE_SOLVER_CYCLES_CYCLE_CLASS_OBLIGATIONS_H_
