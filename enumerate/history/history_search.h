// Whether Black reaches a bound in a game under superko, with everything that has been seen: a search for a proof.
//
// A tree of plays grows from the state in question. Each new state is asked first what is known of it: a *lesson*, that is,
// what was learnt at the same state with another memory, or what a side forces with plays that remain (remaining_force.h).
// Where both are silent the state stays open, and the tree grows where a proof or a refutation seems nearest (proof numbers:
// L. V. Allis, M. van der Meulen, H. J. van den Herik, Artificial Intelligence 66, 1994).
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
#include "enumerate/history/remaining_force.h"
#include "enumerate/history/seen_keys.h"

namespace hotstone::enumerate {

class HistorySearch {
 public:
  // `graph` must live as long.
  HistorySearch(const HistoryGraph& graph, const HistoryLimits& limits, Progress* progress);

  // Whether Black reaches at least `bound` from a state that is not finished, after what has been seen. `seen` is as before
  // when it returns. After kYes with Black to move, and kNo with White to move, move() keeps it: a point or kNoPoint.
  HistoryAnswer Ask(const HistoryState& state, SeenKeys& seen, int bound);

  int move() const { return move_; }
  uint64_t states() const { return states_; }

 private:
  static constexpr uint32_t kNoKey = ~uint32_t{0};
  static constexpr uint32_t kInfinite = 1u << 30;

  struct Lesson {
    HistoryGoal goal;  // its side wins it
    int move = kNoPoint;
    std::vector<uint32_t> absent;
    std::vector<uint32_t> present;
  };
  struct Node {
    HistoryState state;
    uint32_t key = kNoKey;  // that the ply to here adds to the memory
    int at = kNoPoint;      // that ply
    bool added = false;     // on the line that is looked at: the key was new
    bool finished = false;
    uint32_t proof = 1;
    uint32_t disproof = 1;
    uint32_t count = 0;
    const Lesson* lesson = nullptr;  // once it is settled, unless finished
    std::unique_ptr<Node[]> children;
    bool settled() const { return proof == 0 || disproof == 0; }
  };

  // `might`: the sides that may have decided the state with plays that remain.
  void Evaluate(Node& node, SeenKeys& seen, const bool might[2]);
  const Lesson* Recall(const HistoryState& state, const SeenKeys& seen);
  void Settle(Node& node, const Lesson* lesson, int side);
  const Lesson* Learn(const HistoryState& state, Lesson lesson);
  void Expand(Node& node, SeenKeys& seen);
  void Update(Node& node, const SeenKeys& seen);
  // The lesson of a node whose children settle it for `side`.
  Lesson LessonFrom(const Node& node, const SeenKeys& seen, int side) const;
  void Grow(Node& root, SeenKeys& seen);
  void Drop(Node& node);

  const HistoryGraph& graph_;
  RemainingForce force_;
  RemainingForce at_root_[2];  // by side: of the state that is asked
  size_t root_size_ = 0;       // of its memory
  const HistoryLimits limits_;
  Progress* const progress_;
  absl::flat_hash_map<uint64_t, std::vector<const Lesson*>> lessons_;
  std::deque<Lesson> all_lessons_;
  int bound_ = 0;
  int move_ = kNoPoint;
  uint64_t states_ = 0;
  uint64_t bytes_ = 0;
};

}  // namespace hotstone::enumerate

#endif  // HOTSTONE_ENUMERATE_HISTORY_HISTORY_SEARCH_H_
