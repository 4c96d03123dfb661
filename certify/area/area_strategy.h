// Certificates of area: one side forces an area difference in a game with its whole history.
//
// The certificate has one tree, played from a situation without a past. Its steps are written in
// the order of a walk. At a situation in which the game goes on there is one of
//
//   A1 | pass   the side is to move, and this is its move; then the step after it
//   *           the opponent is to move; then the steps after each of his moves: plays in the order
//               of the points, then the pass
//   !           from here on the side follows a robust solution, a file of its own
//               (robust_leaves.h); if the opponent is to move, after each of his moves
//
// Where the game has ended there is no step, and the area is what was claimed or better. So every
// line of the tree ends, and the rule set may be any: nothing relies on a rule that ends the game.
//
// The file, in the format of certificate.h: lines in this order and spelling only.
//
//   hotstone-certificate 1
//   kind area
//   board COLSxROWS
//   rules RULE-SET
//   side B|W
//   at-least T                area difference for that side, -points < T <= points
//   robust NAME|-             a file in the same folder; - if no step needs one
//   start B|W ROWS            player to move; rows from the top joined by '/'
//   steps N                   then the steps, twenty a line, separated by blanks
#ifndef HOTSTONE_CERTIFY_AREA_AREA_STRATEGY_H_
#define HOTSTONE_CERTIFY_AREA_AREA_STRATEGY_H_

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "absl/status/statusor.h"
#include "base/progress.h"
#include "certify/check.h"
#include "spec/board/position.h"
#include "spec/rules/rule_set.h"

namespace hotstone::certify {

class RobustLeaves;

struct AreaStep {
  enum class Kind { kMove, kAll, kRobust };
  Kind kind = Kind::kAll;
  std::optional<spec::Point> at;  // kMove; nothing: a pass

  friend bool operator==(const AreaStep&, const AreaStep&) = default;
};

struct AreaStrategy {
  spec::RuleSet rules;
  spec::Color side = spec::Color::kBlack;
  int at_least = 0;
  std::string robust;  // empty: none
  spec::Position start;
  spec::Color to_move = spec::Color::kBlack;
  std::vector<AreaStep> steps;
};

// Whether a file of solutions may have this name: letters, digits, '.', '_' and '-', and no '.' in
// front, so that it lies in the folder of the certificate.
bool IsRobustName(std::string_view name);

// The text of the file.
std::string AreaText(const AreaStrategy& strategy);

// Reads the text strictly, without judging its content; errors have `name` before the line.
// InvalidArgument for anything but what AreaText writes.
absl::StatusOr<AreaStrategy> ParseArea(std::string_view text, std::string_view name);

// The file appears whole or not at all. Unavailable with the path and the system's reason if that
// fails.
absl::Status WriteArea(const std::string& path, const AreaStrategy& strategy);

// Accepts or refuses, by spec/ alone (area_check.cc). `leaves` may be null: then every step `!` is
// refused. FailedPrecondition with the reason and the situation if refused; InvalidArgument for
// rules that this kind does not cover: a handicap and capture_ends; Cancelled if `progress` says
// stop. A line of more than 1000 plies is also refused. O(steps x plies x points).
absl::StatusOr<Checked> CheckArea(const AreaStrategy& strategy, const RobustLeaves* leaves,
                                  Progress* progress = nullptr);

}  // namespace hotstone::certify

#endif  // HOTSTONE_CERTIFY_AREA_AREA_STRATEGY_H_
