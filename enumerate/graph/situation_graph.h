// The situation graph of a finite-memory rule set with its edges, for components, rankings, lassos
// and certificates.
//
// Nodes are the unfinished situations; a move that finishes the game is counted but has no edge. A
// node's code is
//
//     (rank of the position x 2 + player) x slots + slot,      players 0 Black, 1 White
//     slot = consecutive passes 0 .. end_passes-1, or end_passes + b for the set b > 0 of banned
//            points (no preceding pass); slots = end_passes + 2^points
//
// so equal codes mean equal situations. Nodes are numbered in breadth-first order from the roots,
// so in a breadth-first tree parents have smaller numbers than their children.
#ifndef HOTSTONE_ENUMERATE_GRAPH_SITUATION_GRAPH_H_
#define HOTSTONE_ENUMERATE_GRAPH_SITUATION_GRAPH_H_

#include <cstdint>
#include <span>
#include <vector>

#include "absl/container/flat_hash_map.h"
#include "absl/status/statusor.h"
#include "base/progress.h"
#include "enumerate/index/legal_index.h"
#include "enumerate/rules/rule_set.h"
#include "enumerate/rules/situation.h"

namespace hotstone::enumerate {

class SituationGraph {
 public:
  enum class Roots {
    kEmptyBoard,    // Black to move on the empty board
    kAllPositions,  // every legal position, either player to move, any number of passes before
  };
  using Node = uint32_t;
  static constexpr Node kNone = ~Node{0};

  // Explores breadth first until nothing is new or `max_nodes` nodes are known. In the second case
  // complete() is false and edges to unknown nodes are missing. ResourceExhausted if codes do not
  // fit 64 bits (boards of 24 points or so). Cancelled if `progress` says stop. About 40 bytes a
  // node and 8 bytes an edge. The index must outlive the graph.
  static absl::StatusOr<SituationGraph> Build(const Grid& grid, const LegalIndex& index,
                                              const FiniteRules& rules, Roots roots,
                                              uint64_t max_nodes, Progress* progress);

  bool complete() const { return complete_; }
  Node size() const { return static_cast<Node>(codes_.size()); }
  uint64_t edge_count() const { return edges_.size(); }
  // Moves that finish the game, over all nodes.
  uint64_t finishing_moves() const { return finishing_moves_; }

  BitSituation At(Node node) const;
  std::span<const Node> Successors(Node node) const {
    return {edges_.data() + first_edge_[node], edges_.data() + first_edge_[node + 1]};
  }
  // The node before `node` on a shortest way from a root; kNone for roots.
  Node Parent(Node node) const { return parent_[node]; }

  // The number of a situation, or kNone if it is finished or unknown.
  Node Find(const BitSituation& situation) const;

  // A legal move that leads from one node to another. Requires an edge between them.
  BitMove MoveBetween(Node from, Node to) const;

  const Grid& grid() const { return grid_; }
  const FiniteRules& rules() const { return rules_; }

 private:
  SituationGraph(const Grid& grid, const LegalIndex& index, const FiniteRules& rules)
      : grid_(grid), index_(&index), rules_(rules) {}
  uint64_t Slots() const {
    return static_cast<uint64_t>(rules_.end_passes) + (uint64_t{1} << grid_.points());
  }
  uint64_t Code(const BitSituation& s) const;
  Node Reach(uint64_t code, Node from, uint64_t max_nodes);
  void Expand(Node node, uint64_t max_nodes);

  Grid grid_;
  const LegalIndex* index_;
  FiniteRules rules_;
  bool complete_ = true;
  uint64_t finishing_moves_ = 0;
  std::vector<uint64_t> codes_;
  std::vector<Node> parent_;
  std::vector<uint64_t> first_edge_;
  std::vector<Node> edges_;
  // The number of a code, kNone if it has none. Ban-free situations, nearly all, are looked up
  // directly if the board is small enough for a table of them; the others in a map that compares
  // keys exactly.
  const Node* Number(uint64_t code) const;
  void SetNumber(uint64_t code, Node node);
  uint64_t DirectIndex(uint64_t code) const;  // kNotDirect if the code is not in the table
  static constexpr uint64_t kNotDirect = ~uint64_t{0};
  std::vector<Node> direct_;
  absl::flat_hash_map<uint64_t, Node> numbers_;
};

}  // namespace hotstone::enumerate

#endif  // HOTSTONE_ENUMERATE_GRAPH_SITUATION_GRAPH_H_
