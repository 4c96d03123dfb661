// Extracts a robust strategy from the table of robust bounds, as a solution
// (docs/explanation/determinacy.md#one-strategy-for-every-rule).
#ifndef HOTSTONE_ENUMERATE_ROBUST_ROBUST_STRATEGY_H_
#define HOTSTONE_ENUMERATE_ROBUST_ROBUST_STRATEGY_H_

#include <cstdint>

#include "absl/status/statusor.h"
#include "base/progress.h"
#include "certify/solution/robust_hot.h"
#include "certify/solution/solution.h"
#include "enumerate/rules/board.h"
#include "enumerate/values/intervals.h"

namespace hotstone::enumerate {

// The goal: `side` forces `at_least` from `start`.
struct RobustQuestion {
  spec::Color side = spec::Color::kBlack;
  int at_least = 0;
  spec::Position start;
  spec::Color to_move = spec::Color::kBlack;
  certify::RobustHot hot = certify::RobustHot::kSingle;
  certify::SolutionImages images = certify::SolutionImages::kEach;
};

// The strategy, as far as its own play can reach: ascending records, with the smallest ranks that
// the answers allow. `table` comes from SolveRobust with question.hot and with the measure, for the
// board of question.start and of `grid`.
//
// FailedPrecondition if the bound of the start is below question.at_least, or if that is -points,
// which needs no strategy; ResourceExhausted beyond `most_entries`, or for ranks too large for a
// record; Cancelled if `progress` says stop; Internal if the table leads round in a circle. Memory:
// some 100 bytes an entry.
absl::StatusOr<certify::Solution> FindRobustStrategy(const Grid& grid, const IntervalTable& table,
                                                     const RobustQuestion& question,
                                                     uint64_t most_entries, Progress* progress);

}  // namespace hotstone::enumerate

#endif  // HOTSTONE_ENUMERATE_ROBUST_ROBUST_STRATEGY_H_
