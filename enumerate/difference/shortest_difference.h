// The shortest game after which two rule sets permit different plays.
//
// A game here begins on the empty board with Black to move. Each of its moves, including passes, is
// legal under both rule sets with the whole preceding game, the game has not ended under either,
// and at its end the two permit the player to move different board plays.
//
// Lengths are tried in increasing order, so a game found is shortest and a game not found does not
// exist. One length n is searched breadth first through the shared situations (difference_graph.h),
// without the moves that a history forbids. Two techniques reduce millions of games to a few:
//
//   A game is dropped if it cannot reach a difference in time. A difference comes from the last
//   ply, from a way round that lies ahead (two lower bounds of the graph), or from one that the
//   game has begun.
//
//   Games are merged if their futures are the same. All rules of the cycle layer look at the past
//   only through equality of positions. So positions before a certain time have no effect on the
//   rest if none of them has occurred since and none can occur in the remaining plies. Two games in
//   the same shared situation with the same plies after that time are one. If both rule sets have
//   at most a superko rule, order has no effect either: only the set of what they remember counts,
//   as far as it can occur again.
//
// Black's first move is tried up to symmetry only. Without a history rule on either side the graph
// alone answers, including "never".
#ifndef HOTSTONE_ENUMERATE_DIFFERENCE_SHORTEST_DIFFERENCE_H_
#define HOTSTONE_ENUMERATE_DIFFERENCE_SHORTEST_DIFFERENCE_H_

#include <cstdint>
#include <string>
#include <vector>

#include "absl/status/statusor.h"
#include "base/progress.h"
#include "enumerate/graph/situation_graph.h"
#include "enumerate/rules/board.h"
#include "enumerate/rules/situation.h"
#include "spec/rules/rule_set.h"

namespace hotstone::enumerate {

struct DifferenceLimits {
  int max_plies = 20;
  uint64_t max_games = 5'000'000;       // kept for one length; about 150 bytes each
  uint64_t max_situations = 2'000'000;  // shared situations, about 150 bytes each
};

struct ShortestDifference {
  enum class Kind {
    kFound,
    kNever,       // no game on this board differs, of any length
    kNoneWithin,  // none of up to max_plies plies
    kLimit,       // a limit other than max_plies was hit, or the search was interrupted
  };
  Kind kind = Kind::kLimit;
  int plies = 0;  // kFound: of the game; kNoneWithin, kLimit: no game of up to so many differs; -1
                  // if not even the empty board was looked at
  std::vector<BitMove> moves;  // kFound
  uint64_t games = 0;          // examined, over all lengths
  std::string limit;           // kLimit: which one
};

// The errors of OnePlyRules::From and LegalIndex::Create. When `progress` says stop, kLimit with
// the result so far.
absl::StatusOr<ShortestDifference> FindShortestDifference(const Grid& grid, const spec::RuleSet& a,
                                                          const spec::RuleSet& b,
                                                          const DifferenceLimits& limits,
                                                          Progress* progress);

}  // namespace hotstone::enumerate

#endif  // HOTSTONE_ENUMERATE_DIFFERENCE_SHORTEST_DIFFERENCE_H_
