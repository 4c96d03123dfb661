// What is proved about the clock's penalty points, for all basic times, latenesses and courses.
//
//   clock-penalties       points are a function of the time used: buying a sixth whenever the
//                         previous one is gone, event by event, gives the number of marks that the
//                         total has passed
//   clock-six-or-half     1996's two conditions, more than six points and more than half of the
//                         basic time, are equivalent
//   clock-one-loser       no run of a clock makes both players lose at once
//   clock-time-runs-out   as long as nobody has lost on time, the clocks have run for at most three
//                         basic times together: a game that goes on ends
//   clock-set-off         cancelling the penalties of both players changes no result, and makes no
//                         draw if the lead is an odd number of points
//   clock-texts-agree     with nobody late, and nobody at exactly half, 1991 and 1996 are the same
//
// The mutants show what each proof needs. Integers, linear; the readings are truth values of the
// formulas, so each obligation covers all readings except where it names one.
#ifndef HOTSTONE_TOURNAMENT_PROOFS_CLOCK_PENALTIES_H_
#define HOTSTONE_TOURNAMENT_PROOFS_CLOCK_PENALTIES_H_

#include <vector>

#include "solver/query/obligation.h"

namespace hotstone::tournament {

std::vector<solver::Obligation> ClockPenaltyObligations();

}  // namespace hotstone::tournament

#endif  // HOTSTONE_TOURNAMENT_PROOFS_CLOCK_PENALTIES_H_
