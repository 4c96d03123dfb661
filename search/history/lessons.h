// What a search under superko has learned about states, for reuse with other histories.
//
// A lesson says who wins from a state, and which parts of the memory the proof used:
//
//   absent    keys that must not have been seen, since the winner plays them
//   present   keys that must have been seen, since they bar the loser from plays that have no
//             answer there
//   farthest  the farthest place in a table of robust bounds that the proof rests on
//             (robust_memory.h): nothing seen may be nearer to the end for the winner
//
// It holds with every memory of this kind: the lists are compared with the memory key by key, and
// no hash decides anything. Lessons outlive a question: what was learned for one bound serves the
// next.
#ifndef HOTSTONE_SEARCH_HISTORY_LESSONS_H_
#define HOTSTONE_SEARCH_HISTORY_LESSONS_H_

#include <cstdint>
#include <deque>
#include <utility>
#include <vector>

#include "absl/container/flat_hash_map.h"
#include "search/history/proof_tree.h"
#include "search/history/remaining_force.h"
#include "search/history/seen_keys.h"

namespace hotstone::search {

// What a side forces by a table, and the distance to the end: larger values are nearer, then lower
// places.
struct ForcedPlace {
  static constexpr int kAll = 127;  // above all values: the end itself

  int value = kAll;
  uint32_t place = 0;

  bool NearerThan(const ForcedPlace& other) const {
    return value != other.value ? value > other.value : place < other.place;
  }
};

// The side of `goal` wins it.
struct HistoryLesson {
  HistoryGoal goal;
  int move = enumerate::kNoPoint;
  ForcedPlace farthest;
  std::vector<uint32_t> absent;
  std::vector<uint32_t> present;

  // The winner's move, and the key that forbids it if it is a play.
  void AddMove(int at, uint32_t key);
  // Adds what the proof of the state after the ply with this key used.
  void AddPart(const HistoryLesson& part, uint32_t key);
  // Sorts the lists; returns the bytes that it takes in a book.
  uint64_t Tidy();
  // Whether it applies to this bound with these keys seen, apart from `farthest`.
  bool Bears(int bound, const SeenKeys& seen) const;
};

// The lesson of a state settled by its children: by the one move that wins, or by all moves, which
// lose. add(child, lesson) adds what the proof of an unfinished child used. The caller adds what
// bars the loser from plays.
template <typename Node, typename Add>
HistoryLesson LessonOf(const Node& node, const HistoryGoal& goal, const Add& add) {
  HistoryLesson lesson;
  lesson.goal = goal;
  const bool winner = node.state.player == goal.side;
  for (uint32_t i = 0; i < node.count; ++i) {
    const Node& child = node.children[i];
    if (winner && !child.WonBy(goal.side)) continue;
    if (!child.finished) add(child, lesson);
    if (!winner) continue;
    lesson.AddMove(child.at, child.key);
    break;
  }
  return lesson;
}

// A node of a search under superko.
template <typename Node>
struct SuperkoNode : TreeNode<Node> {
  static constexpr uint32_t kNoKey = ~uint32_t{0};
  HistoryState state;
  uint32_t key = kNoKey;         // added to the memory by the ply to this node
  int at = enumerate::kNoPoint;  // of that ply
  bool finished = false;
  const HistoryLesson* lesson = nullptr;

  template <typename Memory>
  void AddKeyTo(Memory& memory) const {
    if (key != kNoKey) memory.Add(key);
  }
};

class LessonBook {
 public:
  // The returned lesson keeps its address.
  const HistoryLesson* Learn(const HistoryState& state, HistoryLesson lesson) {
    all_.push_back(std::move(lesson));
    by_state_[Number(state)].push_back(&all_.back());
    return &all_.back();
  }

  // The first lesson of the state for which holds(lesson), or null. The most recently useful one is
  // tried first.
  template <typename Holds>
  const HistoryLesson* Recall(const HistoryState& state, const Holds& holds) {
    const auto found = by_state_.find(Number(state));
    if (found == by_state_.end()) return nullptr;
    auto& list = found->second;
    for (size_t i = list.size(); i-- > 0;) {
      if (!holds(*list[i])) continue;
      std::swap(list[i], list.back());
      return list.back();
    }
    return nullptr;
  }

 private:
  static uint64_t Number(const HistoryState& state) {
    return (uint64_t{state.position} * 2 + static_cast<uint64_t>(state.player)) * 8 +
           static_cast<uint64_t>(state.passes);
  }

  absl::flat_hash_map<uint64_t, std::vector<const HistoryLesson*>> by_state_;
  std::deque<HistoryLesson> all_;
};

}  // namespace hotstone::search

#endif  // HOTSTONE_SEARCH_HISTORY_LESSONS_H_
