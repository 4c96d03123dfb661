// A proof-number search under the rules about completed cycles, with lessons.
//
// The walk is that of proof_tree.h; the memory moves forward and back with it (CycleMemory). A
// proof records the earliest situation that it leads back to, as the number of plies after which
// that was seen (leads_back). If that is not before the proof's first state, the proof is kept for
// others (Keep); otherwise it stays with its node, and can become part of a lesson further up that
// contains the situation it leads back to.
//
// For example, three plies into a game a proof that plays A1, is taken, and returns to the
// situation after ply 2 is useful only there. The proof of the state after ply 1 that contains it
// is a lesson, if it leads back no further.
#include "search/cycles/cycle_search.h"

#include <algorithm>
#include <utility>

#include "enumerate/rules/board_play.h"
#include "enumerate/rules/chains.h"
#include "enumerate/rules/rule_set.h"
#include "search/cycles/strategy_lines.h"

namespace hotstone::search {

using enumerate::Analyse;
using enumerate::Analysis;
using enumerate::BansAfter;
using enumerate::BitAt;
using enumerate::BoardPlayRules;
using enumerate::FiniteRules;
using enumerate::Grid;
using enumerate::kNoPoint;
using enumerate::LegalIndex;
using enumerate::Resolve;
using enumerate::Stones;
using enumerate::Swapped;

namespace {

constexpr uint32_t kPositionsPerReport = 1 << 12;
constexpr uint64_t kIndexBytes = 128;  // of a lesson in the table by place, with its allocations

}  // namespace

absl::StatusOr<CycleBans> CycleBans::Of(const Grid& grid, const LegalIndex& index,
                                        const HistoryGraph& graph, const spec::RuleSet& rules,
                                        Progress* progress) {
  const FiniteRules play_rules = BoardPlayRules(rules);
  CycleBans bans;
  bans.after.resize(graph.plays());
  bans.ever.resize(2 * size_t{graph.positions()});
  Analysis analysis;
  for (uint32_t position = 0; position < graph.positions(); ++position) {
    if (position % kPositionsPerReport == 0 &&
        !KeepGoing(progress, "hot stones listed", position, graph.positions())) {
      return absl::CancelledError("interrupted while listing hot stones");
    }
    const Stones stones = index.Unrank(position);
    for (int player = 0; player < 2; ++player) {
      Analyse(grid, player == 0 ? stones : Swapped(stones), analysis);
      for (const HistoryGraph::Play& play : graph.From(position, player)) {
        const auto hot = static_cast<uint32_t>(
            BansAfter(grid, Resolve(grid, analysis, BitAt(play.at)), play.at, play_rules));
        bans.after[graph.NumberOf(play)] = hot;
        bans.ever[2 * size_t{play.position} + static_cast<size_t>(1 - player)] |= hot;
      }
    }
  }
  return bans;
}

CycleSearch::CycleSearch(const HistoryGraph& graph, const CycleBans& bans, bool in_place,
                         const HistoryLimits& limits, Progress* progress)
    : ProofTree(limits, progress),
      graph_(graph),
      bans_(bans),
      in_place_(in_place),
      force_{{graph, retakes_, RemainingForce::OtherSide::kFree, bans.ever, progress},
             {graph, retakes_, RemainingForce::OtherSide::kFree, bans.ever, progress}} {}

HistoryAnswer CycleSearch::Ask(const CycleState& state, CycleMemory& memory, int bound) {
  bound_ = bound;
  Node root;
  root.state = state;
  const HistoryAnswer answer = Grow(root, memory);
  if (root.settled() && root.lesson != nullptr) move_ = root.lesson->move;
  Drop(root);
  return answer;
}

CycleState CycleSearch::After(const CycleState& state, const HistoryGraph::Play* play) const {
  const HistoryState& s = state.state;
  if (play == nullptr) return {{s.position, 1 - s.player, s.passes + 1}, 0};
  return {{play->position, 1 - s.player, 0}, bans_.after[graph_.NumberOf(*play)]};
}

bool CycleSearch::Forbidden(const CycleState& state, const HistoryGraph::Play& play) const {
  return (state.bans >> play.at & 1) != 0 ||
         memory().ForbiddenSince(graph_.NumberOf(play)) != CycleMemory::kNever ||
         memory().ForbiddenInPlace(play, state.state.position, state.state.player);
}

bool CycleSearch::SettleByLesson(Node& node) {
  const auto found = lessons_.find(PlaceOf(node.state));
  if (found == lessons_.end()) return false;
  auto& list = found->second;
  for (size_t i = list.size(); i-- > 0;) {
    const Lesson& lesson = *list[i];
    const bool bears =
        lesson.goal.side == 0 ? lesson.goal.bound >= bound_ : lesson.goal.bound <= bound_;
    if (!bears ||
        std::any_of(lesson.absent.begin(), lesson.absent.end(),
                    [&](uint32_t situation) { return memory().situations().Has(situation); }) ||
        std::any_of(lesson.present.begin(), lesson.present.end(), [&](uint32_t play) {
          return memory().ForbiddenSince(play) == CycleMemory::kNever;
        })) {
      continue;
    }
    std::swap(list[i], list.back());
    node.lesson = list.back();
    node.Settle(node.lesson->goal.side);
    return true;
  }
  return false;
}

void CycleSearch::Keep(Node& node, Lesson lesson) {
  SortOnce(lesson.absent);
  SortOnce(lesson.present);
  node.Settle(lesson.goal.side);
  if (lesson.leads_back < memory().plies()) {
    node.own = std::make_unique<Lesson>(std::move(lesson));
    node.lesson = node.own.get();
    return;
  }
  lesson.absent.shrink_to_fit();
  lesson.present.shrink_to_fit();
  bytes_ += sizeof(Lesson) + kIndexBytes + 4 * (lesson.absent.size() + lesson.present.size());
  all_lessons_.push_back(std::move(lesson));
  lessons_[PlaceOf(node.state)].push_back(&all_lessons_.back());
  node.lesson = &all_lessons_.back();
}

void CycleSearch::Evaluate(Node& node) {
  ++states_;
  if (SettleByLesson(node)) return;
  for (int side = 0; side < 2; ++side) {
    Lesson lesson;
    lesson.goal = {side, bound_};
    RemainingForce& force = force_[side];
    if (!force.Follow(lesson.goal, memory().positions())) return Halt();
    if (!force.Wins(node.state.state)) continue;
    if (node.state.state.player == side) lesson.move = force.Move(node.state.state);
    if (in_place_) {
      if (!ForceLasts(node, force, lesson)) continue;
      return Keep(node, std::move(lesson));
    }
    std::vector<uint32_t> made;
    force.Needs(node.state.state, made, lesson.present);
    for (const uint32_t position : made) {
      lesson.absent.push_back(2 * position);
      lesson.absent.push_back(2 * position + 1);
    }
    return Keep(node, std::move(lesson));
  }
  const auto moves = static_cast<uint32_t>(
      graph_.From(node.state.state.position, node.state.state.player).size() + 1);
  (node.state.state.player == 0 ? node.disproof : node.proof) = moves;
}

// Whether the strategy that `force` has here makes no play that is forbidden in its place, and no
// position comes back in any line of it. So no cycle with a play is completed, and nothing more is
// forbidden. Then the situations that it leads to are what the lesson requires to be absent. A pass
// after a pass completes a cycle of passes only.
bool CycleSearch::ForceLasts(const Node& node, RemainingForce& force, Lesson& lesson) {
  const HistoryState& s = node.state.state;
  StrategyLines lines;
  bool lasts = true;
  force.ForEachPly(s, [&](const HistoryState& at, const HistoryGraph::Play* play) {
    if (!lasts) return false;
    const int next = 1 - at.player;
    if (play == nullptr) {
      if (at == s && s.passes == 0) {
        lasts = memory().LatestVisit(at.position, next) == CycleMemory::kNever;
        lesson.absent.push_back(2 * at.position + static_cast<uint32_t>(next));
      }
      lines.AddPly(at, {at.position, next, at.passes + 1});
      return lasts;
    }
    lasts = !memory().positions().Has(play->position) &&
            (at.player != lesson.goal.side ||
             !memory().ForbiddenInPlace(*play, at.position, at.player));
    lesson.absent.push_back(2 * play->position);
    lesson.absent.push_back(2 * play->position + 1);
    lines.AddPly(at, {play->position, next, 0});
    return lasts;
  });
  return lasts && !lines.SomePositionReturns();
}

void CycleSearch::Expand(Node& node) {
  if (SettleByLesson(node)) return;
  const HistoryState& s = node.state.state;
  const auto plays = graph_.From(s.position, s.player);
  MakeRoom(node, plays.size() + 1);
  const auto add = [&](const HistoryGraph::Play* play) {
    Node& child = node.children[node.count++];
    child.state = After(node.state, play);
    child.play = play;
    if (child.state.state.passes == graph_.end_passes()) {
      child.finished = true;
      child.Settle(graph_.Score(s.position) >= bound_ ? 0 : 1);
    } else {
      WithPly(child, [&] { Evaluate(child); });
    }
    return child.WonBy(s.player);
  };
  if (add(nullptr)) return;
  for (const HistoryGraph::Play& play : plays) {
    if (!Forbidden(node.state, play) && add(&play)) return;
  }
}

CycleSearch::Lesson CycleSearch::LessonFrom(const Node& node, int side) const {
  Lesson lesson;
  lesson.goal = {side, bound_};
  const HistoryState& s = node.state.state;
  const auto take = [&](const Node& child) {
    if (child.finished) return;
    lesson.absent.insert(lesson.absent.end(), child.lesson->absent.begin(),
                         child.lesson->absent.end());
    lesson.absent.push_back(SituationOf(child.state));
    lesson.leads_back = std::min(lesson.leads_back, child.lesson->leads_back);
    const int visit = memory().LatestVisit(child.state.state.position, child.state.state.player);
    if (visit != CycleMemory::kNever) lesson.leads_back = std::min(lesson.leads_back, visit);
  };
  if (s.player == side) {
    for (uint32_t i = 0; i < node.count; ++i) {
      const Node& child = node.children[i];
      if (!child.WonBy(side)) continue;
      take(child);
      lesson.move = child.play == nullptr ? kNoPoint : child.play->at;
      break;
    }
  } else {
    for (uint32_t i = 0; i < node.count; ++i) take(node.children[i]);
    for (const HistoryGraph::Play& play : graph_.From(s.position, s.player)) {
      const size_t number = graph_.NumberOf(play);
      if (memory().ForbiddenSince(number) != CycleMemory::kNever)
        lesson.present.push_back(static_cast<uint32_t>(number));
    }
  }
  // The state itself has been seen in every history.
  std::erase(lesson.absent, SituationOf(node.state));
  return lesson;
}

}  // namespace hotstone::search
