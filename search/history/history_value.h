// The exact value of a game under a rule that looks back at the game and ends every play.
//
// Under psk, ssk, nssk, fixed, second-cycle, starter, and disturber where `unnamed` binds somebody, every
// play ends (docs/explanation/termination.md), so that each position with its history has one
// value, by backward induction. Without hot stones it lies in the interval that either side forces
// whatever is repeated
// (values/intervals.h). It is narrowed down by one question "does Black reach this bound?" after the other,
// each answered by a proof (asked_game.h says by which search); the first is about a guess: what is forced
// under basic ko if an endless play is a draw. What is known is kept if a limit is reached: then there are
// bounds instead of a value.
//
// A line of play in which each side keeps the value shows it: at each ply the player to move is asked his
// question anew, with what has been played, and makes the move that his proof names.
//
// Under psk and ssk 4x4 takes some ten seconds, most of them for the robust bounds (docs/explanation/determinacy.md).
#ifndef HOTSTONE_SEARCH_HISTORY_HISTORY_VALUE_H_
#define HOTSTONE_SEARCH_HISTORY_HISTORY_VALUE_H_

#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <vector>

#include "absl/status/statusor.h"
#include "base/progress.h"
#include "enumerate/index/legal_index.h"
#include "search/history/asked_game.h"
#include "search/history/history_limits.h"
#include "spec/rules/rule_set.h"

namespace hotstone::search {

struct HistoryBounds {
  int lo = 0;
  int hi = 0;
  friend bool operator==(const HistoryBounds&, const HistoryBounds&) = default;
};

struct HistoryValueOptions {
  HistoryLimits limits;
  HistoryLeaves leaves = HistoryLeaves::kRobust;
  std::optional<HistoryBounds> known;  // from an earlier run: lo <= value <= hi
  int plies = 0;                       // of the line at most
  // Called after each question.
  std::function<void(const HistoryBounds&)> proved;
};

struct HistoryValue {
  HistoryBounds bounds;    // of the area difference for Black, compensation left out; equal: the value
  std::string limit;       // why they are not equal
  uint64_t states = 0;     // looked at
  std::vector<int> line;   // points, kNoPoint for a pass
  bool line_ends = false;  // with the end of the game
  bool exact() const { return bounds.lo == bounds.hi; }
};

// Why the value under a rule set is not searched; nothing if it is.
std::optional<std::string> NoHistoryValue(const spec::RuleSet& rules);

// The value of a position with nothing before it. Unimplemented if NoHistoryValue has something to say;
// ResourceExhausted if neither the intervals nor the plays of the board fit limits.bytes (bounds with a limit
// if the intervals do); InvalidArgument if the known bounds are none.
absl::StatusOr<HistoryValue> SolveWithHistory(const enumerate::Grid& grid, const enumerate::LegalIndex& index,
                                              const spec::RuleSet& rules, enumerate::Stones black_as_own,
                                              int player, const HistoryValueOptions& options,
                                              Progress* progress);

}  // namespace hotstone::search

#endif  // HOTSTONE_SEARCH_HISTORY_HISTORY_VALUE_H_
