// Shows play that need not end: a lasso, once the separate checker has accepted it.
//
// Searches of every kind end here, whether of a whole graph or of random games. A lasso that the
// checker refuses is not a verdict but a bug, and is reported as one.
#ifndef HOTSTONE_CLAIMS_REFUTATION_H_
#define HOTSTONE_CLAIMS_REFUTATION_H_

#include <string>

#include "certify/certificate.h"
#include "certify/verdict.h"
#include "certify/witness.h"
#include "claims/claim_state.h"
#include "enumerate/graph/lasso_search.h"
#include "spec/rules/rule_set.h"

namespace hotstone::claims {

// The moves of a lasso whose stem starts on the empty board, as a certificate.
certify::Lasso ToCertificate(const ClaimState& state, const spec::RuleSet& rules,
                             const enumerate::MoveLasso& found);

// Its moves, stem and cycle, as a witness that shows `what`.
certify::Witness LassoWitness(const certify::Lasso& lasso, const std::string& what);

// Makes the verdict `fails`, with the lasso as its witness, and writes the certificate. `note`
// precedes the length of the cycle.
void Refute(const ClaimState& state, const certify::Lasso& lasso, const std::string& note,
            certify::Verdict& verdict);

}  // namespace hotstone::claims

#endif  // HOTSTONE_CLAIMS_REFUTATION_H_
