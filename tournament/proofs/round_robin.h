// Round robins: if everybody meets everybody once, sums over opponents add nothing to the score.
//
// ING96-R7 "Secondary scores" breaks ties by sums over "all the opponents". In a full round robin
// these are all the others. Let x be any number that each player has and X its sum over all
// players; the sum over the opponents of player i is X - x_i. So with n players, T = sum of the
// primary scores p, and no draws:
//
//   JH_i = T - p_i       B_i = n - 1 - p_i       FH_i = Q - q_i
//
// where q is JH or p + B + JH and Q its sum, and all three are functions of p_i alone. Players with
// equal p are equal in all of them: under the readings `parts=order` and `parts=sum` no combination
// of 1996 ever breaks a tie, with any n. Two obligations:
//
//   round-robin-sums     the steps above for all numbers; that opponents are all the others is not
//                        formalised
//   round-robin-ties     up to k players, from the games up: a variable for each game, the sums
//                        written out
//
// The mutants remove the assumptions that the proof needs: that nobody is left out, that the sums
// go over all opponents (the reading `parts=of` does break ties, from four players on), that no
// game is drawn (B distinguishes a draw from a defeat, so BJH breaks ties from three players on).
#ifndef HOTSTONE_TOURNAMENT_PROOFS_ROUND_ROBIN_H_
#define HOTSTONE_TOURNAMENT_PROOFS_ROUND_ROBIN_H_

#include <vector>

#include "solver/query/obligation.h"

namespace hotstone::tournament {

std::vector<solver::Obligation> RoundRobinObligations();

}  // namespace hotstone::tournament

#endif  // HOTSTONE_TOURNAMENT_PROOFS_ROUND_ROBIN_H_
