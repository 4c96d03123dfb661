// Whether Black reaches a bound in a game under superko, with everything that has been seen: a search for a proof.
//
// A tree of plays grows from the state in question. Each new state is asked first what is known of it: a *lesson*, that is,
// what was learnt at the same state with another memory, or what a side forces with plays that remain (remaining_force.h).
// Where both are silent the state stays open, and the tree grows where a proof or a refutation seems nearest (proof_tree.h).
//
// A lesson says who wins, and what of the memory the proof used: keys that must be absent, since the winner plays them, and
// keys that must be present, since they keep the loser from plays that the proof has no answer to. It holds with every memory
// of the one kind: both lists are compared key by key with the memory, the thing itself. No hash decides anything.
//
// Lessons outlive a question: what was learnt for one bound serves the next.
#ifndef HOTSTONE_ENUMERATE_HISTORY_HISTORY_SEARCH_H_
#define HOTSTONE_ENUMERATE_HISTORY_HISTORY_SEARCH_H_

#include <cstdint>
#include <deque>
#include <memory>
#include <vector>

#include "absl/container/flat_hash_map.h"
#include "base/progress.h"
#include "enumerate/history/history_graph.h"
#include "enumerate/history/history_limits.h"
#include "enumerate/history/proof_tree.h"
#include "enumerate/history/remaining_force.h"
#include "enumerate/history/retakes.h"
#include "enumerate/history/seen_keys.h"

namespace hotstone::enumerate {

// A lesson: `goal` is won by its side.
struct HistoryLesson {
  HistoryGoal goal;
  int move = kNoPoint;
  std::vector<uint32_t> absent;
  std::vector<uint32_t> present;
};

struct HistoryNode : ProofNumbers {
  static constexpr uint32_t kNoKey = ~uint32_t{0};
  HistoryState state;
  uint32_t key = kNoKey;  // that the ply to here adds to the memory
  int at = kNoPoint;      // that ply
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
  using Lesson = HistoryLesson;
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
  const Lesson* Recall(const HistoryState& state, const SeenKeys& seen);
  const Lesson* Learn(const HistoryState& state, Lesson lesson);

  const HistoryGraph& graph_;
  const Retakes retakes_;
  RemainingForce force_[2];  // by side
  absl::flat_hash_map<uint64_t, std::vector<const Lesson*>> lessons_;
  std::deque<Lesson> all_lessons_;
  int bound_ = 0;
  int move_ = kNoPoint;
};

}  // namespace hotstone::enumerate

#endif  // HOTSTONE_ENUMERATE_HISTORY_HISTORY_SEARCH_H_
