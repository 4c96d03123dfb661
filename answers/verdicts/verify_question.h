// What `hotstone verify` is asked, and what of it the claims are to know.
//
// The two steps stand apart from the command, so that a test can go through every option: from the word to
// the variable (cli/verify/verify_options.h), and from the variable to what is handed on. An option that is read and then forgotten would
// change no verdict of a small board.
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
  uint64_t seed = 1;
  int threads = 1;
  int certify_points = 9;
  bool expect = false;
  bool json = false;
  bool record = false;
  bool list_claims = false;
};

// The claims of these names, all if none is named. InvalidArgument, with the good names, for one that is not known.
absl::StatusOr<std::set<std::string>> WantedClaims(const std::vector<std::string>& claims);

// Threads, memory, seed, points to certify, and the folder for certificates as they were given; without
// --memory what is free now. InvalidArgument if --memory is no number of bytes.
absl::StatusOr<claims::ClaimOptions> ClaimOptionsOf(const VerifyOptions& options, Progress* progress);

}  // namespace hotstone::answers

#endif  // HOTSTONE_ANSWERS_VERDICTS_VERIFY_QUESTION_H_
