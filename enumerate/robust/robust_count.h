// How many positions of a board have one value under every rule that a robust strategy of one kind is good for: those
// whose robust bounds meet (robust_bounds.h).
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

// Errors as of SolveRobust.
absl::StatusOr<RobustCount> CountRobust(const Grid& grid, certify::RobustHot hot, int threads,
                                        Progress* progress);

}  // namespace hotstone::enumerate

#endif  // HOTSTONE_ENUMERATE_ROBUST_ROBUST_COUNT_H_
