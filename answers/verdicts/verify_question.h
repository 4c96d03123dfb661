// The options of `hotstone verify`, and the part that is passed to the claims.
//
// The two steps are separate from the command, so that a test can cover every option: from the word
// to the variable (cli/verify/verify_options.h), and from the variable to what is passed on. An
// option that is read and then forgotten would change no verdict on a small board.
#ifndef HOTSTONE_ANSWERS_VERDICTS_VERIFY_QUESTION_H_
#define HOTSTONE_ANSWERS_VERDICTS_VERIFY_QUESTION_H_

#include <cstdint>
#include <set>
#include <string>
#include <vector>

#include "absl/status/statusor.h"
#include "base/progress.h"
#include "claims/claim_options.h"

namespace hotstone::answers {

struct VerifyOptions {
  std::vector<std::string> boards;
  std::vector<std::string> rules = {"all"};
  std::vector<std::string> claims;
  std::string memory;
  std::string out;
  std::string link;  // the address of an atlas
  uint64_t seed = 1;
  int threads = 1;
  int certify_points = 9;
  bool expect = false;
  bool json = false;
  bool record = false;
  bool list_claims = false;
};

// The claims with these names, or all if none is named. InvalidArgument, listing the known names,
// for an unknown one.
absl::StatusOr<std::set<std::string>> WantedClaims(const std::vector<std::string>& claims);

// Threads, memory, seed, points to certify, and the folder for certificates as given; without
// --memory the memory free now. InvalidArgument if --memory is not a number of bytes.
absl::StatusOr<claims::ClaimOptions> ClaimOptionsOf(const VerifyOptions& options,
                                                    Progress* progress);

}  // namespace hotstone::answers

#endif  // HOTSTONE_ANSWERS_VERDICTS_VERIFY_QUESTION_H_
