// The claim `breaths`: what the text says of breaths and ko classes is what removal says.
//
// Ten sentences of 1996 and of the Chinese glossary (spec/clauses/breath_statements.h) against the
// fates of all stones of the board. Those fates are always those of basic-only, since R4 does not
// say which stones are hot when life and death is verified, and the classes are those by breaths;
// so the verdict is the same for each rule set of the text. Others say nothing of breaths, and
// nothing is counted for them.
#ifndef HOTSTONE_CLAIMS_BREATH_CLAIM_H_
#define HOTSTONE_CLAIMS_BREATH_CLAIM_H_

#include "certify/verdict.h"
#include "claims/claim_state.h"
#include "spec/rules/rule_set.h"

namespace hotstone::claims {

// `fails` if a sentence does. The witness, a position with the fewest stones, is judged again by
// spec/: up to nine points with the plain law's own fates, beyond with those of the table.
void DecideBreaths(ClaimState& state, const spec::RuleSet& rules, certify::Verdict& verdict);

}  // namespace hotstone::claims

#endif  // HOTSTONE_CLAIMS_BREATH_CLAIM_H_
