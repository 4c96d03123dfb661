// Obligations about two consecutive plays by opposite players, for all legal positions at once:
//
//   two-plays-return          where a play must change the position, two plays return to it only as
//                             the two captures of a single-stone ko
//   two-plays-return-any      where it need not, also as two removals of one's own single stone
//   hot-stone-is-recapture    a play at the ban of the single hot stone is the same as one that
//                             captures and restores the position
//
// The first says that the rule of the single hot stone covers every cycle of two plies without a
// pass; the last, that the rule, although defined by shapes, forbids exactly such returns.
#ifndef HOTSTONE_SOLVER_PLAYS_TWO_PLAYS_H_
#define HOTSTONE_SOLVER_PLAYS_TWO_PLAYS_H_

#include <vector>

#include "solver/query/obligation.h"

namespace hotstone::solver {

std::vector<Obligation> TwoPlayObligations();

}  // namespace hotstone::solver

#endif  // HOTSTONE_SOLVER_PLAYS_TWO_PLAYS_H_
