// What the command line of `hotstone verify` says, and what of it the claims are to know.
//
// The two steps stand apart from the command, so that a test can go through every option: from the word to
// the variable, and from the variable to what is handed on. An option that is read and then forgotten would
// change no verdict of a small board.
#ifndef HOTSTONE_CLI_VERIFY_VERIFY_OPTIONS_H_
#define HOTSTONE_CLI_VERIFY_VERIFY_OPTIONS_H_

#include <cstdint>
#include <set>
#include <string>
#include <vector>

#include "absl/status/statusor.h"
#include "base/progress.h"
#include "claims/claim_options.h"
#include "cli/terminal/command_line.h"

namespace hotstone::cli {

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

// The options of the command, each into its variable; `options` must live until the line is parsed.
void AddVerifyOptions(Command& command, VerifyOptions& options);

// The claims of these names, all if none is named. InvalidArgument, with the good names, for one that is not known.
absl::StatusOr<std::set<std::string>> WantedClaims(const std::vector<std::string>& claims);

// Threads, memory, seed, points to certify, and the folder for certificates as they were given; without
// --memory what is free now. InvalidArgument if --memory is no number of bytes.
absl::StatusOr<claims::ClaimOptions> ClaimOptionsOf(const VerifyOptions& options, Progress* progress);

}  // namespace hotstone::cli

#endif  // HOTSTONE_CLI_VERIFY_VERIFY_OPTIONS_H_
