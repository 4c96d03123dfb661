// What is proved of the clock's penalty points, for all basic times, latenesses and courses.
//
//   clock-penalties       points are a function of the time used: buying a sixth whenever the one before is
//                         gone, event by event, comes to the number of marks that the total has passed
//   clock-six-or-half     of 1996's two conditions, more than six points and more than half of the basic
//                         time, each says what the other says
//   clock-one-loser       no run of a clock makes both players lose at once
//   clock-time-runs-out   as long as nobody has lost on time, the clocks have run for no more than three
//                         basic times together: a game that goes on ends
//   clock-set-off         setting off the penalties of both changes no result, and makes no draw where the
//                         lead is an odd number of points
//   clock-texts-agree     with nobody late, and nobody at exactly half, 1991 and 1996 are the same
//
// What each needs shows in its mutants. Integers, linear; the readings are truths of the formulas, so that
// each obligation speaks of all of them but where it says which.
#ifndef HOTSTONE_TOURNAMENT_PROOFS_CLOCK_PENALTIES_H_
#define HOTSTONE_TOURNAMENT_PROOFS_CLOCK_PENALTIES_H_

#include <vector>

#include "solver/query/obligation.h"

namespace hotstone::tournament {

std::vector<solver::Obligation> ClockPenaltyObligations();

}  // namespace hotstone::tournament

#endif  // HOTSTONE_TOURNAMENT_PROOFS_CLOCK_PENALTIES_H_
