// A proof-number search under superko on robust bounds, with lessons.
//
// Ask grows the tree until its root is settled (proof_tree.h). Expand makes the children of the
// open state nearest to a proof or a refutation, and Evaluate checks what is known about each and
// what the bounds say. When its children settle a state, Learn makes its lesson: from the one move
// that wins, or from all moves, which lose.
//
// For example on 2x1 under aga-like the robust bounds of the empty board are [-2, 2] and decide
// nothing. "Does Black reach 1?": a play by Black leads to a position that White holds robustly at
// -2 by taking the stone; after a pass White passes at 0. The answer is no.
#include "search/history/robust_search.h"

#include <utility>

#include "enumerate/rules/area.h"
#include "enumerate/rules/board_play.h"
#include "enumerate/rules/chains.h"
#include "search/history/history_graph.h"

namespace hotstone::search {

using enumerate::Analysis;
using enumerate::BitBoard;
using enumerate::BoardPlayRules;
using enumerate::FirstPoint;
using enumerate::kNoPoint;
using enumerate::Stones;
using enumerate::SuperkoPlayerOf;
using enumerate::Swapped;

bool RobustSearch::Supports(const spec::RuleSet& rules) {
  return HistoryGraph::Supports(rules) && *rules.cycle.Only() != spec::Cycle::kFixed &&
         rules.end_passes == 2;
}

RobustSearch::RobustSearch(const RobustPlaces& places, const spec::RuleSet& rules,
                           const HistoryLimits& limits, Progress* progress)
    : ProofTree(limits, progress),
      places_(places),
      rules_(BoardPlayRules(rules)),
      keys_{SuperkoPlayerOf(*rules.cycle.Only())} {}

HistoryAnswer RobustSearch::Ask(const HistoryState& state, RobustMemory& memory, int bound) {
  bound_ = bound;
  Node root;
  root.state = state;
  const HistoryAnswer answer = Grow(root, memory);
  if (root.WonBy(state.player)) {
    move_ = root.lesson != nullptr ? root.lesson->move : MoveByBounds(root);
  }
  Drop(root);
  return answer;
}

std::vector<RobustSearch::Play> RobustSearch::PlaysOf(const HistoryState& state) const {
  const Stones stones = places_.index().Unrank(state.position);
  Analysis analysis;
  Analyse(places_.grid(), state.player == 0 ? stones : Swapped(stones), analysis);
  std::vector<Play> plays;
  for (BitBoard rest = LegalPlays(places_.grid(), analysis, rules_); rest != 0; rest &= rest - 1) {
    const Stones after = Resolve(places_.grid(), analysis, rest & (~rest + 1)).after;
    const uint64_t to = places_.index().Rank(state.player == 0 ? after : Swapped(after));
    plays.push_back({static_cast<uint32_t>(to), FirstPoint(rest)});
  }
  return plays;
}

HistoryState RobustSearch::After(const HistoryState& state, int at) const {
  HistoryState after{state.position, 1 - state.player, state.passes + 1};
  for (const Play& play : PlaysOf(state)) {
    if (play.at == at) after = {play.to, 1 - state.player, 0};
  }
  return after;
}

bool RobustSearch::SettleByLesson(Node& node) {
  node.lesson = lessons_.Recall(node.state, [&](const HistoryLesson& lesson) {
    return memory().Allows(lesson.goal.side, lesson.farthest) &&
           lesson.Bears(bound_, memory().seen());
  });
  if (node.lesson != nullptr) node.Settle(node.lesson->goal.side);
  return node.lesson != nullptr;
}

void RobustSearch::Evaluate(Node& node) {
  ++states_;
  if (SettleByLesson(node)) return;
  for (int side = 0; side < 2; ++side) {
    const auto place = places_.Reaches({side, bound_}, node.state);
    if (!place.has_value() || !memory().Allows(side, *place)) continue;
    node.place = *place;
    return node.Settle(side);
  }
}

// The move of the strategy: a play that leads nearer, or the pass if there is none.
int RobustSearch::MoveByBounds(const Node& node) const {
  const int side = node.state.player;
  for (const Play& play : PlaysOf(node.state)) {
    if (memory().Has(keys_.OfPlay(play.to, side))) continue;
    const ForcedPlace there = places_.At(side, places_.index().Unrank(play.to), 1 - side);
    if (there.NearerThan(node.place)) return play.at;
  }
  return kNoPoint;
}

void RobustSearch::Expand(Node& node) {
  if (SettleByLesson(node)) return;
  const int player = node.state.player;
  const std::vector<Play> plays = PlaysOf(node.state);
  MakeRoom(node, plays.size() + 1);
  const auto add = [&](HistoryState state, uint32_t key, int at) {
    Node& child = node.children[node.count++];
    child.state = state;
    child.key = key;
    child.at = at;
    if (state.passes == rules_.end_passes) {
      child.finished = true;
      const Stones stones = places_.index().Unrank(state.position);
      child.Settle(AreaDifference(places_.grid(), stones) >= bound_ ? 0 : 1);
    } else {
      WithPly(child, [&] { Evaluate(child); });
    }
    return child.WonBy(player);
  };
  const HistoryState passed{node.state.position, 1 - player, node.state.passes + 1};
  if (add(passed, keys_.OfPass(passed.position, passed.player).value_or(Node::kNoKey), kNoPoint))
    return;
  for (const Play& play : plays) {
    const uint32_t key = keys_.OfPlay(play.to, player);
    if (memory().Has(key)) continue;
    if (add({play.to, 1 - player, 0}, key, play.at)) return;
  }
}

void RobustSearch::Learn(Node& node, int side) {
  const auto add = [](const Node& child, HistoryLesson& lesson) {
    if (child.lesson != nullptr) return lesson.AddPart(*child.lesson, child.key);
    if (lesson.farthest.NearerThan(child.place)) lesson.farthest = child.place;
  };
  HistoryLesson lesson = LessonOf(node, {side, bound_}, add);
  if (node.state.player != side) {
    for (const Play& play : PlaysOf(node.state)) {
      const uint32_t key = keys_.OfPlay(play.to, node.state.player);
      if (memory().Has(key)) lesson.present.push_back(key);
    }
  }
  bytes_ += lesson.Tidy();
  node.lesson = lessons_.Learn(node.state, std::move(lesson));
}

}  // namespace hotstone::search
