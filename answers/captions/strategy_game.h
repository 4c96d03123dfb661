// A strategy as a game that a page can play: every situation that it reaches, with the other side's
// moves and the strategy's own, so the page needs no rule of Go.
//
// A strategy (certify/strategy.h) must keep or take a group against every play of the other side;
// the checker has accepted it before it comes here. spec::Game walks its trees as the checker does.
// Where a tree passes into the list of positions, the rest is walked by position: there the other
// side gets every play that is legal apart from repetition, which may be more than the rules allow.
//
// One JSON object: rules, goal (keeps, takes or forces), at_least (for forces), group (its stones),
// owner, prover (B or W), first (a node number), nodes. A node has rows and to_move, passes if
// there are any, threats (B and W) if there are any, area (Black's minus White's), and then
//
//   moves   by name ("C3", "pass", "threat"), the number of the node that it leads to: for the
//           prover only the strategy's move, for the other side all moves
//   banned  empty points that only a ko rule forbids to the other side, if there are any
//   end     instead of moves: gone (a stone of the group is removed), ended (the game is over, and
//           the group is alive), settled (the group cannot be taken any more even if its owner only
//           passes)
#ifndef HOTSTONE_ANSWERS_CAPTIONS_STRATEGY_GAME_H_
#define HOTSTONE_ANSWERS_CAPTIONS_STRATEGY_GAME_H_

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "absl/status/statusor.h"
#include "answers/shown/shown.h"
#include "certify/strategy.h"
#include "certify/strategy_list.h"
#include "spec/rules/situation.h"

namespace hotstone::answers {

struct ThreatsLeft {
  int black = 0;
  int white = 0;
  int& Of(spec::Color c) { return c == spec::Color::kBlack ? black : white; }
  friend auto operator<=>(const ThreatsLeft&, const ThreatsLeft&) = default;
};

struct StrategyNode {
  spec::Situation situation;
  ThreatsLeft threats;
  std::vector<std::pair<std::string, uint32_t>> moves;
  std::vector<std::string> banned;
  const char* end = nullptr;  // as above
};

struct StrategyGame {
  spec::RuleSet rules;
  certify::StrategyGroup group;
  uint32_t first = 0;
  std::vector<StrategyNode> nodes;
  // Instead of a group: the area difference that the prover forces (forced_pages.h). `rules` then
  // govern the moves.
  std::optional<int> at_least = {};
};

// ResourceExhausted beyond `most` nodes; Internal for anything that CheckStrategy would refuse.
// Time and memory as for CheckStrategy.
absl::StatusOr<StrategyGame> StrategyGameOf(const certify::Strategy& strategy, size_t most);

// JSON only.
Shown Describe(const StrategyGame& game);

}  // namespace hotstone::answers

#endif  // HOTSTONE_ANSWERS_CAPTIONS_STRATEGY_GAME_H_
