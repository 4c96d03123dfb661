// Strongly connected components of a situation graph, and what they show about endless play.
//
// Tarjan's algorithm with an explicit stack (R. Tarjan, "Depth-first search and linear graph
// algorithms", 1972). A component contains a cycle if it has two or more nodes; a situation never
// follows itself, because every move changes the player to move. Without such a component play
// always ends, and the order in which components close gives a ranking: every node gets one more
// than the highest rank among its successors.
#ifndef HOTSTONE_ENUMERATE_GRAPH_COMPONENTS_H_
#define HOTSTONE_ENUMERATE_GRAPH_COMPONENTS_H_

#include <cstdint>
#include <vector>

#include "enumerate/graph/situation_graph.h"

namespace hotstone::enumerate {

struct Components {
  std::vector<uint32_t> component;  // by node; numbers in the order in which components close
  std::vector<uint32_t> size;       // by component
  uint64_t cyclic_components = 0;   // of two or more nodes
  uint64_t cyclic_situations = 0;   // nodes in those
  uint64_t largest = 0;             // nodes of the largest one of those
};

// O(nodes + edges) time, 16 bytes a node.
Components FindComponents(const SituationGraph& graph);

// A rank of at least 1 for every node, such that every edge goes to a lower rank. Requires a
// complete graph without cyclic components.
std::vector<uint32_t> FindRanking(const SituationGraph& graph, const Components& components);

// A play from a root and the cycle that it ends in.
struct NodeLasso {
  std::vector<SituationGraph::Node> stem;   // from a root to the first node of the cycle, inclusive
  std::vector<SituationGraph::Node> cycle;  // the later nodes, ending with the first one again
};

// A lasso with the shortest cycle found: for each length in turn the cyclic nodes are tried in
// breadth-first order until `budget` edges have been examined. So the cycle is a shortest one
// unless the budget ran out for a shorter length; the stem is a shortest way to the node where it
// was found. Requires a cyclic component.
NodeLasso FindLasso(const SituationGraph& graph, const Components& components, uint64_t budget);

}  // namespace hotstone::enumerate

#endif  // HOTSTONE_ENUMERATE_GRAPH_COMPONENTS_H_
