// A proof-number search under superko, with lessons.
//
// Ask grows the tree until its root is settled. Grow walks to the open state that is nearest to a proof or a refutation, adding
// the keys of the plays to the memory; Expand makes its children and asks of each what is known (Recall) and what
// remains to be forced (Evaluate); on the way back Update adds the numbers up, and where a state is settled it makes the lesson of it
// (LessonFrom): of the one move that wins, or of all moves that lose.
//
// For example on 2x1 under aga-like, "does Black reach 1?": a play of Black lets White take it, and afterwards Black may not take back;
// passing first lets White pass at 0. The answer is no, after a handful of states.
#include "enumerate/history/history_search.h"

#include <algorithm>
#include <utility>

namespace hotstone::enumerate {
namespace {

bool NoneIn(const std::vector<uint32_t>& keys, const SeenKeys& seen) {
  return std::none_of(keys.begin(), keys.end(), [&](uint32_t key) { return seen.Has(key); });
}
bool AllIn(const std::vector<uint32_t>& keys, const SeenKeys& seen) {
  return std::all_of(keys.begin(), keys.end(), [&](uint32_t key) { return seen.Has(key); });
}

void SortOnce(std::vector<uint32_t>& keys) {
  std::sort(keys.begin(), keys.end());
  keys.erase(std::unique(keys.begin(), keys.end()), keys.end());
}

}  // namespace

HistorySearch::HistorySearch(const HistoryGraph& graph, const HistoryLimits& limits, Progress* progress)
    : graph_(graph),
      force_(graph, RemainingForce::OtherSide::kBound, {}),
      at_root_{force_, force_},
      limits_(limits),
      progress_(progress) {}

HistoryAnswer HistorySearch::Ask(const HistoryState& state, SeenKeys& seen, int bound) {
  bound_ = bound;
  Node root;
  root.state = state;
  constexpr bool kMight[2] = {true, true};
  Evaluate(root, seen, kMight);
  root_size_ = seen.size();
  if (!root.settled()) {
    for (int side = 0; side < 2; ++side) at_root_[side].DecideAll({side, bound_}, seen);
  }
  HistoryAnswer answer = HistoryAnswer::kStopped;
  while (!root.settled()) {
    if (!KeepGoing(progress_, "states with their histories", states_, 0)) break;
    if (bytes_ > limits_.bytes) {
      answer = HistoryAnswer::kMemory;
      break;
    }
    if (states_ > limits_.states) {
      answer = HistoryAnswer::kStates;
      break;
    }
    Grow(root, seen);
  }
  if (root.settled()) {
    answer = root.proof == 0 ? HistoryAnswer::kYes : HistoryAnswer::kNo;
    if (root.lesson != nullptr) move_ = root.lesson->move;
  }
  Drop(root);
  return answer;
}

const HistorySearch::Lesson* HistorySearch::Recall(const HistoryState& state, const SeenKeys& seen) {
  const uint64_t place = (uint64_t{state.position} * 2 + static_cast<uint64_t>(state.player)) * 8 +
                         static_cast<uint64_t>(state.passes);
  const auto found = lessons_.find(place);
  if (found == lessons_.end()) return nullptr;
  auto& list = found->second;
  for (size_t i = list.size(); i-- > 0;) {
    const Lesson& lesson = *list[i];
    const bool bears = lesson.goal.side == 0 ? lesson.goal.bound >= bound_ : lesson.goal.bound <= bound_;
    if (!bears || !NoneIn(lesson.absent, seen) || !AllIn(lesson.present, seen)) continue;
    // What helped last is looked at first.
    std::swap(list[i], list.back());
    return list.back();
  }
  return nullptr;
}

const HistorySearch::Lesson* HistorySearch::Learn(const HistoryState& state, Lesson lesson) {
  lesson.absent.shrink_to_fit();
  lesson.present.shrink_to_fit();
  bytes_ += sizeof(Lesson) + 16 + 4 * (lesson.absent.size() + lesson.present.size());
  all_lessons_.push_back(std::move(lesson));
  const uint64_t place = (uint64_t{state.position} * 2 + static_cast<uint64_t>(state.player)) * 8 +
                         static_cast<uint64_t>(state.passes);
  lessons_[place].push_back(&all_lessons_.back());
  return &all_lessons_.back();
}

void HistorySearch::Settle(Node& node, const Lesson* lesson, int side) {
  node.lesson = lesson;
  node.proof = side == 0 ? 0 : kInfinite;
  node.disproof = side == 0 ? kInfinite : 0;
}

void HistorySearch::Evaluate(Node& node, SeenKeys& seen, const bool might[2]) {
  ++states_;
  if (const Lesson* known = Recall(node.state, seen)) return Settle(node, known, known->goal.side);
  for (int side = 0; side < 2; ++side) {
    const HistoryGoal goal{side, bound_};
    if (!might[side]) continue;
    if (!force_.Decide(goal, seen, node.state)) continue;
    Lesson lesson;
    lesson.goal = goal;
    if (node.state.player == side) lesson.move = force_.Move(node.state);
    force_.Needs(seen, node.state, lesson.absent, lesson.present);
    return Settle(node, Learn(node.state, std::move(lesson)), side);
  }
  const auto moves = static_cast<uint32_t>(graph_.From(node.state.position, node.state.player).size() + 1);
  (node.state.player == 0 ? node.disproof : node.proof) = moves;
}

void HistorySearch::Expand(Node& node, SeenKeys& seen) {
  if (const Lesson* known = Recall(node.state, seen)) return Settle(node, known, known->goal.side);
  const int player = node.state.player;
  const auto plays = graph_.From(node.state.position, player);
  node.children = std::make_unique<Node[]>(plays.size() + 1);
  bytes_ += sizeof(Node) * (plays.size() + 1);
  const auto add = [&](HistoryState state, uint32_t key, int at) {
    Node& child = node.children[node.count++];
    child.state = state;
    child.key = key;
    child.at = at;
    if (state.passes == graph_.end_passes()) {
      child.finished = true;
      Settle(child, nullptr, graph_.Score(state.position) >= bound_ ? 0 : 1);
    } else {
      const size_t size = seen.size();
      if (key != kNoKey) seen.Add(key);
      bool might[2];
      for (int side = 0; side < 2; ++side) might[side] = at_root_[side].MightDecide(seen, root_size_, state);
      Evaluate(child, seen, might);
      seen.CutTo(size);
    }
    return (player == 0 ? child.proof : child.disproof) == 0;
  };
  const HistoryState passed{node.state.position, 1 - player, node.state.passes + 1};
  if (add(passed, graph_.PassKey(node.state.position, 1 - player).value_or(kNoKey), kNoPoint)) return;
  for (const HistoryGraph::Play& play : plays) {
    if (seen.Has(play.key)) continue;
    if (add({play.position, 1 - player, 0}, play.key, play.at)) return;
  }
}

HistorySearch::Lesson HistorySearch::LessonFrom(const Node& node, const SeenKeys& seen, int side) const {
  Lesson lesson;
  lesson.goal = {side, bound_};
  const auto take = [&](const Node& child) {
    if (child.finished) return;
    lesson.absent.insert(lesson.absent.end(), child.lesson->absent.begin(), child.lesson->absent.end());
    for (const uint32_t key : child.lesson->present) {
      if (key != child.key) lesson.present.push_back(key);
    }
  };
  if (node.state.player == side) {
    for (uint32_t i = 0; i < node.count; ++i) {
      const Node& child = node.children[i];
      if ((side == 0 ? child.proof : child.disproof) != 0) continue;
      take(child);
      lesson.move = child.at;
      if (child.at != kNoPoint) lesson.absent.push_back(child.key);
      break;
    }
  } else {
    for (uint32_t i = 0; i < node.count; ++i) take(node.children[i]);
    for (const HistoryGraph::Play& play : graph_.From(node.state.position, node.state.player)) {
      if (seen.Has(play.key)) lesson.present.push_back(play.key);
    }
  }
  SortOnce(lesson.absent);
  SortOnce(lesson.present);
  return lesson;
}

void HistorySearch::Update(Node& node, const SeenKeys& seen) {
  uint64_t sum = 0;
  uint32_t least = kInfinite;
  const bool black = node.state.player == 0;
  for (uint32_t i = 0; i < node.count; ++i) {
    const Node& child = node.children[i];
    least = std::min(least, black ? child.proof : child.disproof);
    sum += black ? child.disproof : child.proof;
  }
  const auto capped = static_cast<uint32_t>(std::min<uint64_t>(sum, kInfinite));
  if (least == 0 || capped == 0) {
    const int side = (least == 0) == black ? 0 : 1;
    Settle(node, Learn(node.state, LessonFrom(node, seen, side)), side);
    Drop(node);
    return;
  }
  node.proof = black ? least : std::min(capped, kInfinite - 1);
  node.disproof = black ? std::min(capped, kInfinite - 1) : least;
}

void HistorySearch::Grow(Node& root, SeenKeys& seen) {
  std::vector<std::pair<Node*, size_t>> path;  // with the size of the memory before the ply to it
  Node* node = &root;
  path.emplace_back(node, seen.size());
  while (node->count > 0) {
    const bool black = node->state.player == 0;
    Node* best = nullptr;
    for (uint32_t i = 0; i < node->count; ++i) {
      Node& child = node->children[i];
      if (best == nullptr || (black ? child.proof < best->proof : child.disproof < best->disproof))
        best = &child;
    }
    node = best;
    path.emplace_back(node, seen.size());
    if (node->key != kNoKey) seen.Add(node->key);
  }
  Expand(*node, seen);
  for (size_t i = path.size(); i-- > 0;) {
    if (!path[i].first->settled()) Update(*path[i].first, seen);
    seen.CutTo(path[i].second);
  }
}

void HistorySearch::Drop(Node& node) {
  if (node.children == nullptr) return;
  for (uint32_t i = 0; i < node.count; ++i) Drop(node.children[i]);
  bytes_ -= sizeof(Node) * (graph_.From(node.state.position, node.state.player).size() + 1);
  node.children.reset();
  node.count = 0;
}

}  // namespace hotstone::enumerate
