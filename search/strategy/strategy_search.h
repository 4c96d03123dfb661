// Whether a group is kept or taken: a search over games with their whole memory.
//
// A node is a game as played: a situation, what the cycle layer remembers, and the threats left
// (certify/strategy.h defines these). The cycle layer is that of spec/, so every reading of it is
// searched alike; bit-boards find plays and hot stones (board_plays.h). The search is by proof
// numbers (proof_number_search.h) in a tree that is kept, with the owner of the group as the
// prover: to keep it is to prove, to take it is to refute. So narrow lines come first, and no Go
// heuristics are needed.
//
// Leaves that need no memory keep the tree small: a settled group (settled_life.h), and strategies
// of either side that lead only to new positions (new_positions.h), if none of these was on the
// board before. When a threat is used up the cycle layer starts afresh, so all paths to such a node
// share it.
//
// Under rules without history a situation that repeats on its line counts as kept: the taking side
// gains nothing by a repetition. Under other rules every line of play is followed to its end or to
// such a leaf, and none is infinite if every play ends; under a rule set where play need not end a
// search may stay unknown.
//
// Under `resume=dispute` the second pause at a position ends the game. Pauses are looked up on the
// line, so those before the last threat do not count.
//
// strategy_writer.h writes the result as a certificate.
#ifndef HOTSTONE_SEARCH_STRATEGY_STRATEGY_SEARCH_H_
#define HOTSTONE_SEARCH_STRATEGY_STRATEGY_SEARCH_H_

#include <array>
#include <cstdint>
#include <limits>
#include <memory>
#include <optional>
#include <tuple>
#include <vector>

#include "absl/container/flat_hash_map.h"
#include "absl/status/statusor.h"
#include "base/progress.h"
#include "search/plays/board_plays.h"
#include "search/proof_numbers/proof_number_search.h"
#include "search/proof_numbers/proof_numbers.h"
#include "search/strategy/goal.h"
#include "search/strategy/new_positions.h"
#include "spec/rules/cycle_rule.h"
#include "spec/rules/rule_set.h"

namespace hotstone::spec {
class Position;
struct BoardPlay;
}  // namespace hotstone::spec

namespace hotstone::search {

// The player who begins, and the threats of Black and White.
struct Question {
  int to_move = 0;
  std::array<int, 2> threats = {0, 0};
};

// `nodes`: of the tree for one question; twenty steps in a list count as a node. `plies`: since the
// start or the last threat. Where play need not end the search would follow one line indefinitely,
// and each of its plies stores what the cycle layer remembers, so memory grows with the square of
// its length.
struct SearchLimits {
  uint64_t nodes = 200'000;
  uint64_t plies = 600;
  uint64_t positions = std::numeric_limits<uint64_t>::max();  // met; each takes some 600 bytes
};

class StrategySearch : private ProofNumberSearch<StrategySearch> {
 public:
  // The position must be legal and have a stone at `group`; otherwise InvalidArgument, as for what
  // BoardPlays refuses.
  static absl::StatusOr<std::unique_ptr<StrategySearch>> Create(const spec::RuleSet& rules,
                                                                const spec::Position& position,
                                                                spec::Point group);

  ~StrategySearch();

  // Nothing: the limit was reached, or `progress` said stop. A repeated call resumes where it
  // stopped.
  std::optional<Goal> Decide(const Question& question, const SearchLimits& limits,
                             Progress* progress);

  // The rest of the public part is for the strategy writer.
  using NodeId = uint32_t;
  static constexpr int8_t kPass = -1;
  static constexpr int8_t kThreat = -2;

