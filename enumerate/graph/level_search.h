// Level-by-level search of a situation graph, breadth first from the empty board: by one party, or
// by several ranks that each own a part of the situations.
//
// Owner computes. The cells of the occupancy index are distributed to the ranks in ranges of whole
// blocks (cell_partition.h). A rank keeps only the bitmaps of its own range (level_bitmaps.h),
// follows the plays of its own situations, marks those that lead to its own cells, and sends the
// others to their owners, in rounds of bounded size. Passes stay with the owner, because the other
// player to move in the same position is the same cell. The Communicator delivers situations to
// their owners. Memory a rank: 1/n of that of one rank, and the messages.
//
// A level is over when no rank has anything left to follow, and the search is over when no rank has
// found anything new; sums over all ranks decide both. So all ranks go through the same levels and
// make the same collective calls, even if one of them is told to stop.
//
// Within a rank, threads share the blocks of a level. The results are a set, and sums are added at
// the end, so counts depend on neither ranks nor threads.
//
// This is level-synchronous breadth-first search with one-dimensional partitioning: A. Buluc, K.
// Madduri, "Parallel Breadth-First Search on Distributed Memory Systems", SC 2011.
#ifndef HOTSTONE_ENUMERATE_GRAPH_LEVEL_SEARCH_H_
#define HOTSTONE_ENUMERATE_GRAPH_LEVEL_SEARCH_H_

#include <cstddef>
#include <cstdint>

#include "absl/status/statusor.h"
#include "base/progress.h"
#include "enumerate/graph/communicator.h"
#include "enumerate/index/occupancy_index.h"
#include "enumerate/rules/rule_set.h"

namespace hotstone::enumerate {

struct SituationCensus {
  uint64_t situations = 0;
  uint64_t transitions = 0;
  uint64_t finished = 0;
  uint64_t with_ban = 0;
  int depth = 0;  // plies to the situation farthest from the start

  friend bool operator==(const SituationCensus&, const SituationCensus&) = default;
};

struct CensusOptions {
  int threads = 1;  // of each rank; 1 or more
  // One rank: "situation graph", the (position, player) pairs followed and their approximate total;
  // then sums. Several ranks: each with a listener gets "situation graph, level N" after each
  // level, with the number followed by all.
  Progress* progress = nullptr;
  size_t words_a_round = size_t{1} << 20;  // approximate, per rank before an exchange; 1 or more
};

// Collective: all ranks call it with the same index, rules and words_a_round. Counts everything
// reachable from the empty board, Black to move; the same result in all ranks. Cancelled in all
// ranks if the progress of any says stop: with one rank soon, with several when the next level is
// due. Errors of the communicator; Internal, in all ranks, if it delivered a situation to a rank
// that does not own it.
absl::StatusOr<SituationCensus> SearchByLevels(const OccupancyIndex& index,
                                               const FiniteRules& rules,
                                               const CensusOptions& options,
                                               const Communicator& communicator);

}  // namespace hotstone::enumerate

#endif  // HOTSTONE_ENUMERATE_GRAPH_LEVEL_SEARCH_H_
