// A proof-number search under superko, with lessons.
//
// Ask grows the tree until its root is settled (proof_tree.h). Expand makes the children of the
// open state nearest to a proof or a refutation, and Evaluate checks what is known about each
// (SettleByLesson) and what remains to be forced. When its children settle a state, Learn makes its
// lesson: from the one move that wins, or from all moves, which lose.
//
// For example on 2x1 under aga-like, "does Black reach 1?": a play by Black lets White take it, and
// afterwards Black may not take back; passing first lets White pass at 0. The answer is no, after a
// handful of states.
#include "search/history/history_search.h"

#include <algorithm>
#include <utility>

namespace hotstone::search {

using enumerate::kNoPoint;

HistorySearch::HistorySearch(const HistoryGraph& graph, Retakes retakes,
                             const HistoryLimits& limits, Progress* progress)
    : ProofTree(limits, progress),
      graph_(graph),
      retakes_(std::move(retakes)),
      force_{{graph, retakes_, RemainingForce::OtherSide::kBound, {}, progress},
             {graph, retakes_, RemainingForce::OtherSide::kBound, {}, progress}} {}

HistoryAnswer HistorySearch::Ask(const HistoryState& state, SeenKeys& seen, int bound) {
  bound_ = bound;
  Node root;
  root.state = state;
  const HistoryAnswer answer = Grow(root, seen);
  if (root.WonBy(state.player)) {
    move_ = root.lesson != nullptr ? root.lesson->move : force_[state.player].Move(state);
  }
  Drop(root);
  return answer;
}

bool HistorySearch::SettleByLesson(Node& node) {
  node.lesson = lessons_.Recall(
      node.state, [&](const HistoryLesson& lesson) { return lesson.Bears(bound_, memory()); });
  if (node.lesson != nullptr) node.Settle(node.lesson->goal.side);
  return node.lesson != nullptr;
}

void HistorySearch::Evaluate(Node& node) {
  ++states_;
  if (SettleByLesson(node)) return;
  for (int side = 0; side < 2; ++side) {
    if (!force_[side].Follow({side, bound_}, memory())) return Halt();
    if (force_[side].Wins(node.state)) return node.Settle(side);
  }
  const int loser = 1 - node.state.player;
  const auto open = static_cast<uint32_t>(std::max(1, force_[loser].Open(node.state)));
  (node.state.player == 0 ? node.disproof : node.proof) = open;
}

void HistorySearch::Expand(Node& node) {
  if (SettleByLesson(node)) return;
  const int player = node.state.player;
  const auto plays = graph_.From(node.state.position, player);
  MakeRoom(node, plays.size() + 1);
  const auto add = [&](HistoryState state, uint32_t key, int at) {
    Node& child = node.children[node.count++];
    child.state = state;
    child.key = key;
    child.at = at;
    if (state.passes == graph_.end_passes()) {
      child.finished = true;
      child.Settle(graph_.Score(state.position) >= bound_ ? 0 : 1);
    } else {
      WithPly(child, [&] { Evaluate(child); });
    }
    return child.WonBy(player);
  };
  const HistoryState passed{node.state.position, 1 - player, node.state.passes + 1};
  if (add(passed, graph_.PassKey(node.state.position, 1 - player).value_or(Node::kNoKey), kNoPoint))
    return;
  for (const HistoryGraph::Play& play : plays) {
    const uint32_t key = graph_.KeyOf(play, player);
    if (memory().Has(key)) continue;
    if (add({play.position, 1 - player, 0}, key, static_cast<int>(play.at))) return;
  }
}

void HistorySearch::Learn(Node& node, int side) {
  const HistoryGoal goal{side, bound_};
  bool followed = true;
  const auto add = [&](const Node& child, HistoryLesson& lesson) {
    if (child.lesson != nullptr) return lesson.AddPart(*child.lesson, child.key);
    HistoryLesson forced;
    WithPly(child, [&] {
      followed = followed && force_[side].Follow(goal, memory());
      if (followed) force_[side].Needs(child.state, forced.absent, forced.present);
    });
    lesson.AddPart(forced, child.key);
  };
  HistoryLesson lesson = LessonOf(node, goal, add);
  if (!followed) return Halt();
  if (node.state.player != side) {
    for (const HistoryGraph::Play& play : graph_.From(node.state.position, node.state.player)) {
      const uint32_t key = graph_.KeyOf(play, node.state.player);
      if (memory().Has(key)) lesson.present.push_back(key);
    }
  }
  bytes_ += lesson.Tidy();
  node.lesson = lessons_.Learn(node.state, std::move(lesson));
}

}  // namespace hotstone::search
