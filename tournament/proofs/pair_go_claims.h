// Claims of errors in pair go (PAIR-ROTATION-CLAIM and the paragraphs behind it), over all states and events.
//
// What a claim comes to hangs on a few facts alone: whether there is a move to claim, was it an error, was it
// claimed before, who claims, was it intended, and what the preceding move was. The facts, and the readings,
// are Boolean constants, so that one formula speaks of every state under every reading.
//
//   pair-go-one-result           a claim has exactly one of four results: none, forfeit, penalty, free
//   pair-go-one-result-literal   word for word it has not: at the first move there is no preceding one
//   pair-go-tokens               whether a token is given is a function of the facts; there are never more
//                                tokens than claims upheld, nor more of these than errors
#ifndef HOTSTONE_TOURNAMENT_PROOFS_PAIR_GO_CLAIMS_H_
#define HOTSTONE_TOURNAMENT_PROOFS_PAIR_GO_CLAIMS_H_

#include <vector>

#include "solver/query/obligation.h"

namespace hotstone::tournament {

std::vector<solver::Obligation> PairGoClaimObligations();

}  // namespace hotstone::tournament

#endif  // HOTSTONE_TOURNAMENT_PROOFS_PAIR_GO_CLAIMS_H_
