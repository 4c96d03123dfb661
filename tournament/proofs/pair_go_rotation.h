// Is the normal rotation of pair go restored after any errors (PAIR-ROTATION-STANDS,
// PAIR-ROTATION-RETURN)?
//
// By induction over the moves, for any number of them; seats are 0 to 3 in the order of the
// rotation, and a move is right, wrong and claimed, or wrong and unclaimed. With u the number of
// unclaimed errors:
//
//   rotation=number   the turn after n moves belongs to seat n mod 4, whatever happened
//   rotation=last     it belongs to seat n + 2u mod 4: by number while u is even, and always in
//                     order
//   rotation=pairs    a side's turn is the woman's while the sum of its turns and its own u is
//                     even: the two sides drift apart, and then the order itself is lost
//
//   pair-go-drift            these three
//   pair-go-follows          after a claim the next turn follows the right player: number, last
//   pair-go-follows-pairs    the same under pairs: fails
//   pair-go-by-number-last   under last the turn is by the number of the move: fails
//
// The last two are checked for the first k moves, so that the counterexample can be played.
#ifndef HOTSTONE_TOURNAMENT_PROOFS_PAIR_GO_ROTATION_H_
#define HOTSTONE_TOURNAMENT_PROOFS_PAIR_GO_ROTATION_H_

#include <vector>

#include "solver/query/obligation.h"

namespace hotstone::tournament {

std::vector<solver::Obligation> PairGoRotationObligations();

}  // namespace hotstone::tournament

#endif  // HOTSTONE_TOURNAMENT_PROOFS_PAIR_GO_ROTATION_H_
