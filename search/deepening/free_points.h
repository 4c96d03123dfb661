// A solution made smaller: one record for all positions that differ only where it does not matter
// (certify/solution/free_points_check.h).
#ifndef HOTSTONE_SEARCH_DEEPENING_FREE_POINTS_H_
#define HOTSTONE_SEARCH_DEEPENING_FREE_POINTS_H_

#include <vector>

#include "absl/status/statusor.h"
#include "base/progress.h"
#include "certify/solution/solution.h"

namespace hotstone::search {

// The same claim by records with free points, at most as many. Requires a solution whose header
// allows free_points, of at most StoneSets::kMostPoints points. The result is not checked: records
// that prove nothing give a solution that is refused. FailedPrecondition if a record cannot be
// met; Cancelled; ResourceExhausted. O(records x points^3 x records with the same own stones) at
// worst; 60 bytes a record.
absl::StatusOr<certify::Solution> WithFreePoints(const certify::Solution& solution,
                                                 Progress* progress);

}  // namespace hotstone::search

#endif  // HOTSTONE_SEARCH_DEEPENING_FREE_POINTS_H_
