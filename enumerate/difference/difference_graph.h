// The situations that two rule sets share, with the moves that both permit as far as one ply of
// memory tells, and the distance from each situation to a difference.
//
// A node is (position, player to move, consecutive passes, where the last ply forbids the first
// rule set a play, where the second); an edge is a move that both permit and that ends the game
// under neither. The last ply forbids plays through hot stones and, under superko, the play that
// leads straight back (rule_difference.h). Longer memories only remove moves. So every game under
// both rule sets is a path through this graph, and two lower bounds hold for the plies from a node
// to a difference, whether or not the whole past counts:
//
//   ToOnePly(v)   to a node at which the last ply makes the difference
//   ToReturn(v)   to the end of a way round: from some reachable node back to its position, through
//                 a board play. A rule with a longer memory forbids only what closes such a way
//                 (plies already made count too; the search checks that).
//
// A graph that reaches its limit is complete up to a number of plies from the start: full_plies().
#ifndef HOTSTONE_ENUMERATE_DIFFERENCE_DIFFERENCE_GRAPH_H_
#define HOTSTONE_ENUMERATE_DIFFERENCE_DIFFERENCE_GRAPH_H_

#include <array>
#include <cstdint>
#include <span>
#include <vector>

#include "absl/container/flat_hash_map.h"
#include "absl/status/statusor.h"
#include "base/progress.h"
#include "enumerate/difference/rule_difference.h"
#include "enumerate/difference/way_lengths.h"
#include "enumerate/rules/situation.h"

namespace hotstone::enumerate {

struct SharedSituation {
  Stones stones;  // own: the player to move
  int player = 0;
  int passes = 0;
  std::array<BitBoard, 2> forbidden{};  // where each rule set forbids a play, for any reason
  friend bool operator==(const SharedSituation&, const SharedSituation&) = default;

  template <typename H>
  friend H AbslHashValue(H h, const SharedSituation& s) {
    return H::combine(std::move(h), s.stones.own, s.stones.opp, s.player, s.passes, s.forbidden[0],
                      s.forbidden[1]);
  }
};

class DifferenceGraph {
 public:
  using Node = uint32_t;
  static constexpr int kNever = 1 << 20;

  struct Edge {
    Node to;
    BitMove move;
  };

  // Explores from the empty board, Black to move, breadth first, until nothing is new or
  // `max_nodes` are exceeded. Cancelled when `progress` says stop. About 150 bytes a node.
  static absl::StatusOr<DifferenceGraph> Build(const Grid& grid, const OnePlyRules& a,
                                               const OnePlyRules& b, const WayLengths& ways,
                                               uint64_t max_nodes, Progress* progress);

  Node size() const { return static_cast<Node>(situations_.size()); }
  const SharedSituation& At(Node node) const { return situations_[node]; }
  std::span<const Edge> Edges(Node node) const {
    return {edges_.data() + first_edge_[node], edges_.data() + first_edge_[node + 1]};
  }

  // Every situation within this many plies of the start is known, with its moves if it is nearer;
  // kNever if nothing is left out.
  int full_plies() const { return full_plies_; }

  bool Differs(Node node) const { return At(node).forbidden[0] != At(node).forbidden[1]; }
  int ToOnePly(Node node) const { return to_one_ply_[node]; }
  int ToReturn(Node node) const { return to_return_[node]; }

 private:
  DifferenceGraph(const Grid& grid, const OnePlyRules& a, const OnePlyRules& b)
      : grid_(grid), rules_{a, b} {}
  Node Reach(const SharedSituation& situation);
  SharedSituation Make(Stones stones, int player, int passes, const LastPly& last,
                       const std::array<BitBoard, 2>& hot) const;
  void Expand(Node node);
  int Return(Node node, const WayLengths& ways) const;
  void Spread(std::vector<int>& plies) const;

  Grid grid_;
  std::array<OnePlyRules, 2> rules_;
  std::vector<SharedSituation> situations_;
  std::vector<uint64_t> first_edge_;
  std::vector<Edge> edges_;
  absl::flat_hash_map<SharedSituation, Node> numbers_;  // an index: keys are compared exactly
  std::vector<int> to_one_ply_;
  std::vector<int> to_return_;
  int full_plies_ = kNever;
};

}  // namespace hotstone::enumerate

#endif  // HOTSTONE_ENUMERATE_DIFFERENCE_DIFFERENCE_GRAPH_H_
