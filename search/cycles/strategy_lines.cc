#include "search/cycles/strategy_lines.h"

#include <algorithm>

namespace hotstone::search {

uint32_t StrategyLines::NumberOf(const HistoryState& state) {
  const uint64_t key = (uint64_t{state.position} << 8) | static_cast<uint64_t>(state.player << 7) |
                       static_cast<uint64_t>(state.passes);
  const auto number = static_cast<uint32_t>(nodes_.size());
  const auto [known, is_new] = numbers_.try_emplace(key, number);
  if (is_new) {
    nodes_.push_back({state.position, {}});
    states_[state.position].push_back(number);
  }
  return known->second;
}

void StrategyLines::AddPly(const HistoryState& from, const HistoryState& to) {
  const uint32_t before = NumberOf(from);
  const uint32_t after = NumberOf(to);
  nodes_[before].next.push_back(after);
}

// Whether a line from these states, all those of the position, leaves it and reaches it again.
// `reached` has the round in which each state was last reached.
bool StrategyLines::Returns(uint32_t position, const std::vector<uint32_t>& states,
                            std::vector<uint32_t>& reached, uint32_t round) const {
  std::vector<uint32_t> open;
  for (const uint32_t state : states) {
    for (const uint32_t next : nodes_[state].next) {
      if (nodes_[next].position != position) open.push_back(next);
    }
  }
  while (!open.empty()) {
    const uint32_t state = open.back();
    open.pop_back();
    if (nodes_[state].position == position) return true;
    if (reached[state] == round) continue;
    reached[state] = round;
    open.insert(open.end(), nodes_[state].next.begin(), nodes_[state].next.end());
  }
  return false;
}

bool StrategyLines::SomePositionReturns() const {
  std::vector<uint32_t> reached(nodes_.size());
  uint32_t round = 0;
  return std::any_of(states_.begin(), states_.end(), [&](const auto& at) {
    return at.second.size() > 1 && Returns(at.first, at.second, reached, ++round);
  });
}

}  // namespace hotstone::search
