// Strategies that need no memory: every play of theirs makes a position that was never on the board.
//
// Lemma. No rule of repetition that the law knows forbids a play that makes a new position. Under psk, ssk
// and nssk something would have to come again that has this position in it; under fixed, a step that led to
// it; under square, the sequence would have to end in a stretch that was there before, and ends with this
// position. A play of a completed cycle, by the same player at the same point of the same position, was made
// before and made the same position (second-cycle, starter, starter-first, disturber, whatever the class).
// With cycle_colour=either it need not have, and there the lemma is not used.
//
// So let a strategy be a table of positions in an order such that every play, the prover's and the
// opponent's, leads from a position to one that stands earlier in the order. Then no position comes twice
// along a play, passes apart; and if none of those that the prover makes was on the board before the table
// is entered, each of his plays makes a new one, and is legal if hot stones permit it, which is part of the
// table. The opponent is granted every play that is legal apart from hot stones and repetition, so it does
// not matter what he may do in the game itself, nor how many threats he has: after a threat of his the
// position and the player to move are the same. To take, the prover always plays and never passes: so two
// passes in a row do not come about, and as the order cannot fall for ever, the group is taken. To keep he
// may also pass, and a settled position (settled_life.h) ends the matter; the opponent's pass he answers by
// a pass.
//
// Such tables do not ask how play came to a position, so what is found once holds in every game: they are
// what the searches for other cycle layers and other numbers of threats have in common.
//
// How they are found: by proof numbers (proof_number_search.h) over (position, player to move, bans of the
// prover); all places are kept. A position that stands on the present line counts as lost for the prover; that can only hide
// a strategy, not make one. What is proved is kept; what is refuted by way of such a position is tried
// again next time. And a place is only taken for proved if the plays of all that is proved, together with
// its own, still have an order: one position may be met with either player to move, so that this does not
// go without saying.
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
  // `plays` is shared and must outlive this.
  NewPositions(BoardPlays& plays, const Group& group, Goal goal)
      : plays_(plays), group_(group), goal_(goal), prover_(ProverOf(goal, group)) {}

  // A situation of the table. Bans are those of the prover; where the opponent is to move there are none.
  struct Place {
    PositionId position = 0;
    bool prover_to_move = false;
    BitBoard bans = 0;
    friend auto operator<=>(const Place&, const Place&) = default;
  };
  Place PlaceOf(PositionId position, int player, BitBoard bans) const {
    return {position, player == prover_, player == prover_ ? bans : 0};
  }

  // Looks for a strategy from this place, which must have the group on the board. Does at most so many steps,
  // those of earlier calls for the same place included.
  bool Prove(const Place& place, uint64_t steps);

  // Whether the strategy found from this place may make one of these positions.
  bool MayMake(const Place& place, const std::vector<PositionId>& earlier);

  // What the strategy has at a place that was proved: a settled position, or the prover's move, or, where the
  // opponent is to move, the places that his moves lead to.
  struct Step {
    bool settled = false;
    int at = enumerate::kNoPoint;  // the prover's; kNoPoint: a pass
    std::vector<Place> next;       // that which the prover's move leads to, unless it takes the group
  };
  Step StepAt(const Place& place);

  uint64_t steps() const { return steps_; }

 private:
  friend ProofNumberSearch;
  using NodeId = uint32_t;
  struct Child {
    int at;
    bool by_play;  // it leads to another position
    NodeId node;
    bool barred = false;  // it would leave the positions without an order
  };
  struct Node {
    Place place;
    ProofNumbers numbers;
    bool expanded = false;
    bool settled = false;
    bool by_line = false;  // disproved by way of a position on the line
    uint32_t round = 0;    // in which it was disproved so
    uint32_t chosen = 0;   // the child that proves it, where the prover is to move
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
  // The walk comes back when the second best child would do as well.
  static uint32_t Leeway(uint32_t before, uint32_t after) { return std::min(before, after) + 1; }

  bool LeadsTo(PositionId position, const absl::flat_hash_set<PositionId>& next) const;
  void Raise(PositionId position, uint32_t rank);

  BoardPlays& plays_;
  Group group_;
  Goal goal_;
  int prover_;
  std::vector<Node> nodes_;
  absl::flat_hash_map<std::tuple<PositionId, bool, BitBoard>, NodeId> ids_;
  absl::flat_hash_set<PositionId> made_;  // by a move of the prover that proves something
  // The order of what is proved: plays lead to positions of lower rank. And from where they lead here.
  absl::flat_hash_map<PositionId, uint32_t> ranks_;
  absl::flat_hash_map<PositionId, std::vector<PositionId>> led_here_;
  std::vector<uint8_t> on_line_;  // by position
  uint32_t round_ = 0;
  uint64_t steps_ = 0;
  uint64_t limit_ = 0;
};

}  // namespace hotstone::search

#endif  // HOTSTONE_SEARCH_STRATEGY_NEW_POSITIONS_H_
