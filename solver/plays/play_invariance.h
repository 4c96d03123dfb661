// Obligations about two runs of one play, for all legal positions at once:
//
//   play-is-a-function    a position and a point determine what is removed and what comes of it
//   colour-invariance     exchanging the colours before the play or after it is the same
//   symmetry-invariance   mirroring the board before the play or after it is the same, for mirrors that
//                         generate all symmetries of the board
//
// The runs have witnesses of their own. Whatever one run removes and the other does not is a set of stones
// that one run's ranks lead out of, so that each proof begins at a stone of least rank in such a difference
// (solver/rules/chains.h, IsLeastOf). That there is a run at all is no statement of this kind: ranks exist on
// paper, no-liberty-by-closure (no_liberty.h) makes them.
#ifndef HOTSTONE_SOLVER_PLAYS_PLAY_INVARIANCE_H_
#define HOTSTONE_SOLVER_PLAYS_PLAY_INVARIANCE_H_

#include <vector>

#include "solver/query/obligation.h"

namespace hotstone::solver {

std::vector<Obligation> PlayInvarianceObligations();

}  // namespace hotstone::solver

#endif  // HOTSTONE_SOLVER_PLAYS_PLAY_INVARIANCE_H_
