// The exact value of a game under a rule that looks back at the game and ends every play.
//
// Under psk, ssk, nssk, fixed, second-cycle, starter, and disturber where `unnamed` binds a player,
// every play ends (docs/explanation/termination.md). So each position with its history has one
// value, by backward induction. Without hot stones it lies in the interval that either side forces
// whatever is repeated (values/intervals.h). Questions "does Black reach this bound?" narrow it,
// each answered by a proof (asked_game.h chooses the search). The first bound is a guess: what is
// forced under basic ko if an endless play is a draw. If a limit is reached, the result is bounds
// instead of a value.
//
// A line of play in which each side keeps the value demonstrates it: at each ply the player to move
// is asked again, given what has been played, and makes the move that the proof names.
//
// Under psk and ssk 4x4 takes about ten seconds, mostly for the robust bounds
// (docs/explanation/determinacy.md).
#ifndef HOTSTONE_SEARCH_VALUES_HISTORY_VALUE_H_
#define HOTSTONE_SEARCH_VALUES_HISTORY_VALUE_H_

#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <vector>

#include "absl/status/statusor.h"
#include "base/progress.h"
#include "enumerate/index/legal_index.h"
#include "search/history/history_limits.h"
#include "search/values/asked_game.h"
#include "search/values/bound_questions.h"
#include "spec/rules/rule_set.h"

namespace hotstone::search {

struct HistoryValueOptions {
  HistoryLimits limits;
  HistoryLeaves leaves = HistoryLeaves::kRobust;
  std::optional<HistoryBounds> known;  // from an earlier run: lo <= value <= hi
  int plies = 0;                       // at most, in the line
  // Called after each question.
  std::function<void(const HistoryBounds&)> proved;
};

struct HistoryValue {
  HistoryBounds bounds;    // of Black's area difference without compensation; equal: the value
  std::string limit;       // why they are not equal
  uint64_t states = 0;     // examined
  std::vector<int> line;   // points, kNoPoint for a pass
  bool line_ends = false;  // at the end of the game
  bool exact() const { return bounds.lo == bounds.hi; }
};

// Why values under a rule set are not searched; nothing if they are.
std::optional<std::string> NoHistoryValue(const spec::RuleSet& rules);

// The value of a position with nothing before it. Unimplemented if NoHistoryValue gives a reason;
// ResourceExhausted if neither the intervals nor the plays of the board fit limits.bytes (bounds
// with a limit if the intervals do); InvalidArgument if the known bounds are invalid.
absl::StatusOr<HistoryValue> SolveWithHistory(const enumerate::Grid& grid,
                                              const enumerate::LegalIndex& index,
                                              const spec::RuleSet& rules,
                                              enumerate::Stones black_as_own, int player,
                                              const HistoryValueOptions& options,
                                              Progress* progress);

}  // namespace hotstone::search

#endif  // HOTSTONE_SEARCH_VALUES_HISTORY_VALUE_H_
