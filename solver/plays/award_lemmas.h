// Compensation and penalties for all boards: in stones and in numbers, and whether they leave
// draws.
//
// spec/counting/penalties.h. Counts are integers that add up to a board (solver/plays/fill_in.h).
//
//   award-stones   stones for the points of both sides count two points each where there are stones
//                  and spaces for them, and paying only the difference gives the same result
//   award-winner   if Black wins ties one side wins, whatever the counting, compensation and
//                  penalties; and more penalty never helps
//   award-parity   where no space is shared, an even total leaves no tie on boards with an odd
//                  number of points, and an odd total leaves none on the others
//
// The mutants of award-parity show what the texts only assert: a single penalty of three points, or
// shared spaces, bring ties back.
#ifndef HOTSTONE_SOLVER_PLAYS_AWARD_LEMMAS_H_
#define HOTSTONE_SOLVER_PLAYS_AWARD_LEMMAS_H_

#include <vector>

#include "solver/query/obligation.h"

namespace hotstone::solver {

std::vector<Obligation> AwardLemmas();

}  // namespace hotstone::solver

#endif  // HOTSTONE_SOLVER_PLAYS_AWARD_LEMMAS_H_
