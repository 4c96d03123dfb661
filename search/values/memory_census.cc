#include "search/values/memory_census.h"

#include <algorithm>
#include <set>
#include <tuple>
#include <utility>
#include <vector>

namespace hotstone::search {

std::optional<MemoryCensus> CountMemoryStates(const HistoryGraph& graph, uint32_t position,
                                              uint64_t most) {
  // Position, player to move, passes, and the keys in order.
  using State = std::tuple<uint32_t, int, int, std::vector<uint32_t>>;
  MemoryCensus census;
  std::set<State> known;
  std::vector<State> level;
  const auto reach = [&](uint32_t at, int player, int passes, std::vector<uint32_t> keys,
                         std::optional<uint32_t> added) {
    if (added.has_value()) {
      const auto place = std::lower_bound(keys.begin(), keys.end(), *added);
      if (place == keys.end() || *place != *added) keys.insert(place, *added);
    }
    State state{at, player, passes, std::move(keys)};
    if (!known.insert(state).second) return;
    ++census.states;
    if (passes == graph.end_passes()) ++census.finished;
    level.push_back(std::move(state));
  };
  reach(position, 0, 0, {}, graph.StartKey(position, 0));
  for (int depth = 0; !level.empty(); ++depth) {
    census.depth = depth;
    const std::vector<State> current = std::exchange(level, {});
    for (const auto& [at, player, passes, keys] : current) {
      if (passes == graph.end_passes()) continue;
      ++census.transitions;
      reach(at, 1 - player, passes + 1, keys, graph.PassKey(at, 1 - player));
      for (const HistoryGraph::Play& play : graph.From(at, player)) {
        const uint32_t key = graph.KeyOf(play, player);
        if (std::binary_search(keys.begin(), keys.end(), key)) continue;
        ++census.transitions;
        reach(play.position, 1 - player, 0, keys, key);
      }
      if (census.states > most) return std::nullopt;
    }
  }
  return census;
}

}  // namespace hotstone::search
