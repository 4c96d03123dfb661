// A game with memory whose values are queried, whatever its rule remembers and whichever search
// answers.
//
//   robust search      psk, ssk and nssk where two passes end the game (robust_search.h)
//   history search     fixed, and the others where more passes do (history_search.h)
//   cycle search       the rules about completed cycles (cycle_search.h)
#ifndef HOTSTONE_SEARCH_VALUES_ASKED_GAME_H_
#define HOTSTONE_SEARCH_VALUES_ASKED_GAME_H_

#include <cstdint>
#include <memory>

#include "absl/status/statusor.h"
#include "base/progress.h"
#include "enumerate/index/legal_index.h"
#include "search/history/history_limits.h"
#include "search/history/remaining_force.h"
#include "spec/rules/rule_set.h"

namespace hotstone::enumerate {
class IntervalTable;
}  // namespace hotstone::enumerate

namespace hotstone::search {

class RobustPlaces;
using SharedIntervals = std::shared_ptr<const enumerate::IntervalTable>;

class AskedGame {
 public:
  virtual ~AskedGame() = default;
  virtual HistoryAnswer Ask(int bound) = 0;
  virtual int move() const = 0;  // after Ask
  virtual uint64_t states() const = 0;
  virtual const HistoryState& state() const = 0;
  // The robust bounds for single hot stones that it rests on; null if it has none.
  virtual const RobustPlaces* places() const { return nullptr; }
  // Makes a legal move, a point or kNoPoint.
  virtual void Make(int at) = 0;
  // Takes back the last move made, if there is one.
  virtual void Undo() = 0;
};

enum class HistoryLeaves {
  kRobust,     // robust bounds, where the robust search knows the rules
  kRemaining,  // what plays not yet made can force, under all rules
};

// Which search answers under these rules, if such leaves are allowed.
bool AsksRobustBounds(const spec::RuleSet& rules, HistoryLeaves leaves);

// The approximate number of bytes that a game needs before a question is asked.
uint64_t AskedGameBytes(const enumerate::Grid& grid, const enumerate::LegalIndex& index,
                        const spec::RuleSet& rules, HistoryLeaves leaves);

// A game with nothing before it. The rules must have a value (NoHistoryValue), and `index` must
// outlive the game. `limits` bound the lessons and the trees. `robust` are the robust bounds for
// single hot stones, with the measure, if they are there already. Cancelled if `progress` says
// stop; ResourceExhausted for boards that are too large.
absl::StatusOr<std::unique_ptr<AskedGame>> AskGame(const enumerate::Grid& grid,
                                                   const enumerate::LegalIndex& index,
                                                   const spec::RuleSet& rules,
                                                   const HistoryState& start, HistoryLeaves leaves,
                                                   const HistoryLimits& limits, Progress* progress,
                                                   SharedIntervals robust = nullptr);

}  // namespace hotstone::search

#endif  // HOTSTONE_SEARCH_VALUES_ASKED_GAME_H_
