// Certificates of strategies: a group is kept or taken, no matter what the other side does.
//
// Section 8 of the formal model defines keeps and takes. A group is the chain at a point at the
// start. It is lost as soon as either player removes one of its stones. Besides its moves the game
// has *threats*: a player to move who has a threat left may use it up instead; the opponent answers
// it elsewhere. The position and the player to move are then the same as before, hot stones have
// cooled, and the row of passes is broken. Something elsewhere has changed for good, so no earlier
// situation of the whole board can recur: the cycle layer starts afresh, and so do the pauses that
// `resume=dispute` records.
//
// The prover is the group's owner for `keeps` and the other player for `takes`. The certificate
// contains the prover's moves; the checker makes the opponent's, all that the law permits. It has
// two parts.
//
// Trees are played as games with their whole history. A tree starts from a situation without a
// past. Its steps are written in the order of a walk. At a situation that has neither ended nor
// lost the group there is one of
//
//   A1 | pass | threat   the prover is to move, and this is his move; then the step after it
//   *       the opponent is to move; then the steps after each of his moves: plays in the order of
//           the points, the pass, the threat if he has one
//   =       the group is settled (settled.h): the owner passes for ever. keeps only
//   ~       the list of positions has a strategy from here
//   ^       the same situation, with the same threats, occurred on the way here: continue as there.
//           keeps only, and only under rules without history
//   #N      the ply before was a threat, and tree N, which comes earlier, starts from this
//           situation
//
// The list of positions is for strategies in which every play of the prover makes a position that
// was never on the board. No rule of repetition ever forbids such a play (strategy_list.h has the
// lemma), so the history need not be known. A position is one line: its rows, then
//
//   =            the group is settled. keeps only. The line contains nothing else
//   *            the opponent is to move here, too; he has every play that is legal apart from hot
//                stones and repetition, and the pass
//   C3           the prover is to move and no stone is hot: he plays there
//   C3/A1+B2     the prover is to move and hot stones forbid him to play at A1 and B2
//   pass, pass/A1   he passes. keeps only, and then the line has a `*`
//
// and every play leads to a position earlier in the list. With `*` for keeps, a pass answers the
// opponent's pass.
//
// The file, in the format of certificate.h: lines in this order and spelling only.
//
//   hotstone-certificate 1
//   kind strategy
//   board COLSxROWS
//   rules RULE-SET
//   goal keeps|takes POINT
//   positions N             then N lines
//   trees N                 then two lines per tree; the last tree is the claim
//   tree B|W BLACK WHITE ROWS    player to move, threats of either side, position
//   STEP STEP ...
#ifndef HOTSTONE_CERTIFY_STRATEGY_H_
#define HOTSTONE_CERTIFY_STRATEGY_H_

#include <cstdint>
#include <optional>
#include <set>
#include <string>
#include <string_view>
#include <vector>

#include "absl/status/statusor.h"
#include "certify/check.h"
#include "spec/board/position.h"
#include "spec/rules/rule_set.h"

namespace hotstone::certify {

enum class StrategyGoal { kKeeps, kTakes };

struct StrategyStep {
  enum class Kind { kMove, kThreat, kAll, kSettled, kListed, kBack, kTree };
  Kind kind = Kind::kAll;
  std::optional<spec::Point> at;  // kMove; nothing: a pass
  uint32_t tree = 0;              // kTree: its number, from 0

  friend bool operator==(const StrategyStep&, const StrategyStep&) = default;
};

struct StrategyTree {
  spec::Position start;
  spec::Color to_move = spec::Color::kBlack;
  int black_threats = 0;
  int white_threats = 0;
  std::vector<StrategyStep> steps;
};

struct StrategyAnswer {
  std::set<spec::Point> bans;
  std::optional<spec::Point> at;  // nothing: a pass
};

struct StrategyPosition {
  spec::Position position;
  bool settled = false;
  bool opponent_to_move = false;
  std::vector<StrategyAnswer> answers;  // by their bans, ascending
};

struct Strategy {
  spec::RuleSet rules;
  StrategyGoal goal = StrategyGoal::kKeeps;
  spec::Point group;
  std::vector<StrategyPosition> positions;
  std::vector<StrategyTree> trees;  // at least one
};

// The text of the file.
std::string StrategyText(const Strategy& strategy);

// Reads the text strictly, without judging its content; errors have `name` before the line.
// InvalidArgument for anything but what StrategyText writes.
absl::StatusOr<Strategy> ParseStrategy(std::string_view text, std::string_view name);

// The file appears whole or not at all. Unavailable with the path and the system's reason if that
// fails.
absl::Status WriteStrategy(const std::string& path, const Strategy& strategy);

// Accepts or refuses, by spec/ alone (strategy_check.cc). FailedPrecondition with the reason and
// the situation if refused; InvalidArgument or Unimplemented for rules that this kind does not
// cover: a handicap, capture_ends, and cycle_colour=either with a list of positions. A line of more
// than 1000 plies is also refused. O(steps x points^3).
absl::StatusOr<Checked> CheckStrategy(const Strategy& strategy);

}  // namespace hotstone::certify

#endif  // HOTSTONE_CERTIFY_STRATEGY_H_
