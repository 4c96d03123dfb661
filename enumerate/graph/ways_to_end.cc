#include "enumerate/graph/ways_to_end.h"

#include <algorithm>

#include "enumerate/rules/situation.h"

namespace hotstone::enumerate {

std::vector<uint32_t> PliesToEnd(const SituationGraph& graph) {
  using Node = SituationGraph::Node;
  std::vector<uint32_t> plies(graph.size(), kNoWayToEnd);
  std::vector<Node> reached;
  // Reversed edges, as one array.
  std::vector<uint64_t> first(size_t{graph.size()} + 1, 0);
  for (Node node = 0; node < graph.size(); ++node) {
    for (const Node to : graph.Successors(node)) ++first[size_t{to} + 1];
    ForEachMove(graph.grid(), graph.rules(), graph.At(node),
                [&](BitMove, const BitSituation&, bool finished) {
                  if (!finished || plies[node] == 1) return;
                  plies[node] = 1;
                  reached.push_back(node);
                });
  }
  for (size_t i = 1; i < first.size(); ++i) first[i] += first[i - 1];
  std::vector<Node> before(graph.edge_count());
  std::vector<uint64_t> next = first;
  for (Node node = 0; node < graph.size(); ++node) {
    for (const Node to : graph.Successors(node)) before[next[to]++] = node;
  }
  for (size_t i = 0; i < reached.size(); ++i) {
    const Node to = reached[i];
    for (uint64_t e = first[to]; e < first[size_t{to} + 1]; ++e) {
      if (plies[before[e]] != kNoWayToEnd) continue;
      plies[before[e]] = plies[to] + 1;
      reached.push_back(before[e]);
    }
  }
  return plies;
}

std::optional<uint32_t> FarthestFromEnd(const std::vector<uint32_t>& plies) {
  if (plies.empty()) return std::nullopt;
  const uint32_t farthest = *std::max_element(plies.begin(), plies.end());
  if (farthest == kNoWayToEnd) return std::nullopt;
  return farthest;
}

}  // namespace hotstone::enumerate
