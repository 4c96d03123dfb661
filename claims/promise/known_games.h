// Games that never end, each on a board as small as we know, to be tried under any rule set.
//
// A game is the moves of a lasso: a stem from the empty board, and a cycle. Whether it is a play
// under a rule set, and goes on for ever, is for certify::CheckLasso to say, which is asked each
// time; nothing here relies on how the games were found. Those of up to six points were found by
// `verify --claims termination`, two of them under classes by removal; the last is a double ko in
// which the players pass in turn.
#ifndef HOTSTONE_CLAIMS_PROMISE_KNOWN_GAMES_H_
#define HOTSTONE_CLAIMS_PROMISE_KNOWN_GAMES_H_

#include <optional>
#include <string>
#include <vector>

#include "spec/board/board.h"
#include "spec/rules/rule_set.h"

namespace hotstone::certify {
struct Lasso;
}  // namespace hotstone::certify

namespace hotstone::claims {

struct KnownGame {
  std::string id;     // "double-ko"
  std::string words;  // what happens in the cycle
  spec::BoardSize size;
  std::vector<std::optional<spec::Point>> stem;  // a pass is nothing
  std::vector<std::optional<spec::Point>> cycle;
};

// By points of the board.
const std::vector<KnownGame>& KnownGames();

// The game under these rules, for the checker.
certify::Lasso LassoOf(const KnownGame& game, const spec::RuleSet& rules);

// The first game of the list that is endless under these rules, as the checker says; null if none
// is. Plays each game by the whole law.
const KnownGame* EndlessUnder(const spec::RuleSet& rules);

}  // namespace hotstone::claims

#endif  // HOTSTONE_CLAIMS_PROMISE_KNOWN_GAMES_H_
