// Whether Black reaches a bound in a game under superko, given everything seen: a search for a
// proof.
//
// A tree of plays grows from the state in question. For each new state the search first checks what
// is already known: a *lesson*, learned at the same state with another memory, or what a side
// forces with remaining plays (remaining_force.h). If neither helps, the state stays open, and the
// tree grows where a proof or a refutation seems nearest (proof_tree.h).
//
// lessons.h defines lessons and when they hold.
#ifndef HOTSTONE_SEARCH_HISTORY_HISTORY_SEARCH_H_
#define HOTSTONE_SEARCH_HISTORY_HISTORY_SEARCH_H_

#include <cstdint>
#include <memory>
#include <vector>

#include "base/progress.h"
#include "search/history/history_graph.h"
#include "search/history/history_limits.h"
#include "search/history/lessons.h"
#include "search/history/proof_tree.h"
#include "search/history/remaining_force.h"
#include "search/history/retakes.h"
#include "search/history/seen_keys.h"

namespace hotstone::search {

// Has its lesson once settled, unless it is finished or was decided by remaining plays.
struct HistoryNode : SuperkoNode<HistoryNode> {};

class HistorySearch : public ProofTree<HistorySearch, HistoryNode, SeenKeys> {
 public:
  // `graph` must outlive this object. `retakes` are those of the graph, or empty, which leaves more
  // to search.
  HistorySearch(const HistoryGraph& graph, Retakes retakes, const HistoryLimits& limits,
                Progress* progress);

  // Whether Black reaches at least `bound` from a state that is not finished, given what has been
  // seen. Restores `seen` before returning. After kYes with Black to move, or kNo with White to
  // move, move() is a move that keeps this result: a point or kNoPoint.
  HistoryAnswer Ask(const HistoryState& state, SeenKeys& seen, int bound);

  int move() const { return move_; }

 private:
  friend ProofTree;
  using Node = HistoryNode;

  static int PlayerOf(const Node& node) { return node.state.player; }
  void Add(const Node& node) { node.AddKeyTo(memory()); }
  void Evaluate(Node& node);
  void Expand(Node& node);
  void Learn(Node& node, int side);

  bool SettleByLesson(Node& node);

  const HistoryGraph& graph_;
  const Retakes retakes_;
  RemainingForce force_[2];  // by side
  LessonBook lessons_;
  int bound_ = 0;
  int move_ = enumerate::kNoPoint;
};

}  // namespace hotstone::search

#endif  // HOTSTONE_SEARCH_HISTORY_HISTORY_SEARCH_H_
