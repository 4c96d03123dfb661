// Counts the positions of a board that have one value under every rule that one kind of robust
// strategy covers: those whose robust bounds meet (robust_bounds.h).
#ifndef HOTSTONE_ENUMERATE_ROBUST_ROBUST_COUNT_H_
#define HOTSTONE_ENUMERATE_ROBUST_ROBUST_COUNT_H_

#include <cstdint>

#include "absl/status/statusor.h"
#include "base/progress.h"
#include "certify/solution/robust_hot.h"
#include "enumerate/rules/board.h"

namespace hotstone::enumerate {

struct RobustCount {
  uint64_t positions = 0;  // with Black to move, as all here
  uint64_t same = 0;       // bounds that meet
  int empty_lower = 0;     // the bounds of the empty board
  int empty_upper = 0;
};

// Errors as in SolveRobust.
absl::StatusOr<RobustCount> CountRobust(const Grid& grid, certify::RobustHot hot, int threads,
                                        Progress* progress);

}  // namespace hotstone::enumerate

#endif  // HOTSTONE_ENUMERATE_ROBUST_ROBUST_COUNT_H_
