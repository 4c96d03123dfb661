// Counts the states of games under superko: situations together with the set of what is remembered.
//
// Every play ends, so there are finitely many. But there are as many as sets that play can leave
// behind, which soon grows out of reach: 2x1 has some dozens, 2x2 too many to count.
#ifndef HOTSTONE_SEARCH_VALUES_MEMORY_CENSUS_H_
#define HOTSTONE_SEARCH_VALUES_MEMORY_CENSUS_H_

#include <cstdint>
#include <optional>

#include "search/history/history_graph.h"

namespace hotstone::search {

struct MemoryCensus {
  uint64_t states = 0;       // including finished ones
  uint64_t transitions = 0;  // legal moves
  uint64_t finished = 0;
  int depth = 0;  // plies to the state farthest from the start
};

// Breadth first from `position`, Black to move, nothing before; compares the sets themselves.
// Nothing if there are more than `most` states.
std::optional<MemoryCensus> CountMemoryStates(const HistoryGraph& graph, uint32_t position,
                                              uint64_t most);

}  // namespace hotstone::search

#endif  // HOTSTONE_SEARCH_VALUES_MEMORY_CENSUS_H_
