// The undetermined situations of a board as a graph: everything that a rule about long cycles can
// still decide.
//
// A situation is open if its interval (values/intervals.h) has lo < hi. A rule that gives every
// endless play some outcome between the two extremes does not affect any other situation, whose
// value is forced by a terminating play. So the effect of such a rule can be found on the open
// situations alone, with the moves from one open situation to another; any other move leads to a
// known value.
//
// Nodes are seen from the player to move. Each represents all situations that are equal under
// rotation, reflection and exchange of the colours:
//
//     (own stones, opponent's stones, banned points, passes before)
//                                       the least of its symmetric images
//
// so a move always leads to a node seen from the other player. The graph holds all open positions
// without a preceding pass or a ban, the extra situations requested, and the open situations that
// can be reached from these.
//
// For example 2x1 under basic-only: the empty board is open, [-2, 2]; so is a stone on it, .X with
// White to move, because White takes it and the same position remains with the colours exchanged.
//
// Memory: some 40 bytes a node and 4 an edge. 4x4: half a million nodes.
#ifndef HOTSTONE_ENUMERATE_DECIDED_OPEN_SITUATIONS_H_
#define HOTSTONE_ENUMERATE_DECIDED_OPEN_SITUATIONS_H_

#include <cstdint>
#include <span>
#include <vector>

#include "absl/container/flat_hash_map.h"
#include "absl/status/statusor.h"
#include "base/progress.h"
#include "enumerate/index/legal_index.h"
#include "enumerate/index/symmetry.h"
#include "enumerate/rules/rule_set.h"
#include "enumerate/rules/situation.h"
#include "enumerate/values/intervals.h"

namespace hotstone::enumerate {

class OpenSituations {
 public:
  using Node = uint32_t;
  static constexpr Node kNone = ~Node{0};
  // Up to here three sets of points and the passes fit one word.
  static constexpr int kMaxOpenPoints = 20;

  // `table` and `order` belong to the board; `beside` are further situations to start from, open or
  // not. ResourceExhausted for larger boards, for rules of more than four passes, and beyond
  // `max_nodes`; Cancelled if `progress` says stop.
  static absl::StatusOr<OpenSituations> Find(const Grid& grid, const FiniteRules& rules,
                                             const IntervalTable& table, const LegalIndex& order,
                                             const std::vector<BitSituation>& beside,
                                             uint64_t max_nodes, Progress* progress);

  Node size() const { return static_cast<Node>(keys_.size()); }
  uint64_t edges() const { return edges_.size(); }

  // The node of a situation; kNone if it is determined or was not met.
  Node Find(const BitSituation& situation) const;

  // The situation of a node, the player to move as Black.
  BitSituation At(Node node) const;

  // The interval for the player to move.
  Interval ForMover(Node node) const { return intervals_[node]; }

  // The nodes that board plays lead to, one entry per play.
  std::span<const Node> Plays(Node node) const {
    return {edges_.data() + first_edge_[node], edges_.data() + first_edge_[node + 1]};
  }
  // The node that passing leads to; kNone if that situation is finished or determined.
  Node Pass(Node node) const { return passes_[node]; }

 private:
  OpenSituations(const Grid& grid, int end_passes) : symmetries_(grid), end_passes_(end_passes) {}
  uint64_t KeyOf(const BitSituation& situation) const;
  Node Reach(const BitSituation& situation, const IntervalTable& table);

  Symmetries symmetries_;
  int end_passes_;
  std::vector<uint64_t> keys_;
  std::vector<Interval> intervals_;
  std::vector<Node> passes_;
  std::vector<uint64_t> first_edge_;
  std::vector<Node> edges_;
  absl::flat_hash_map<uint64_t, Node> numbers_;  // the keys are the situations themselves
};

}  // namespace hotstone::enumerate

#endif  // HOTSTONE_ENUMERATE_DECIDED_OPEN_SITUATIONS_H_
