// A guide without a table of values: a proof-number search for taking the whole board.
//
// A position with the owner to move is proved if one of the plays is, and one with the opponent to
// move if all answers are. The search opens the leaf that proof numbers select
// (proof_number_search.h), with a table that may forget. So it follows forced lines far, where a
// fixed-depth search explores all lines to the same depth.
//
// A leaf is proved if the owner holds the board (certify/solution/held_board.h), or will whatever
// the opponent answers next. It is disproved if the opponent has a stone that cannot be taken
// (plays/settled_life.h). A play that brings back a position of the line is disproved on this line;
// the consequences for earlier positions are stored as if they always held. So a position reported
// proved is proved, each time by positions proved before; a position reported disproved proves
// nothing.
//
// An open leaf starts with a proof number that grows with the opponent's chains, their liberties,
// and the stones that the owner needs to touch all points. On 5x5 and 6x3 other weights, starting
// disproof numbers and orders by earlier refutations were tried, and did not help. Two things did:
// bounds that leave the next best an eighth of room, and looking two plies ahead at the leaves,
// which opens a quarter of the positions.
#ifndef HOTSTONE_SEARCH_SOLUTION_PROOF_SEARCH_H_
#define HOTSTONE_SEARCH_SOLUTION_PROOF_SEARCH_H_

#include <array>
#include <cstdint>
#include <deque>
#include <optional>
#include <vector>

#include "base/progress.h"
#include "enumerate/index/symmetry.h"
#include "search/proof_numbers/proof_number_search.h"
#include "search/proof_numbers/proof_numbers.h"
#include "search/proof_numbers/proof_table.h"
#include "search/solution/solution_oracle.h"
#include "search/solution/solution_plays.h"

namespace hotstone::search {

class ProofSearch : public SolutionOracle, private ProofNumberSearch<ProofSearch> {
 public:
  struct Options {
    uint64_t memory = 1ull << 30;  // bytes of the table
    Progress* progress = nullptr;  // reports how many positions were opened
  };

  // For a goal of every point of the board, under basic ko, with lines that end at held boards; on
  // at most 36 points. The plays must outlive the search.
  ProofSearch(const SolutionPlays& plays, const Options& options);

  // 2 for a proved position with the owner to move, searched for if needed; 1 for a position with
  // the opponent to move that is known to be proved, searched for only as the first question.
  // Nothing if it was not proved, or the search was stopped.
  std::optional<uint64_t> Distance(const enumerate::BitSituation& situation) override;

  uint64_t opened() const { return opened_; }
  bool stopped() const { return stopped_; }

 private:
  friend ProofNumberSearch;

  // A position, stones by owner and opponent. `code` has the number of its image under each
  // symmetry, one ternary digit per point, so adding a stone is one addition each.
  struct Position {
    enumerate::Stones stones;
    int ban = enumerate::kNoPoint;  // of the player to move
    std::array<uint64_t, 8> code{};
  };
  struct Child {
    uint64_t key = 0;
    ProofNumbers numbers;
    Position position;
  };
  using Children = std::vector<Child>;
  // Whose turn it is.
  enum class Turn { kOwner, kOpponent };
  static Turn TurnOf(uint64_t key) { return key % 2 == 0 ? Turn::kOwner : Turn::kOpponent; }

  uint64_t KeyOf(const Position& position, Turn turn) const;
  Position Numbered(enumerate::Stones stones, int ban) const;
  void Add(enumerate::BitBoard stones, bool own, bool away, Position& position) const;
  ProofNumbers Guess(const Position& position) const;

  // The children of a position; or its numbers if they are known at once.
  std::optional<ProofNumbers> List(const Position& position, Turn turn, Children& children);
  std::optional<ProofNumbers> ListOwner(const Position& position, Children& children);
  std::optional<ProofNumbers> ListOpponent(const Position& position, Children& children);
  void AddChild(const Position& from, enumerate::Stones after, enumerate::BitBoard at,
                bool by_owner, int ban, Children& children) const;
  int HoldingPlay(enumerate::Stones stones, int ban, int hint) const;
  bool HoldsAfterAnyAnswer(enumerate::Stones stones, int ban) const;

  // The search. The children of the last position on the line are the last of the pool in use.
  Children& ChildrenHere() { return pool_[line_.size() - 1]; }
  bool Open(Child* node);
  bool ProverToMove(const Child* node) const { return TurnOf(node->key) == Turn::kOwner; }
  template <typename Visit>
  void ForEachChild(const Child* /*node*/, const Visit& visit) {
    for (const Child& child : ChildrenHere()) visit(child.numbers);
  }
  Child* ChildAt(const Child* /*node*/, size_t i) { return &ChildrenHere()[i]; }
  void Store(Child* node, const ProofNumbers& numbers);
  void Enter(const Child* node) { line_.push_back(node->key); }
  void Back(const Child* /*node*/) { line_.pop_back(); }
  static uint32_t Leeway(uint32_t before, uint32_t after);

  bool Prove(const Position& position, Turn turn);
  bool HasProvedPlay(const Position& position);

  const SolutionPlays& plays_;
  const enumerate::Grid& grid_;
  const Options options_;
  const enumerate::Symmetries symmetries_;
  std::array<std::array<uint64_t, 8>, 64> digit_{};  // of a black stone at a point, in each image
  ProofTable table_;
  std::deque<Children> pool_;   // by depth; after a search, plays of the first position in front
  std::vector<uint64_t> line_;  // the keys, starting with the first position
  uint64_t opened_ = 0;
  bool stopped_ = false;
};

}  // namespace hotstone::search

#endif  // HOTSTONE_SEARCH_SOLUTION_PROOF_SEARCH_H_
