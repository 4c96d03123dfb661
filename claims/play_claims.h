// Verdicts on the claims about single plays: what the enumerator counted, and what the literal law
// says about the witness.
//
// One pass over the positions serves all seven claims (obligations.h) and every rule set with the
// same self-removal option and hot stones. A violation is shown only if the law of spec/ confirms
// it (play_replay.h); otherwise the enumerator is wrong, and the verdict says so.
#ifndef HOTSTONE_CLAIMS_PLAY_CLAIMS_H_
#define HOTSTONE_CLAIMS_PLAY_CLAIMS_H_

#include "certify/verdict.h"
#include "claims/claim_state.h"
#include "claims/plays/obligations.h"
#include "spec/board/board.h"
#include "spec/rules/rule_set.h"

namespace hotstone::claims {

struct PlayLaw;

// Fills in everything except the claim's name, its clauses and the time.
void DecidePlayClaim(Obligation obligation, ClaimState& state, const spec::RuleSet& rules,
                     certify::Verdict& verdict);

// The argument for all boards, by a lemma about plays on any finite graph. False, with the verdict
// as it was, if there is none: `freedom` has none, and `variation` only where no stone removes
// itself alone.
bool ArgueOfPlays(Obligation obligation, const spec::RuleSet& rules, certify::Verdict& verdict);

// The verdict on the reports, with the witness judged by this law.
void JudgePlayClaim(Obligation obligation, const ObligationReports& reports,
                    const spec::BoardSize& size, const spec::RuleSet& rules, const PlayLaw& law,
                    certify::Verdict& verdict);

}  // namespace hotstone::claims

#endif  // HOTSTONE_CLAIMS_PLAY_CLAIMS_H_
