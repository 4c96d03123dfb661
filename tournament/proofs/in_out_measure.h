// Why an in/out tournament in which nobody borrows comes to an end, and what a borrowed game does to the
// reason.
//
// ING96-ING-SYSTEM. Let M be the sum of the squares of the lines on which the players stand. A game of two
// players on line a makes (a + 1)^2 + (a - 1)^2 of 2 a^2, so that M grows by two. Nobody stands beyond the
// lines in and out, so that M is at most n times the square of the farther one; it begins at 0. So there
// are at most n L^2 / 2 games, and as every round has one, no more rounds, for every number of players.
//
// If the player on the higher line a is beaten by one who was borrowed from line b below, M grows by 2 - 2
// (a - b): by nothing from the next line, and it falls from farther off. That is where endless tournaments
// come from.
#ifndef HOTSTONE_TOURNAMENT_PROOFS_IN_OUT_MEASURE_H_
#define HOTSTONE_TOURNAMENT_PROOFS_IN_OUT_MEASURE_H_

#include <vector>

#include "solver/query/obligation.h"

namespace hotstone::tournament {

std::vector<solver::Obligation> InOutObligations();

}  // namespace hotstone::tournament

#endif  // HOTSTONE_TOURNAMENT_PROOFS_IN_OUT_MEASURE_H_
