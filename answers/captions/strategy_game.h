// A strategy as a game that a page can play: every situation that it reaches, with the moves of the other
// side and the strategy's own, so that the page needs no rule of Go.
//
// A strategy (certify/strategy.h) is to keep a group or to take it, against every play of the other side;
// the checker has accepted it before it comes here. Its trees are walked by spec::Game as the checker walks
// them. Where a tree goes over to the list of positions, the rest is gone through by position: there the
// other side is granted every play that is legal apart from repetition, more than the rules may give him.
//
// One JSON object: rules, goal (keeps, takes or forces), at_least (of forces), group (its stones), owner,
// prover (B or W), first (a number of a node), nodes. A node has rows and to_move, passes if there are any,
// threats (B and W) if there are any, area (Black's minus White's), and then
//
//   moves   by name ("C3", "pass", "threat"), the number of the node that it leads to: of the prover the
//           one of the strategy, of the other side all
//   banned  empty points that a ko rule alone forbids to the other side, if there are any
//   end     instead of moves: gone (a stone of the group is removed), ended (the game is over, and the
//           group stands), settled (the group cannot be taken any more even if its owner only passes)
#ifndef HOTSTONE_ANSWERS_CAPTIONS_STRATEGY_GAME_H_
#define HOTSTONE_ANSWERS_CAPTIONS_STRATEGY_GAME_H_

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "absl/status/statusor.h"
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
  // Instead of a group: the area difference that the prover forces (forced_pages.h). The rules are then
  // those of the moves.
  std::optional<int> at_least = {};
};

// ResourceExhausted beyond `most` nodes; Internal for what CheckStrategy would refuse. Time and memory as
// CheckStrategy.
absl::StatusOr<StrategyGame> StrategyGameOf(const certify::Strategy& strategy, size_t most);

std::string StrategyGameJson(const StrategyGame& game);

}  // namespace hotstone::answers

#endif  // HOTSTONE_ANSWERS_CAPTIONS_STRATEGY_GAME_H_
