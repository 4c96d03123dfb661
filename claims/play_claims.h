// Verdicts on the claims about single plays: what was counted by the enumerator, and what the literal law
// says of the witness.
//
// One pass over the positions serves all seven claims (obligations.h) and every rule set with the same
// self-removal option and hot stones. A violation is shown only if the law of spec/ agrees that it is one
// (play_replay.h); else the enumerator is wrong, and the verdict says that.
#ifndef HOTSTONE_CLAIMS_PLAY_CLAIMS_H_
#define HOTSTONE_CLAIMS_PLAY_CLAIMS_H_

#include "certify/verdict.h"
#include "claims/claim_state.h"
#include "claims/obligations.h"
#include "spec/board/board.h"
#include "spec/rules/rule_set.h"

namespace hotstone::claims {

struct PlayLaw;

// Fills in everything but the claim's name, its clauses and the time.
void DecidePlayClaim(Obligation obligation, ClaimState& state, const spec::RuleSet& rules,
                     certify::Verdict& verdict);

// The verdict on what was found, the witness judged by this law.
void JudgePlayClaim(Obligation obligation, const ObligationReports& reports, const spec::BoardSize& size,
                    const spec::RuleSet& rules, const PlayLaw& law, certify::Verdict& verdict);

}  // namespace hotstone::claims

#endif  // HOTSTONE_CLAIMS_PLAY_CLAIMS_H_
