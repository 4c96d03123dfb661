// The goal of a strategy: a group, to be kept by its owner or taken by the other player.
//
//   keeps   the owner has a strategy under which no stone of the group is ever removed, to the end
//           of the game or forever
//   takes   the opponent has one that removes a stone of it in finite time
//
// Exactly one of the two holds, because taking is decided in finite time (Gale and Stewart 1953).
// The group is the chain at a point at the start; it does not matter who removes a stone of it.
#ifndef HOTSTONE_SEARCH_STRATEGY_GOAL_H_
#define HOTSTONE_SEARCH_STRATEGY_GOAL_H_

#include "enumerate/rules/board.h"

namespace hotstone::search {

struct Group {
  enumerate::BitBoard stones = 0;
  int owner = 0;  // 0 Black, 1 White
};

enum class Goal { kKeeps, kTakes };

// The player who has to reach the goal.
inline int ProverOf(Goal goal, const Group& group) {
  return goal == Goal::kKeeps ? group.owner : 1 - group.owner;
}

}  // namespace hotstone::search

#endif  // HOTSTONE_SEARCH_STRATEGY_GOAL_H_
