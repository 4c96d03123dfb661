// The claim that the rules conform to their own book: on the positions that the captions of the
// texts have on this board, what each caption says comes true.
//
// The captions are those of spec/captions whose position has the size of this board or of this
// board rotated by 90 degrees. Their statements are decided one after the other
// (search/decide/caption_judge.h): lines by playing them in spec/, statements about groups by
// strategies that the checker of certify/ has accepted. The claim
//   fails       if a statement fails; the first that fails is the witness, with its position and
//               its line. If strategies show it, they are the certificate, and the witness has no
//               moves
//   is unknown  if none fails and one is not decided
//   holds       if all hold: `certified` if there are strategies among them, each of which was
//               checked
// If no caption is on the board, nothing could fail: `counted`, with figure 0.
//
// Cost: a fraction of a second for most captions, some seconds for those of 18 or more points.
#ifndef HOTSTONE_CLAIMS_CAPTION_CLAIM_H_
#define HOTSTONE_CLAIMS_CAPTION_CLAIM_H_

#include <vector>

#include "certify/verdict.h"
#include "claims/claim_state.h"
#include "spec/rules/rule_set.h"

namespace hotstone::spec {
struct Caption;
}  // namespace hotstone::spec

namespace hotstone::claims {

// The figure is the number of statements that fail.
void DecideCaptions(ClaimState& state, const spec::RuleSet& rules, certify::Verdict& verdict);

// The same for these captions instead of those of the texts.
void DecideCaptionsAmong(const std::vector<spec::Caption>& captions, ClaimState& state,
                         const spec::RuleSet& rules, certify::Verdict& verdict);

}  // namespace hotstone::claims

#endif  // HOTSTONE_CLAIMS_CAPTION_CLAIM_H_
