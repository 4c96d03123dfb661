// Best play on small boards, from the table of values that enumeration gives.
//
// Where a rule set has no history a situation has, for each side, a value that it can force even if endless
// play counts as its loss (enumerate/values/intervals.h). Good moves keep that value; those come first that
// lead nearest to the end of the game. The measure of the sweeps proves that the first of them does: who
// always plays it gets the value in a game that ends.
#ifndef HOTSTONE_CONFORMANCE_PLAY_VALUE_TABLE_H_
#define HOTSTONE_CONFORMANCE_PLAY_VALUE_TABLE_H_

#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "spec/board/move.h"
#include "spec/rules/rule_set.h"

namespace hotstone::spec {
struct Situation;
}  // namespace hotstone::spec

namespace hotstone::conformance {

// The largest board, in points, that is solved on the way: 4x3 takes a quarter of a second, 4x4 some
// seconds.
inline constexpr int kTablePoints = 12;

// Asked before anything is solved: the moves that a stored table names, best first; nothing at all if it is of
// another board or of other rules.
using StoredMoves = std::function<std::optional<std::vector<spec::Move>>(const spec::Situation& situation,
                                                                         const spec::RuleSet& rules)>;

// What something stored, a plane say, forces in a situation, for hotstone-forced: lines of text; nothing if
// it is of another board or of other rules.
using StoredForce =
    std::function<std::optional<std::string>(const spec::Situation& situation, const spec::RuleSet& rules)>;

class ValueTable {
 public:
  explicit ValueTable(StoredMoves stored = nullptr);
  ~ValueTable();
  ValueTable(ValueTable&&) noexcept;
  ValueTable& operator=(ValueTable&&) noexcept;

  // The moves of the player to move that keep his value, best first. Empty where there is no table (a larger
  // board, rules with a history or with handicap), where he can force nothing, and at the end of the game.
  // A stored table that knows the situation answers for a board of any size.
  // The first question about a board and rules solves it; the table of the last board and rules is kept.
  std::vector<spec::Move> GoodMoves(const spec::Situation& situation, const spec::RuleSet& rules);

 private:
  struct Solved;
  StoredMoves stored_;
  std::unique_ptr<Solved> solved_;
};

}  // namespace hotstone::conformance

#endif  // HOTSTONE_CONFORMANCE_PLAY_VALUE_TABLE_H_
