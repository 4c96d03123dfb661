// How three points per token (PAIR-ROTATION-PENALTY, PAIR-TALLY) interact with counting by fill-in
// and with ties.
//
// Each stone filled in moves the difference by two points (ING96-R6 "Positioning"), so an odd
// number of tokens cannot be filled in. If no space is shared on a board with an odd number of
// points, the difference is odd, so eight points never make a tie (no-draws); an odd number of
// tokens makes it even, and a tie is possible. All boards at once, as counts of their points
// (solver/plays/fill_in.h).
//
//   pair-go-penalty-stones   how many stones are worth n tokens: 3n/2 if n is even, otherwise no
//                            number
//   pair-go-ties             no tie with an even number of tokens, or if only whole stones are
//                            filled in, or with a half point of compensation
//   pair-go-ties-one-token   the same with one token: fails
#ifndef HOTSTONE_TOURNAMENT_PROOFS_PAIR_GO_PENALTY_H_
#define HOTSTONE_TOURNAMENT_PROOFS_PAIR_GO_PENALTY_H_

#include <vector>

#include "solver/query/obligation.h"

namespace hotstone::tournament {

std::vector<solver::Obligation> PairGoPenaltyObligations();

}  // namespace hotstone::tournament

#endif  // HOTSTONE_TOURNAMENT_PROOFS_PAIR_GO_PENALTY_H_
