// Strategies that need no memory: every play of the prover makes a position that was never on the
// board.
//
// Lemma. No repetition rule of the law forbids a play that makes a new position. Under psk, ssk and
// nssk something that includes this position would have to recur; under fixed, a step that led to
// it; under square, the sequence would have to end in a repeated stretch, and it ends with this
// position. A play of a completed cycle, by the same player at the same point of the same position,
// was made before and made the same position (second-cycle, starter, starter-first, disturber,
// whatever the class). With cycle_colour=either or same=fight this need not be true. But then
// nothing is forbidden until a cycle is complete, so the lemma holds if no play of either side has
// brought back a position, or ever will.
//
// So let a strategy be a table of positions with an order such that every play, the prover's and
// the opponent's, leads to a position earlier in the order. Then no position repeats along a play,
// passes apart. If none of the positions that the prover makes was on the board before the table is
// entered, each of the prover's plays makes a new one, and is legal if hot stones permit it, which
// is part of the table. The opponent is granted every play that is legal apart from hot stones and
// repetition. So the opponent's options in the actual game do not matter, nor the number of
// threats: after a threat the position and the player to move are the same. To take, the prover
// always plays and never passes, so two passes in a row do not occur; as the order cannot fall
// forever, the group is taken. To keep, the prover may also pass, and a settled position
// (settled_life.h) ends the line; the prover answers a pass with a pass.
//
// Such tables do not ask how play reached a position, so a result holds in every game: the searches
// for other cycle layers and other numbers of threats share them.
//
// They are found by proof numbers (proof_number_search.h) over (position, player to move, bans of
// the prover); all places are kept. A position already on the present line counts as lost for the
// prover; that can only hide a strategy, not create one. Proved places are kept; places refuted by
// way of such a position are tried again next time. A place counts as proved only if the plays of
// all proved places, together with its own, still have an order. This needs a check, because one
// position may be met with either player to move.
#ifndef HOTSTONE_SEARCH_STRATEGY_NEW_POSITIONS_H_
#define HOTSTONE_SEARCH_STRATEGY_NEW_POSITIONS_H_

#include <algorithm>
#include <cstdint>
#include <tuple>
#include <vector>

#include "absl/container/flat_hash_map.h"
#include "absl/container/flat_hash_set.h"
#include "search/plays/board_plays.h"
#include "search/proof_numbers/proof_number_search.h"
#include "search/proof_numbers/proof_numbers.h"
#include "search/strategy/goal.h"

namespace hotstone::search {

class NewPositions : private ProofNumberSearch<NewPositions> {
 public:
  // `plays` is shared and must outlive this object.
  NewPositions(BoardPlays& plays, const Group& group, Goal goal)
      : plays_(plays), group_(group), goal_(goal), prover_(ProverOf(goal, group)) {}

  // A situation of the table. Bans are those of the prover; with the opponent to move there are
  // none.
  struct Place {
    PositionId position = 0;
    bool prover_to_move = false;
    BitBoard bans = 0;
    friend auto operator<=>(const Place&, const Place&) = default;
  };
  Place PlaceOf(PositionId position, int player, BitBoard bans) const {
    return {position, player == prover_, player == prover_ ? bans : 0};
  }

  // Looks for a strategy from this place, which must have the group on the board. Does at most this
  // many steps, including those of earlier calls for the same place.
  bool Prove(const Place& place, uint64_t steps);

  // Whether the prover's plays by the strategy found from this place may make one of these
  // positions; `by_either`: or the opponent's plays.
  bool MayMake(const Place& place, const std::vector<PositionId>& earlier, bool by_either);

  // The strategy's step at a proved place: a settled position, or the prover's move, or, with the
  // opponent to move, the places that the opponent's moves lead to.
  struct Step {
    bool settled = false;
    int at = enumerate::kNoPoint;  // the prover's; kNoPoint: a pass
    std::vector<Place> next;       // the result of the prover's move, unless it takes the group
  };
  Step StepAt(const Place& place);

  uint64_t steps() const { return steps_; }

 private:
  friend ProofNumberSearch;
  using NodeId = uint32_t;
  struct Child {
    int at;
    bool by_play;  // whether it changes the position
    NodeId node;
    bool barred = false;  // it would make an order impossible
  };
  struct Node {
    Place place;
    ProofNumbers numbers;
    bool expanded = false;
    bool settled = false;
    bool by_line = false;  // disproved by way of a position on the line
    uint32_t round = 0;    // the round of that disproof
    uint32_t chosen = 0;   // the child that proves it, with the prover to move
    uint64_t tried = 0;
    std::vector<Child> children;
  };

  NodeId NodeOf(const Place& place);
  void Expand(NodeId n);
  void AddChild(NodeId n, int at, PositionId after, int player, BitBoard bans, BitBoard removed);
  bool IsOut(const Child& child) const;
  const ProofNumbers& NumbersOf(const Child& child);
  void Refresh(Node& node) const;
  bool IsDisprovedByLine(const Node& node);
  bool FindsOrder(NodeId n, size_t chosen);

  // The search (proof_number_search.h).
  bool Open(NodeId n);
  bool ProverToMove(NodeId n) const { return nodes_[n].place.prover_to_move; }
  template <typename Visit>
  void ForEachChild(NodeId n, const Visit& visit) {
    for (const Child& child : nodes_[n].children) visit(NumbersOf(child));
  }
  NodeId ChildAt(NodeId n, size_t i) const { return nodes_[n].children[i].node; }
  void Store(NodeId n, const ProofNumbers& numbers) { nodes_[n].numbers = numbers; }
  void Enter(NodeId n);
  void Back(NodeId n) { --on_line_[nodes_[n].place.position]; }
  bool Conclude(NodeId n, size_t chosen, ProofNumbers& numbers);
  // The walk returns when the second best child would do as well.
  static uint32_t Leeway(uint32_t before, uint32_t after) { return std::min(before, after) + 1; }

  bool LeadsTo(PositionId position, const absl::flat_hash_set<PositionId>& next) const;
  void Raise(PositionId position, uint32_t rank);

  BoardPlays& plays_;
  Group group_;
  Goal goal_;
  int prover_;
  std::vector<Node> nodes_;
  absl::flat_hash_map<std::tuple<PositionId, bool, BitBoard>, NodeId> ids_;
  absl::flat_hash_set<PositionId> made_;  // by a proving move of the prover
  // The order of what is proved: plays lead to positions of lower rank. And the positions that lead
  // to each.
  absl::flat_hash_map<PositionId, uint32_t> ranks_;
  absl::flat_hash_map<PositionId, std::vector<PositionId>> led_here_;
  std::vector<uint8_t> on_line_;  // by position
  uint32_t round_ = 0;
  uint64_t steps_ = 0;
  uint64_t limit_ = 0;
};

}  // namespace hotstone::search

#endif  // HOTSTONE_SEARCH_STRATEGY_NEW_POSITIONS_H_
