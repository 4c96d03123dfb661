// Whether Black reaches a bound in a game under superko, with everything that has been seen: a search for a proof.
//
// A tree of plays grows from the state in question. Each new state is asked first what is known of it: a *lesson*, that is,
// what was learnt at the same state with another memory, or what a side forces with plays that remain (remaining_force.h).
// Where both are silent the state stays open, and the tree grows where a proof or a refutation seems nearest (proof_tree.h).
//
// What lessons say and when they hold: lessons.h.
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

// Its lesson is there once it is settled, unless it is finished or was decided by what remains to be forced.
struct HistoryNode : SuperkoNode<HistoryNode> {};

class HistorySearch : public ProofTree<HistorySearch, HistoryNode, SeenKeys> {
 public:
  // `graph` must live as long. `retakes` are those of the graph, or none: then there is more to search.
  HistorySearch(const HistoryGraph& graph, Retakes retakes, const HistoryLimits& limits, Progress* progress);

  // Whether Black reaches at least `bound` from a state that is not finished, after what has been seen. `seen` is as before
  // when it returns. After kYes with Black to move, and kNo with White to move, move() keeps it: a point or kNoPoint.
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
