// Tests that conform finds every seeded mistake: the toy engine with each mistake, asked like any
// engine.
//
// A mistake is run under the rules under which it shows (toy_bug.h), with the given cases, once on
// all boards and once for each size from which the mistake may start; the toy without a mistake is
// run under each of those rules. The engine is a child process behind the same client as real
// engines (gtp_client.h), so this runs conform itself. A mistake is found if conform disagrees with
// it. A mistake that was not found, or a clean toy that was accused, fails the test.
//
// The cases asked are the ones with the rules of the mistake, just as a user would select them; if
// there are none, all cases are asked, judged anew by these rules (conform_plan.h). Each case is
// planned once per rule set.
#ifndef HOTSTONE_CONFORMANCE_TRIAL_SELF_TEST_H_
#define HOTSTONE_CONFORMANCE_TRIAL_SELF_TEST_H_

#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <vector>

#include "absl/status/statusor.h"
#include "conformance/ask/conform_run.h"
#include "formats/case/case_reader.h"

namespace hotstone::conformance {

struct SelfTestOptions {
  // Makes the command line of the toy from a mistake, as ParseToySetup reads it, and a rule set.
  std::function<EngineCommand(const std::string& mistake, const std::string& rules)> toy;
  std::vector<std::pair<std::string, std::vector<formats::CaseLine>>> files;
  std::vector<int> sizes = {0, 9, 13, 19};  // smallest board with the mistake; 0: every board
  // Mistakes by name; empty means all of them and the clean toy.
  std::vector<std::string> only;
  GtpLimits limits;
  // Called before each run; false stops the test.
  std::function<bool(const std::string& mistake, uint64_t done, uint64_t total)> progress;
};

struct SelfTestRow {
  std::string mistake;  // "no-ko", "no-ko@13", "clean"
  std::string does;
  std::string rules;
  bool good = false;  // found; for the clean toy: not accused of anything
  std::string verdict;
  std::vector<std::string> groups;  // by name, the largest first
  bool named = false;               // one group only, named after the mistake or like it
  int64_t disagreements = 0;
  std::string board;  // of the first example
  std::string moves;  // the moves leading there, and the question itself
  int moves_count = -1;
};

struct SelfTestResult {
  std::vector<SelfTestRow> rows;
  bool stopped = false;
  bool Good() const;
};

// Fails if the toy cannot be started; a mistake that crashes it is an error, too.
absl::StatusOr<SelfTestResult> RunSelfTest(const SelfTestOptions& options);

// The table and the overall result.
std::string SelfTestText(const SelfTestResult& result);
std::vector<std::string> SelfTestJson(const SelfTestResult& result);

}  // namespace hotstone::conformance

#endif  // HOTSTONE_CONFORMANCE_TRIAL_SELF_TEST_H_
