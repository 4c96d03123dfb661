// Claims of errors in pair go (PAIR-ROTATION-CLAIM and the paragraphs after it), over all states
// and events.
//
// The result of a claim depends on a few facts: whether there is a move to claim, whether it was an
// error, whether it was claimed before, who claims, whether it was intended, and what the preceding
// move was. The facts and the readings are Boolean constants, so one formula covers every state
// under every reading.
//
//   pair-go-one-result           a claim has exactly one of four results: none, forfeit, penalty,
//                                free
//   pair-go-one-result-literal   word for word it does not: the first move has no preceding one
//   pair-go-tokens               whether a token is given is a function of the facts; there are
//                                never more tokens than upheld claims, nor more upheld claims than
//                                errors
#ifndef HOTSTONE_TOURNAMENT_PROOFS_PAIR_GO_CLAIMS_H_
#define HOTSTONE_TOURNAMENT_PROOFS_PAIR_GO_CLAIMS_H_

#include <vector>

#include "solver/query/obligation.h"

namespace hotstone::tournament {

std::vector<solver::Obligation> PairGoClaimObligations();

}  // namespace hotstone::tournament

#endif  // HOTSTONE_TOURNAMENT_PROOFS_PAIR_GO_CLAIMS_H_
