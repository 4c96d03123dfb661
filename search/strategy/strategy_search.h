// Whether a group is kept or taken: a search over games with their whole memory.
//
// A node is a game as it came about: a situation, what the cycle layer remembers, and the threats left (what
// these are: certify/strategy.h). The layer itself is that of spec/, so that every reading of it is searched
// alike; plays and hot stones are found by bit-boards (board_plays.h). The search is by proof numbers
// (proof_number_search.h) in a tree that is kept, with the owner of the group as the prover: to keep it is to
// prove, to take it is to refute. So narrow lines come first, and no heuristic of Go is needed.
//
// What keeps the tree small are leaves that ask for no memory: a settled group (settled_life.h), and
// strategies of either side that lead to new positions only (new_positions.h), provided that none of these
// was on the board before. Where a threat has been used up the cycle layer starts afresh, so that such
// nodes are shared by all that lead there.
//
// Under rules without history a situation that comes back on its line counts as kept: who must take gains
// nothing by a repetition. Under the others every line of play is followed to its end or to such a leaf, and
// none is infinite where every play ends; under a rule set where play need not end a search may stay unknown.
//
// Under `resume=dispute` the second pause at a position ends the game; pauses are looked for on the line, and
// so those before the last threat do not count.
//
// What is found is written as a certificate (strategy_writer.h).
#ifndef HOTSTONE_SEARCH_STRATEGY_STRATEGY_SEARCH_H_
#define HOTSTONE_SEARCH_STRATEGY_STRATEGY_SEARCH_H_

#include <array>
#include <cstdint>
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

// Who begins, and the threats of Black and White.
struct Question {
  int to_move = 0;
  std::array<int, 2> threats = {0, 0};
};

// Nodes of the tree for one question; twenty steps in a list count as a node. Plies since the start or the last
// threat: where play need not end the search would follow one line on and on, and what the cycle layer remembers
// is kept at each of its plies, so that memory grows with the square of its length.
struct SearchLimits {
  uint64_t nodes = 200'000;
  uint64_t plies = 600;
};

class StrategySearch : private ProofNumberSearch<StrategySearch> {
 public:
  // The position must be legal and have a stone at `group`; otherwise InvalidArgument, as for what BoardPlays
  // refuses.
  static absl::StatusOr<std::unique_ptr<StrategySearch>> Create(const spec::RuleSet& rules,
                                                                const spec::Position& position,
                                                                spec::Point group);

  ~StrategySearch();

  // Nothing: the limit was reached, or `progress` said stop. Asked again, it goes on where it was.
  std::optional<Goal> Decide(const Question& question, const SearchLimits& limits, Progress* progress);

  // Below: for whoever writes the strategy down.
  using NodeId = uint32_t;
  static constexpr int8_t kPass = -1;
  static constexpr int8_t kThreat = -2;

  struct Edge {
    int8_t move = kPass;  // a point, kPass or kThreat
    NodeId node = 0;
  };
  // Why a node has no edges though it is decided.
  enum class Leaf : uint8_t { kNone, kGone, kEnded, kSettled, kListed, kBack };
  struct Node {
    PositionId position = 0;
    BitBoard bans = 0;
    NodeId parent = 0;  // of fresh nodes: themselves
    ProofNumbers numbers;
    uint8_t player = 0;
    uint8_t passes = 0;
    std::array<uint8_t, 2> threats = {0, 0};
    int8_t move = kPass;  // that led here
    Leaf leaf = Leaf::kNone;
    bool fresh = false;  // nothing came before: a start, or what a threat leads to
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
  void GoTo(NodeId n);  // makes line_ the way from the fresh node to n
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

  // The search (proof_number_search.h). A node that a threat leads to may have several parents.
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
  absl::flat_hash_map<std::tuple<PositionId, int, int>, std::unique_ptr<spec::BoardPlay>> spec_plays_;
  std::vector<Level> line_;

  // Of the question that is being decided.
  NodeId root_ = 0;
  SearchLimits limits_;
  Progress* progress_ = nullptr;
  uint64_t work_before_ = 0;
  uint64_t opened_ = 0;
};

}  // namespace hotstone::search

#endif  // HOTSTONE_SEARCH_STRATEGY_STRATEGY_SEARCH_H_
