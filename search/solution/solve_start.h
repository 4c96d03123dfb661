// The start of a solution: a position, and the moves that are played from it first.
#ifndef HOTSTONE_SEARCH_SOLUTION_SOLVE_START_H_
#define HOTSTONE_SEARCH_SOLUTION_SOLVE_START_H_

#include <string>

#include "absl/status/statusor.h"
#include "spec/board/position.h"
#include "spec/rules/situation.h"

namespace hotstone::search {

// The situation after the moves, written as "B:C3 W:D3", by basic ko. to_move: B or W.
// InvalidArgument for moves that are illegal or out of turn, and if the last move was a pass or
// left a ko that may not be taken back, which the header of a solution cannot express.
absl::StatusOr<spec::Situation> SolveStart(const spec::Position& position,
                                           const std::string& to_move, const std::string& moves);

}  // namespace hotstone::search

#endif  // HOTSTONE_SEARCH_SOLUTION_SOLVE_START_H_
