#include "enumerate/graph/components.h"

#include <algorithm>
#include <cassert>

#include "absl/container/flat_hash_map.h"

namespace hotstone::enumerate {
namespace {

using Node = SituationGraph::Node;
constexpr uint32_t kUnseen = ~uint32_t{0};

struct Frame {
  Node node;
  uint32_t next_edge;
};

// The shortest way from `start` back to itself inside its component, at most `limit` steps; empty
// if there is none. Adds the edges examined to `work`.
std::vector<Node> ShortestCycle(const SituationGraph& graph, const Components& components,
                                Node start, size_t limit, uint64_t& work) {
  absl::flat_hash_map<Node, Node> parent;
  std::vector<Node> level = {start};
  for (size_t steps = 1; steps <= limit && !level.empty(); ++steps) {
    std::vector<Node> next_level;
    for (const Node node : level) {
      work += graph.Successors(node).size();
      for (const Node to : graph.Successors(node)) {
        if (components.component[to] != components.component[start]) continue;
        if (to == start) {
          std::vector<Node> cycle = {start};
          for (Node back = node; back != start; back = parent[back]) cycle.push_back(back);
          std::reverse(cycle.begin(), cycle.end());
          return cycle;
        }
        if (steps < limit && parent.emplace(to, node).second) next_level.push_back(to);
      }
    }
    level.swap(next_level);
  }
  return {};
}

// A shortest cycle of at most `limit` steps through one of the cyclic nodes. Nodes are tried from
// the roots outwards and then from the far end, where boards are full and cycles frequent, each
// time within the budget of edges. Empty if there is none.
std::vector<Node> FirstCycle(const SituationGraph& graph, const Components& components,
                             size_t limit, uint64_t budget) {
  for (const bool outwards : {true, false}) {
    uint64_t work = 0;
    for (Node i = 0; i < graph.size() && work < budget; ++i) {
      const Node node = outwards ? i : graph.size() - 1 - i;
      if (components.size[components.component[node]] < 2) continue;
      auto cycle = ShortestCycle(graph, components, node, limit, work);
      if (!cycle.empty()) return cycle;
    }
  }
  return {};
}

}  // namespace

Components FindComponents(const SituationGraph& graph) {
  const Node count = graph.size();
  Components result;
  result.component.assign(count, kUnseen);
  std::vector<uint32_t> order(count, kUnseen);  // when a node was entered
  std::vector<uint32_t> low(count, 0);          // earliest node on the stack that it reaches
  std::vector<Node> stack;
  std::vector<Frame> frames;
  uint32_t clock = 0;

  for (Node root = 0; root < count; ++root) {
    if (order[root] != kUnseen) continue;
    frames.push_back({root, 0});
    while (!frames.empty()) {
      const Node node = frames.back().node;
      if (frames.back().next_edge == 0) {
        order[node] = low[node] = clock++;
        stack.push_back(node);
      }
      const auto successors = graph.Successors(node);
      bool descended = false;
      while (frames.back().next_edge < successors.size()) {
        const Node to = successors[frames.back().next_edge++];
        if (order[to] == kUnseen) {
          frames.push_back({to, 0});
          descended = true;
          break;
        }
        if (result.component[to] == kUnseen) low[node] = std::min(low[node], order[to]);
      }
      if (descended) continue;
      frames.pop_back();
      if (!frames.empty()) low[frames.back().node] = std::min(low[frames.back().node], low[node]);
      if (low[node] != order[node]) continue;
      uint32_t size = 0;
      const auto number = static_cast<uint32_t>(result.size.size());
      for (bool more = true; more; ++size) {
        const Node member = stack.back();
        stack.pop_back();
        result.component[member] = number;
        more = member != node;
      }
      result.size.push_back(size);
      if (size >= 2) {
        ++result.cyclic_components;
        result.cyclic_situations += size;
        result.largest = std::max<uint64_t>(result.largest, size);
      }
    }
  }
  return result;
}

std::vector<uint32_t> FindRanking(const SituationGraph& graph, const Components& components) {
  assert(components.cyclic_components == 0);
  // Components close after everything that they lead to.
  std::vector<Node> by_component(graph.size());
  for (Node node = 0; node < graph.size(); ++node) by_component[components.component[node]] = node;
  std::vector<uint32_t> rank(graph.size(), 0);
  for (const Node node : by_component) {
    uint32_t highest = 0;
    for (const Node to : graph.Successors(node)) highest = std::max(highest, rank[to]);
    rank[node] = highest + 1;
  }
  return rank;
}

NodeLasso FindLasso(const SituationGraph& graph, const Components& components, uint64_t budget) {
  assert(components.cyclic_components > 0);
  // Players alternate, so cycles have even lengths. Short ones are searched for everywhere before
  // longer ones anywhere.
  constexpr size_t kLongestTried = 12;
  std::vector<Node> best;
  for (size_t limit = 2; best.empty() && limit <= kLongestTried; limit += 2) {
    best = FirstCycle(graph, components, limit, budget);
  }
  if (best.empty()) best = FirstCycle(graph, components, graph.size(), budget);
  NodeLasso lasso;
  lasso.cycle = std::move(best);
  for (Node node = lasso.cycle.back(); node != SituationGraph::kNone; node = graph.Parent(node)) {
    lasso.stem.push_back(node);
  }
  std::reverse(lasso.stem.begin(), lasso.stem.end());
  return lasso;
}

}  // namespace hotstone::enumerate
