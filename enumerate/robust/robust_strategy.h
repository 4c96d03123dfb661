// Extracts a robust strategy from the table of robust bounds, as a solution
// (docs/explanation/determinacy.md#one-strategy-for-every-rule).
#ifndef HOTSTONE_ENUMERATE_ROBUST_ROBUST_STRATEGY_H_
#define HOTSTONE_ENUMERATE_ROBUST_ROBUST_STRATEGY_H_

#include <cstdint>
#include <vector>

#include "absl/status/statusor.h"
#include "base/progress.h"
#include "certify/solution/robust_hot.h"
#include "certify/solution/solution.h"
#include "enumerate/rules/board.h"
#include "enumerate/values/intervals.h"

namespace hotstone::enumerate {

struct RobustStart {
  spec::Position position;
  spec::Color to_move = spec::Color::kBlack;
};

// The goal: `side` forces `at_least` from `start`, and from each of the others.
struct RobustQuestion {
  spec::Color side = spec::Color::kBlack;
  int at_least = 0;
  spec::Position start;
  spec::Color to_move = spec::Color::kBlack;
  certify::RobustHot hot = certify::RobustHot::kSingle;
  certify::SolutionImages images = certify::SolutionImages::kEach;
  std::vector<RobustStart> others = {};  // on the same board
};

// The strategy, as far as its own play can reach: ascending records, ranked by the distance from
// the end. So of two positions of the board the one that the table says is nearer has no higher
// rank, whichever are listed. `table` comes from SolveRobust with question.hot and with the
// measure, for the board of question.start and of `grid`.
//
// FailedPrecondition if the bound of a start is below question.at_least, or if that is -points,
// which needs no strategy; ResourceExhausted beyond `most_entries`, or for ranks too large for a
// record; Cancelled if `progress` says stop; Internal if the table names no answer. Memory:
// some 100 bytes an entry.
absl::StatusOr<certify::Solution> FindRobustStrategy(const Grid& grid, const IntervalTable& table,
                                                     const RobustQuestion& question,
                                                     uint64_t most_entries, Progress* progress);

}  // namespace hotstone::enumerate

#endif  // HOTSTONE_ENUMERATE_ROBUST_ROBUST_STRATEGY_H_
