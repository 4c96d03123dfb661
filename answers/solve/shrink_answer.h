// `hotstone shrink`: a solution with fewer records, each for all positions that differ only where
// it does not matter.
#ifndef HOTSTONE_ANSWERS_SOLVE_SHRINK_ANSWER_H_
#define HOTSTONE_ANSWERS_SOLVE_SHRINK_ANSWER_H_

#include <cstdint>
#include <string>

#include "absl/status/statusor.h"
#include "answers/shown/shown.h"
#include "certify/solution/solution_check.h"

namespace hotstone::answers {

struct ShrinkQuestion {
  std::string solution;  // paths
  std::string out;
  std::string memory;
};

struct ShrinkAnswer {
  ShrinkQuestion question;
  uint64_t entries_before = 0;
  certify::SolutionChecked checked;  // of the new one
  uint64_t bytes_before = 0;
  uint64_t bytes = 0;
};

// Writes the file, after the checker has accepted what is in it. InvalidArgument for a solution of
// another kind or one that has free points already, for a record that is not met, and if both files
// are one; ResourceExhausted beyond the memory limit; Cancelled.
absl::StatusOr<ShrinkAnswer> AskShrink(const ShrinkQuestion& question);

Shown Describe(const ShrinkAnswer& answer);

}  // namespace hotstone::answers

#endif  // HOTSTONE_ANSWERS_SOLVE_SHRINK_ANSWER_H_
