// The lines of a strategy from one state, and whether a position comes back in any of them.
//
// A position comes back if a line leaves it by a play and reaches it again, whichever player is
// then to move. A line in which none does completes no cycle that contains a play. The states do
// not repeat in a line (remaining_force.h), but their positions may: with another player to move,
// or after another number of passes.
#ifndef HOTSTONE_SEARCH_CYCLES_STRATEGY_LINES_H_
#define HOTSTONE_SEARCH_CYCLES_STRATEGY_LINES_H_

#include <cstdint>
#include <map>
#include <vector>

#include "absl/container/flat_hash_map.h"
#include "search/history/remaining_force.h"

namespace hotstone::search {

class StrategyLines {
 public:
  void AddPly(const HistoryState& from, const HistoryState& to);

  // O(positions x plies); far less if few positions have several states.
  bool SomePositionReturns() const;

 private:
  struct Node {
    uint32_t position;
    std::vector<uint32_t> next;
  };
  uint32_t NumberOf(const HistoryState& state);
  bool Returns(uint32_t position, const std::vector<uint32_t>& states,
               std::vector<uint32_t>& reached, uint32_t round) const;

  std::vector<Node> nodes_;  // by number
  absl::flat_hash_map<uint64_t, uint32_t> numbers_;
  std::map<uint32_t, std::vector<uint32_t>> states_;  // the numbers, by position
};

}  // namespace hotstone::search

#endif  // HOTSTONE_SEARCH_CYCLES_STRATEGY_LINES_H_
