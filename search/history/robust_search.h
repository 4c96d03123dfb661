// Whether Black reaches a bound in a game under superko, by a search that ends where a side forces the bound
// robustly.
//
// A tree of plays grows by proof numbers (proof_tree.h). A state is settled by what is known of it, a lesson
// (lessons.h), or by the robust bounds of its position where nothing that was seen stands in the way
// (robust_memory.h). Kos are what is left to the tree. Beside the search that asks what remains to be forced
// (history_search.h) this one looks at more states, each in a microsecond or two instead of a millisecond and
// more, and needs no plays of the board in memory: 4x4 takes 57 MB.
//
// For psk, ssk and nssk where two passes end the game.
#ifndef HOTSTONE_SEARCH_HISTORY_ROBUST_SEARCH_H_
#define HOTSTONE_SEARCH_HISTORY_ROBUST_SEARCH_H_

#include <cstdint>
#include <memory>
#include <vector>

#include "base/progress.h"
#include "enumerate/rules/rule_set.h"
#include "search/history/history_limits.h"
#include "search/history/lessons.h"
#include "search/history/proof_tree.h"
#include "search/history/robust_memory.h"
#include "search/history/superko_keys.h"
#include "spec/rules/rule_set.h"

namespace hotstone::search {

struct RobustNode : ProofNumbers {
  static constexpr uint32_t kNoKey = ~uint32_t{0};
  HistoryState state;
  uint32_t key = kNoKey;         // that the ply to here adds to the memory
  int at = enumerate::kNoPoint;  // that ply
  bool finished = false;
  uint32_t count = 0;
  uint32_t room = 0;
  ForcedPlace place;                      // once it is settled by the bounds
  const HistoryLesson* lesson = nullptr;  // ... by a lesson
  std::unique_ptr<RobustNode[]> children;
};

class RobustSearch : public ProofTree<RobustSearch, RobustNode, RobustMemory> {
 public:
  // Whether games under these rules are searched here.
  static bool Supports(const spec::RuleSet& rules);

  // `places` must live as long; the rules must be supported.
  RobustSearch(const RobustPlaces& places, const spec::RuleSet& rules, const HistoryLimits& limits,
               Progress* progress);

  // As HistorySearch::Ask.
  HistoryAnswer Ask(const HistoryState& state, RobustMemory& memory, int bound);
  int move() const { return move_; }

  // The state after a legal move, a point or kNoPoint.
  HistoryState After(const HistoryState& state, int at) const;

  const SuperkoKeys& keys() const { return keys_; }

 private:
  friend class ProofTree<RobustSearch, RobustNode, RobustMemory>;
  using Node = RobustNode;
  struct Play {
    uint32_t to;
    int at;
  };

  static int PlayerOf(const Node& node) { return node.state.player; }
  static size_t Mark(const RobustMemory& memory) { return memory.size(); }
  static void Back(RobustMemory& memory, size_t mark) { memory.CutTo(mark); }
  static void Enter(const Node& node, RobustMemory& memory) {
    if (node.key != Node::kNoKey) memory.Add(node.key);
  }
  void Expand(Node& node, RobustMemory& memory);
  void Conclude(Node& node, RobustMemory& memory, int side);

  std::vector<Play> PlaysOf(const HistoryState& state) const;
  bool SettleByLesson(Node& node, const RobustMemory& memory);
  void Evaluate(Node& node, const RobustMemory& memory);
  int MoveByBounds(const Node& node, const RobustMemory& memory) const;

  const RobustPlaces& places_;
  const enumerate::FiniteRules rules_;
  const SuperkoKeys keys_;
  LessonBook lessons_;
  int bound_ = 0;
  int move_ = enumerate::kNoPoint;
};

}  // namespace hotstone::search

#endif  // HOTSTONE_SEARCH_HISTORY_ROBUST_SEARCH_H_
