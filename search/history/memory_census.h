// The states of games under superko: situations together with the set of what is remembered, counted.
//
// Every play ends, so that they are finitely many; but they are as many as there are sets that play can leave behind, and that
// grows beyond all bounds soon: 2x1 has some dozens, 2x2 more than anybody counts.
#ifndef HOTSTONE_SEARCH_HISTORY_MEMORY_CENSUS_H_
#define HOTSTONE_SEARCH_HISTORY_MEMORY_CENSUS_H_

#include <cstdint>
#include <optional>

#include "search/history/history_graph.h"

namespace hotstone::search {

struct MemoryCensus {
  uint64_t states = 0;       // finished ones too
  uint64_t transitions = 0;  // legal moves
  uint64_t finished = 0;
  int depth = 0;  // plies to the state farthest from the start
};

// Breadth first from `position`, Black to move, nothing before; the sets themselves are compared. Nothing if there are more than
// `most` states.
std::optional<MemoryCensus> CountMemoryStates(const HistoryGraph& graph, uint32_t position, uint64_t most);

}  // namespace hotstone::search

#endif  // HOTSTONE_SEARCH_HISTORY_MEMORY_CENSUS_H_
