// The answers of `hotstone check`: an expectation that is not met, and the totals.
#ifndef HOTSTONE_ANSWERS_CONFORMANCE_CHECK_ANSWER_H_
#define HOTSTONE_ANSWERS_CONFORMANCE_CHECK_ANSWER_H_

#include <cstdint>
#include <string>

#include "answers/shown/shown.h"

namespace hotstone::conformance {
struct CaseFinding;
}  // namespace hotstone::conformance

namespace hotstone::answers {

// A finding on the case with this id in this line of the file.
Shown DescribeFinding(const std::string& file, int line, const std::string& id,
                      const conformance::CaseFinding& finding);

struct CheckTally {
  int64_t files = 0;     // read
  int64_t rejected = 0;  // unreadable or malformed
  int64_t cases = 0;
  int64_t expectations = 0;
  int64_t failed = 0;
  int64_t unknown = 0;

  void Add(const CheckTally& more);
};

// The exit codes have the precedence of docs/reference/commands.md.
Shown Describe(const CheckTally& tally);

}  // namespace hotstone::answers

#endif  // HOTSTONE_ANSWERS_CONFORMANCE_CHECK_ANSWER_H_
