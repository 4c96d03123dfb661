// What a search under superko has learnt of states, for other histories.
//
// A lesson says who wins from a state, and what of the memory the proof used:
//
//   absent    keys that must not have been seen, since the winner plays them
//   present   keys that must have been seen, since they keep the loser from plays that have no answer there
//   farthest  the farthest place in a table of robust bounds that the proof rests on (robust_memory.h):
//             nothing that was seen may be nearer to the end for the winner
//
// It holds with every memory of the kind: the lists are compared key by key with the memory, the thing
// itself. No hash decides anything. Lessons outlive a question: what was learnt for one bound serves the
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

// What a side forces by a table, and how far the end is: the larger value is nearer, then the lower place.
struct ForcedPlace {
  static constexpr int kAll = 127;  // beyond all values: the end itself

  int value = kAll;
  uint32_t place = 0;

  bool NearerThan(const ForcedPlace& other) const {
    return value != other.value ? value > other.value : place < other.place;
  }
};

// `goal` is won by its side.
struct HistoryLesson {
  HistoryGoal goal;
  int move = enumerate::kNoPoint;
  ForcedPlace farthest;
  std::vector<uint32_t> absent;
  std::vector<uint32_t> present;

  // The winner's move, and the key that forbids it if it is a play.
  void AddMove(int at, uint32_t key);
  // What the proof of the state behind the ply with this key used.
  void AddPart(const HistoryLesson& part, uint32_t key);
  // Sorts the lists; bytes that it takes in a book.
  uint64_t Tidy();
  // Whether it bears on the question of this bound with these keys seen; `farthest` apart.
  bool Bears(int bound, const SeenKeys& seen) const;
};

// The lesson of a state that its children settle: of the one move that wins, or of all moves that lose.
// add(child, lesson) adds what the proof of a child used that is not finished. What keeps the loser from plays
// is left to the caller.
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
  uint32_t key = kNoKey;         // that the ply to here adds to the memory
  int at = enumerate::kNoPoint;  // that ply
  bool finished = false;
  const HistoryLesson* lesson = nullptr;

  template <typename Memory>
  void AddKeyTo(Memory& memory) const {
    if (key != kNoKey) memory.Add(key);
  }
};

class LessonBook {
 public:
  // The lesson stays where it is.
  const HistoryLesson* Learn(const HistoryState& state, HistoryLesson lesson) {
    all_.push_back(std::move(lesson));
    by_state_[Number(state)].push_back(&all_.back());
    return &all_.back();
  }

  // The first lesson of the state for which holds(lesson), or null. What helped last is looked at first.
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
