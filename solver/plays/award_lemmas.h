// Compensation and penalties, for all boards: in stones and in numbers, and whether they leave draws.
//
// spec/counting/penalties.h. Counts are integers that a board is the sum of (solver/rules/fill_in.h).
//
//   award-stones   stones for the points of both sides count two points each where there are stones and
//                  spaces for them, and those of the difference alone come to the same
//   award-winner   with Black winning ties one side wins, by whatever counting, compensation and penalties;
//                  and more penalty never helps
//   award-parity   where no space is shared, an even total leaves no tie on boards of an odd number of
//                  points, and an odd total none on the others
//
// The mutants of award-parity are the answers to what the texts only say: a single penalty of three points,
// and shared spaces, bring ties back.
#ifndef HOTSTONE_SOLVER_PLAYS_AWARD_LEMMAS_H_
#define HOTSTONE_SOLVER_PLAYS_AWARD_LEMMAS_H_

#include <vector>

#include "solver/query/obligation.h"

namespace hotstone::solver {

std::vector<Obligation> AwardLemmas();

}  // namespace hotstone::solver

#endif  // HOTSTONE_SOLVER_PLAYS_AWARD_LEMMAS_H_
