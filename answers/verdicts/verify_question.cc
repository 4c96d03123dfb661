#include "answers/verdicts/verify_question.h"

#include <algorithm>

#include "absl/strings/str_cat.h"
#include "absl/strings/str_join.h"
#include "answers/asked/limits.h"
#include "base/status_macros.h"
#include "claims/claim_table.h"
#include "spec/words/nearest_word.h"

namespace hotstone::answers {

absl::StatusOr<std::set<std::string>> WantedClaims(const std::vector<std::string>& claims) {
  const std::vector<std::string> known = claims::ClaimNames();
  std::set<std::string> wanted(claims.begin(), claims.end());
  if (claims.empty()) wanted.insert(known.begin(), known.end());
  for (const std::string& claim : wanted) {
    if (std::find(known.begin(), known.end(), claim) == known.end()) {
      return absl::InvalidArgumentError(absl::StrCat(
          "claim \"", claim, "\" is unknown; known claims: ", absl::StrJoin(known, ", "),
          DidYouMean(claim, known)));
    }
  }
  return wanted;
}

absl::StatusOr<claims::ClaimOptions> ClaimOptionsOf(const VerifyOptions& options,
                                                    Progress* progress) {
  claims::ClaimOptions handed_on;
  ASSIGN_OR_RETURN(handed_on.memory_bytes, MemoryLimit(options.memory));
  handed_on.threads = options.threads;
  handed_on.certify_points = options.certify_points;
  handed_on.progress = progress;
  handed_on.seed = options.seed;
  handed_on.certificate_folder = options.out;
  return handed_on;
}

}  // namespace hotstone::answers
