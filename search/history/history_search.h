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

struct HistoryNode : ProofNumbers {
  static constexpr uint32_t kNoKey = ~uint32_t{0};
  HistoryState state;
  uint32_t key = kNoKey;         // that the ply to here adds to the memory
  int at = enumerate::kNoPoint;  // that ply
  bool finished = false;
  uint32_t count = 0;
  uint32_t room = 0;
  const HistoryLesson* lesson =
      nullptr;  // once it is settled, unless it is finished or was decided by what remains to be forced
  std::unique_ptr<HistoryNode[]> children;
};

class HistorySearch : public ProofTree<HistorySearch, HistoryNode, SeenKeys> {
 public:
  // `graph` must live as long. `retakes` are those of the graph, or none: then there is more to search.
  HistorySearch(const HistoryGraph& graph, Retakes retakes, const HistoryLimits& limits, Progress* progress);

  // Whether Black reaches at least `bound` from a state that is not finished, after what has been seen. `seen` is as before
  // when it returns. After kYes with Black to move, and kNo with White to move, move() keeps it: a point or kNoPoint.
  HistoryAnswer Ask(const HistoryState& state, SeenKeys& seen, int bound);

  int move() const { return move_; }

 private:
  friend class ProofTree<HistorySearch, HistoryNode, SeenKeys>;
  using Node = HistoryNode;
  static constexpr uint32_t kNoKey = Node::kNoKey;

  static int PlayerOf(const Node& node) { return node.state.player; }
  static size_t Mark(const SeenKeys& seen) { return seen.size(); }
  static void Back(SeenKeys& seen, size_t mark) { seen.CutTo(mark); }
  static void Enter(const Node& node, SeenKeys& seen) {
    if (node.key != kNoKey) seen.Add(node.key);
  }
  void Expand(Node& node, SeenKeys& seen);
  void Conclude(Node& node, SeenKeys& seen, int side);

  void Evaluate(Node& node, const SeenKeys& seen);
  const HistoryLesson* Recall(const HistoryState& state, const SeenKeys& seen);

  const HistoryGraph& graph_;
  const Retakes retakes_;
  RemainingForce force_[2];  // by side
  LessonBook lessons_;
  int bound_ = 0;
  int move_ = enumerate::kNoPoint;
};

}  // namespace hotstone::search

#endif  // HOTSTONE_SEARCH_HISTORY_HISTORY_SEARCH_H_
