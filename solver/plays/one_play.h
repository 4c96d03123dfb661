// Obligations about a single board play, for all legal positions of a board at once:
//
//   play-leaves-liberties     after a play every chain has a liberty
//   unchanged-single-removal  a play leaves the position unchanged exactly if it removes one own
//                             stone
//   capture-keeps-own         a play that captures leaves no own chain without a liberty, so
//                             removing own chains in a second step, as TT-MOVE does, is the same
//                             law
//   removal-order             whichever captured chains are removed first, those that then have no
//                             liberty are the rest; own chains come last
//
// The proofs descend the ranks; where one begins at a stone of least rank in a set, the assumptions
// name that stone (solver/rules/chains.h, IsLeastOf). Every obligation is one or two formulas with
// the point free.
#ifndef HOTSTONE_SOLVER_PLAYS_ONE_PLAY_H_
#define HOTSTONE_SOLVER_PLAYS_ONE_PLAY_H_

#include <vector>

#include "solver/query/obligation.h"

namespace hotstone::solver {

std::vector<Obligation> OnePlayObligations();

}  // namespace hotstone::solver

#endif  // HOTSTONE_SOLVER_PLAYS_ONE_PLAY_H_
