// Does conform find what it should? The toy engine with each mistake, asked like any engine.
//
// A mistake is run under the rules under which it shows (toy_bug.h), with the cases that are given, once on
// all boards and once for each of the sizes from which on it may be made; and the toy without a mistake under
// each of those rules. The engine is a child process behind the same client as real engines (gtp_client.h),
// so that a run of this is a run of conform. It is found if conform disagrees with it. A mistake that was not
// found, or a clean toy that was accused, fails the test.
//
// Of the cases those are asked that have the rules of the mistake, as a user would take them; if there are
// none, all, judged anew by these rules (conform_plan.h). Each case is planned once a rule set.
#ifndef HOTSTONE_CONFORMANCE_ASK_SELF_TEST_H_
#define HOTSTONE_CONFORMANCE_ASK_SELF_TEST_H_

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
  // Makes the command line of the toy: a mistake as ParseToySetup reads it, and a rule set.
  std::function<EngineCommand(const std::string& mistake, const std::string& rules)> toy;
  std::vector<std::pair<std::string, std::vector<formats::CaseLine>>> files;
  std::vector<int> sizes = {0, 9, 13, 19};  // from which on a mistake is made; 0 is everywhere
  // Mistakes by name; empty: all of them and the clean toy.
  std::vector<std::string> only;
  GtpLimits limits;
  // Told before each run; false stops.
  std::function<bool(const std::string& mistake, uint64_t done, uint64_t total)> progress;
};

struct SelfTestRow {
  std::string mistake;  // "no-ko", "no-ko@13", "clean"
  std::string does;
  std::string rules;
  bool good = false;  // found; of the clean toy: nothing was held against it
  std::string verdict;
  std::vector<std::string> groups;  // by name, the largest first
  bool named = false;               // there is one group, and the mistake is its name or among those like it
  int64_t disagreements = 0;
  std::string board;  // of the first example
  std::string moves;  // that lead to it, and the question itself
  int moves_count = -1;
};

struct SelfTestResult {
  std::vector<SelfTestRow> rows;
  bool stopped = false;
  bool Good() const;
};

// Errors are those of starting the toy; a mistake that crashes it is one, too.
absl::StatusOr<SelfTestResult> RunSelfTest(const SelfTestOptions& options);

// The table, and what it comes to.
std::string SelfTestText(const SelfTestResult& result);
std::vector<std::string> SelfTestJson(const SelfTestResult& result);

}  // namespace hotstone::conformance

#endif  // HOTSTONE_CONFORMANCE_ASK_SELF_TEST_H_