  struct Edge {
    int8_t move = kPass;  // a point, kPass or kThreat
    NodeId node = 0;
  };
  // Why a decided node has no edges.
  enum class Leaf : uint8_t { kNone, kGone, kEnded, kSettled, kListed, kBack };
  struct Node {
    PositionId position = 0;
    BitBoard bans = 0;
    NodeId parent = 0;  // for fresh nodes: the node itself
    ProofNumbers numbers;
    uint8_t player = 0;
    uint8_t passes = 0;
    std::array<uint8_t, 2> threats = {0, 0};
    int8_t move = kPass;  // the move that led here
    Leaf leaf = Leaf::kNone;
    bool fresh = false;  // no history: a start, or the result of a threat
    bool open = true;    // has no edges yet
    bool probed = false;
    std::vector<Edge> edges;  // plays in the order of the points, the pass, the threat
  };
  const Node& At(NodeId n) const { return nodes_[n]; }
  NodeId RootOf(const Question& question);
  std::optional<Goal> DecidedAs(NodeId n) const;
  NewPositions& ListOf(Goal goal) { return goal == Goal::kKeeps ? kept_ : taken_; }
  const BoardPlays& plays() const { return plays_; }
  const Group& group() const { return group_; }
  const spec::RuleSet& rules() const { return rules_; }
  spec::Point group_point() const { return group_point_; }
  size_t nodes() const { return nodes_.size(); }

 private:
  friend ProofNumberSearch;
  using FreshKey = std::tuple<PositionId, uint8_t, uint8_t, uint8_t>;
  struct Level {
    NodeId node;
    std::unique_ptr<spec::CycleRule> rule;
  };

  StrategySearch(const spec::RuleSet& rules, BoardPlays plays, PositionId start, const Group& group,
                 spec::Point group_point);

  NodeId Fresh(PositionId position, int player, const std::array<uint8_t, 2>& threats);
  const spec::BoardPlay& PlayOf(PositionId position, int player, int at);
  void GoTo(NodeId n);  // sets line_ to the path from the fresh node to n
  bool MayOpen(NodeId n);
  void Expand(NodeId n);
  void Add(NodeId n, int8_t move, Node child);
  void Value(Node& node, const std::vector<PositionId>& earlier, uint64_t steps);
  bool Listed(Goal goal, const Node& node, const std::vector<PositionId>& earlier, uint64_t steps);
  bool ComesBack(const Node& node) const;
  bool EndsByPause(const Node& passed) const;
  void Settle(Node& node, Goal goal, Leaf leaf) const;
  void UpdateParents(NodeId n);
  uint64_t PliesTo(NodeId n) const;
  uint64_t Work() const;

  // The search (proof_number_search.h). The result of a threat may have several parents.
  bool Open(NodeId n);
  bool ProverToMove(NodeId n) const { return nodes_[n].player == group_.owner; }
  template <typename Visit>
  void ForEachChild(NodeId n, const Visit& visit) const {
    for (const Edge& edge : nodes_[n].edges) visit(nodes_[edge.node].numbers);
  }
  NodeId ChildAt(NodeId n, size_t i) const { return nodes_[n].edges[i].node; }
  void Store(NodeId n, const ProofNumbers& numbers);

  spec::RuleSet rules_;
  bool finite_memory_;
  bool new_positions_are_free_;  // the cycle layer forbids only plays that bring back a position
  bool lists_allowed_;
  BoardPlays plays_;
  PositionId start_;
  Group group_;
  spec::Point group_point_;
  NewPositions kept_;
  NewPositions taken_;
  std::vector<Node> nodes_;
  absl::flat_hash_map<FreshKey, NodeId> fresh_;
  absl::flat_hash_map<NodeId, std::vector<NodeId>> led_here_;  // to fresh nodes, by threats
  absl::flat_hash_map<std::tuple<PositionId, int, int>, std::unique_ptr<spec::BoardPlay>>
      spec_plays_;
  std::vector<Level> line_;

  // For the question being decided.
  NodeId root_ = 0;
  SearchLimits limits_;
  Progress* progress_ = nullptr;
  uint64_t work_before_ = 0;
};

}  // namespace hotstone::search

#endif  // HOTSTONE_SEARCH_STRATEGY_STRATEGY_SEARCH_H_
