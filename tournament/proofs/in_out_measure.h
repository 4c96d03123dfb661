// Why an in/out tournament without borrowing ends, and how a borrowed game breaks the argument.
//
// ING96-ING-SYSTEM. Let M be the sum of the squares of the players' lines. A game between two
// players on line a turns 2 a^2 into (a + 1)^2 + (a - 1)^2, so M grows by two. Nobody is beyond the
// lines in and out, so M is at most n times the square of the farther one; it begins at 0. So there
// are at most n L^2 / 2 games, and as every round has a game, at most as many rounds, for every
// number of players.
//
// If the player on the higher line a loses to one borrowed from line b below, M grows by 2 - 2 (a -
// b): zero from the next line, and negative from farther off. That is how endless tournaments
// arise.
#ifndef HOTSTONE_TOURNAMENT_PROOFS_IN_OUT_MEASURE_H_
#define HOTSTONE_TOURNAMENT_PROOFS_IN_OUT_MEASURE_H_

#include <vector>

#include "solver/query/obligation.h"

namespace hotstone::tournament {

std::vector<solver::Obligation> InOutObligations();

}  // namespace hotstone::tournament

#endif  // HOTSTONE_TOURNAMENT_PROOFS_IN_OUT_MEASURE_H_
