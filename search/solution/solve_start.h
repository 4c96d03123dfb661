// Where a solution begins: a position, and the moves that are played from there first.
#ifndef HOTSTONE_SEARCH_SOLUTION_SOLVE_START_H_
#define HOTSTONE_SEARCH_SOLUTION_SOLVE_START_H_

#include <string>

#include "absl/status/statusor.h"
#include "spec/board/position.h"
#include "spec/rules/situation.h"

namespace hotstone::search {

// After the moves, written as "B:C3 W:D3", by basic ko. to_move: B or W. InvalidArgument for moves that are
// not legal or out of turn, and where a pass or a ko that may not be taken back came last, which the header
// of a solution cannot say.
absl::StatusOr<spec::Situation> SolveStart(const spec::Position& position, const std::string& to_move,
                                           const std::string& moves);

}  // namespace hotstone::search

#endif  // HOTSTONE_SEARCH_SOLUTION_SOLVE_START_H_
