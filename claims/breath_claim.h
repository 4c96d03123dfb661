// The claim `breaths`: what the text says of breaths and ko classes is what removal says.
//
// Ten statements of 1996 and of the Chinese glossary (spec/clauses/breath_statements.h) are held
// against the fates of all stones of the board. Those fates are always those of basic-only, since
// R4 does not say which stones are hot when life and death is verified, and the classes are those
// by breaths. So the verdict is the same for each rule set of the text; others are not asked. H5
// and P1 speak of what is left once the disturber may not go on. No such ban is in force here: a
// stone that only the ban would save hangs, and counts as neither dead nor alive.
#ifndef HOTSTONE_CLAIMS_BREATH_CLAIM_H_
#define HOTSTONE_CLAIMS_BREATH_CLAIM_H_

#include "certify/verdict.h"
#include "claims/claim_state.h"
#include "spec/rules/rule_set.h"

namespace hotstone::claims {

// `fails` if a statement does. The witness is a position with the fewest stones. spec/ judges it
// again, up to nine points with the plain law's own fates, beyond with those of the table.
void DecideBreaths(ClaimState& state, const spec::RuleSet& rules, certify::Verdict& verdict);

}  // namespace hotstone::claims

#endif  // HOTSTONE_CLAIMS_BREATH_CLAIM_H_
