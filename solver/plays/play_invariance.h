// Obligations about two runs of one play, for all legal positions at once:
//
//   play-is-a-function    a position and a point determine what is removed and the position after
//                         it
//   colour-invariance     exchanging the colours before the play or after it is the same
//   symmetry-invariance   mirroring the board before the play or after it is the same, for mirrors
//                         that generate all symmetries of the board
//
// The runs have separate witnesses. The stones that one run removes and the other does not form a
// set that one run's ranks lead out of, so each proof begins at a stone of least rank in such a
// difference (solver/rules/chains.h, IsLeastOf). The existence of a run is not a statement of this
// kind: ranks exist on paper, and no-liberty-by-closure (no_liberty.h) constructs them.
#ifndef HOTSTONE_SOLVER_PLAYS_PLAY_INVARIANCE_H_
#define HOTSTONE_SOLVER_PLAYS_PLAY_INVARIANCE_H_

#include <vector>

#include "solver/query/obligation.h"

namespace hotstone::solver {

std::vector<Obligation> PlayInvarianceObligations();

}  // namespace hotstone::solver

#endif  // HOTSTONE_SOLVER_PLAYS_PLAY_INVARIANCE_H_
