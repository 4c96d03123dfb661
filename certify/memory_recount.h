// A second count of the states of games under superko by the literal law alone: breadth first over
// spec::Game, each state being the situation and an ordered set of what the rule remembers, written
// out. Slow and obviously right; `verify` compares the enumerator's count with it.
#ifndef HOTSTONE_CERTIFY_MEMORY_RECOUNT_H_
#define HOTSTONE_CERTIFY_MEMORY_RECOUNT_H_

#include <cstdint>

#include "absl/status/statusor.h"
#include "spec/board/board.h"
#include "spec/rules/rule_set.h"

namespace hotstone::certify {

struct MemoryRecount {
  uint64_t states = 0;       // finished ones too
  uint64_t transitions = 0;  // legal moves
  uint64_t finished = 0;
  int depth = 0;  // plies to the state farthest from the start
};

// Counts the states reachable from the empty board, Black to move. Unimplemented for rules other
// than a single superko; ResourceExhausted if there are more than `most` states.
absl::StatusOr<MemoryRecount> RecountMemoryStates(const spec::RuleSet& rules,
                                                  const spec::BoardSize& board, uint64_t most);

}  // namespace hotstone::certify

#endif  // HOTSTONE_CERTIFY_MEMORY_RECOUNT_H_
