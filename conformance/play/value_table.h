// Best play on small boards, from the table of values that enumeration computes.
//
// Under a rule set without history, a situation has for each side a value that it can force even if
// endless play counts as its loss (enumerate/values/intervals.h). Good moves keep that value; the
// moves that lead nearest to the end of the game come first. The measure of the sweeps proves that
// the first move suffices: a player who always plays it gets the value in a game that ends.
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

// The largest board, in points, that is solved on demand: 4x3 takes a quarter of a second, 4x4 some
// seconds.
inline constexpr int kTablePoints = 12;

// A legal move of the player to move, and what is known of the area difference that he gets by it:
// at least `low` even if endless play counts against him, at most `high` even if it counts for him.
struct KnownMove {
  std::optional<spec::Point> at;
  int low = 0;
  int high = 0;
};

// Called before anything is solved: the moves of which a stored table or plane knows something,
// the greatest `low` first and, among equals, the nearest to the end; nothing if it is for another
// board or other rules.
using StoredMoves = std::function<std::optional<std::vector<KnownMove>>(
    const spec::Situation& situation, const spec::RuleSet& rules)>;

// The text lines of hotstone-forced: what a stored result, such as a plane, forces in a situation;
// nothing if it is for another board or other rules.
using StoredForce = std::function<std::optional<std::string>(const spec::Situation& situation,
                                                             const spec::RuleSet& rules)>;

class ValueTable {
 public:
  explicit ValueTable(StoredMoves stored = nullptr);
  ~ValueTable();
  ValueTable(ValueTable&&) noexcept;
  ValueTable& operator=(ValueTable&&) noexcept;

  // In the order of StoredMoves. Nothing if there is no table (a larger board, rules with a history
  // or with handicap) and at the end of the game. A stored table that knows the situation answers
  // for a board of any size. The first question about a board and rules solves it; the table of the
  // last board and rules is kept.
  std::optional<std::vector<KnownMove>> Known(const spec::Situation& situation,
                                              const spec::RuleSet& rules);

  // The moves among them that keep the value of the player to move, best first; none if he can
  // force nothing.
  std::vector<spec::Move> GoodMoves(const spec::Situation& situation, const spec::RuleSet& rules);

 private:
  struct Solved;
  StoredMoves stored_;
  std::unique_ptr<Solved> solved_;
};

}  // namespace hotstone::conformance

#endif  // HOTSTONE_CONFORMANCE_PLAY_VALUE_TABLE_H_
