// A second count of the situation graph by the literal law alone: breadth first over
// spec::Successors, with an ordered set of the situations themselves. Slow and obviously right;
// `verify` compares the enumerator's count with it on small boards.
#ifndef HOTSTONE_CERTIFY_RECOUNT_H_
#define HOTSTONE_CERTIFY_RECOUNT_H_

#include <cstdint>

#include "absl/status/statusor.h"
#include "spec/board/board.h"
#include "spec/rules/rule_set.h"

namespace hotstone::certify {

struct Recount {
  uint64_t situations = 0;   // finished ones too
  uint64_t transitions = 0;  // legal moves
  uint64_t finished = 0;
  uint64_t with_ban = 0;
  int depth = 0;  // plies to the situation farthest from the start
};

// Counts the situations reachable from the empty board, Black to move. Unimplemented for rules that
// CertifiableRules refuses. O(situations x points^2 x log): 3x3 takes half a second.
absl::StatusOr<Recount> RecountSituations(const spec::RuleSet& rules, const spec::BoardSize& board);

}  // namespace hotstone::certify

#endif  // HOTSTONE_CERTIFY_RECOUNT_H_
