// Whether Black reaches a bound in a game under superko, by a search that stops where a side forces
// the bound robustly.
//
// A tree of plays grows by proof numbers (proof_tree.h). A state is settled by a lesson
// (lessons.h), or by the robust bounds of its position if nothing seen interferes
// (robust_memory.h). The tree is left with the kos. Compared with the search for what remains to be
// forced (history_search.h), this one examines more states, each in one or two microseconds instead
// of a millisecond or more, and needs no plays of the board in memory: 4x4 takes 57 MB.
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

struct RobustNode : SuperkoNode<RobustNode> {
  ForcedPlace place;  // set when it is settled by the bounds and not by a lesson
};

class RobustSearch : public ProofTree<RobustSearch, RobustNode, RobustMemory> {
 public:
  // Whether this search handles games under these rules.
  static bool Supports(const spec::RuleSet& rules);

  // `places` must outlive this object; the rules must be supported.
  RobustSearch(const RobustPlaces& places, const spec::RuleSet& rules, const HistoryLimits& limits,
               Progress* progress);

  // As HistorySearch::Ask.
  HistoryAnswer Ask(const HistoryState& state, RobustMemory& memory, int bound);
  int move() const { return move_; }

  // The state after a legal move, a point or kNoPoint.
  HistoryState After(const HistoryState& state, int at) const;

  const SuperkoKeys& keys() const { return keys_; }

 private:
  friend ProofTree;
  using Node = RobustNode;
  struct Play {
    uint32_t to;
    int at;
  };

  static int PlayerOf(const Node& node) { return node.state.player; }
  void Add(const Node& node) { node.AddKeyTo(memory()); }
  void Evaluate(Node& node);
  void Expand(Node& node);
  void Learn(Node& node, int side);

  std::vector<Play> PlaysOf(const HistoryState& state) const;
  bool SettleByLesson(Node& node);
  int MoveByBounds(const Node& node) const;

  const RobustPlaces& places_;
  const enumerate::FiniteRules rules_;
  const SuperkoKeys keys_;
  LessonBook lessons_;
  int bound_ = 0;
  int move_ = enumerate::kNoPoint;
};

}  // namespace hotstone::search

#endif  // HOTSTONE_SEARCH_HISTORY_ROBUST_SEARCH_H_
