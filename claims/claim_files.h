// The files that claims leave behind: their names, and what happens if one cannot be written.
//
// A certificate is written next to the witness of the same verdict, under the same stem, so one
// leads to the other. A failed write never changes a verdict: what was checked stays checked, and
// the verdict gets a remark.
#ifndef HOTSTONE_CLAIMS_CLAIM_FILES_H_
#define HOTSTONE_CLAIMS_CLAIM_FILES_H_

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "absl/status/status.h"
#include "absl/status/statusor.h"
#include "certify/verdict.h"
#include "claims/claim_state.h"
#include "spec/board/board.h"
#include "spec/rules/rule_set.h"

namespace hotstone::claims {

// The stem of the names of files about a claim: BOARD_RULES_CLAIM, in letters, digits, dots,
// hyphens, underscores.
std::string ClaimFileName(const spec::BoardSize& size, const spec::RuleSet& rules,
                          std::string_view claim);

// The path for the certificate of a claim, or nothing if none is wanted.
std::optional<std::string> CertificatePath(const ClaimState& state, const spec::RuleSet& rules,
                                           std::string_view claim);

// A certificate that cannot be written leaves the verdict unchanged except for a remark.
void NoteWritten(const absl::Status& status, certify::Verdict& verdict);

// Unavailable, with the path and the reason, if that remark is present: the verdict stands, but not
// everything requested is on disk.
absl::Status CertificateWritten(const certify::Verdict& verdict);

}  // namespace hotstone::claims

#endif  // HOTSTONE_CLAIMS_CLAIM_FILES_H_
