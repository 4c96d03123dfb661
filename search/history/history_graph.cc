#include "search/history/history_graph.h"

#include <algorithm>
#include <bit>
#include <cassert>

#include "enumerate/rules/area.h"
#include "enumerate/rules/board_play.h"
#include "enumerate/rules/chains.h"
#include "enumerate/rules/rule_set.h"
#include "spec/rules/cycle_traits.h"

namespace hotstone::search {

using enumerate::Analysis;
using enumerate::BitBoard;
using enumerate::BoardPlayRules;
using enumerate::FiniteRules;
using enumerate::FirstPoint;
using enumerate::Grid;
using enumerate::LegalIndex;
using enumerate::NotEnumerated;
using enumerate::Resolved;
using enumerate::Stones;
using enumerate::SuperkoPlayer;
using enumerate::SuperkoPlayerOf;
using enumerate::Swapped;

namespace {

constexpr uint64_t kPositionsPerReport = 1 << 14;

absl::Status Stopped() {
  return absl::CancelledError("interrupted while listing the plays of the board");
}

}  // namespace

bool HistoryGraph::Supports(const spec::RuleSet& rules) {
  return spec::TraitsOf(rules.cycle).superko && !NotEnumerated(rules).has_value() &&
         rules.hot == spec::HotLayer::kNone && rules.handicap == 0 && !rules.capture_ends;
}

HistoryGraph::HistoryGraph(const Grid& grid, const spec::RuleSet& rules, spec::Cycle cycle)
    : by_step_(cycle == spec::Cycle::kFixed),
      results_{by_step_ ? SuperkoPlayer::kNone : SuperkoPlayerOf(cycle)},
      points_(grid.points()),
      end_passes_(rules.end_passes) {}

absl::StatusOr<HistoryGraph> HistoryGraph::Create(const Grid& grid, const LegalIndex& index,
                                                  const spec::RuleSet& rules, spec::Cycle cycle,
                                                  Progress* progress) {
  assert(Fits(index.size()));
  HistoryGraph graph(grid, rules, cycle);
  if (!graph.ListPlays(grid, index, rules, progress)) return Stopped();
  graph.keys_ = graph.results_.Count(graph.positions());
  if (graph.by_step_ && !graph.NumberSteps(progress)) return Stopped();
  if (!graph.ListByResult(progress)) return Stopped();
  return graph;
}

bool HistoryGraph::ListPlays(const Grid& grid, const LegalIndex& index, const spec::RuleSet& rules,
                             Progress* progress) {
  const uint64_t count = index.size();
  const auto in_parts = [&](const char* what, const auto& visit) {
    for (uint64_t first = 0; first < count; first += kPositionsPerReport) {
      if (!KeepGoing(progress, what, first, count)) return false;
      index.ForEach(first, std::min(count, first + kPositionsPerReport), visit);
    }
    return true;
  };
  scores_.reserve(count);
  from_first_.reserve(2 * count + 1);
  const FiniteRules play_rules = BoardPlayRules(rules);
  Analysis analysis;
  size_t plays = 0;
  const auto count_plays = [&](Stones stones) {
    scores_.push_back(static_cast<int8_t>(AreaDifference(grid, stones)));
    for (const Stones& own_first : {stones, Swapped(stones)}) {
      Analyse(grid, own_first, analysis);
      plays += static_cast<size_t>(std::popcount(LegalPlays(grid, analysis, play_rules)));
    }
  };
  if (!in_parts("positions counted", count_plays)) return false;
  from_.reserve(plays);
  const auto list = [&](Stones stones) {
    for (int player = 0; player < 2; ++player) {
      from_first_.push_back(static_cast<uint32_t>(from_.size()));
      Analyse(grid, player == 0 ? stones : Swapped(stones), analysis);
      for (BitBoard rest = LegalPlays(grid, analysis, play_rules); rest != 0; rest &= rest - 1) {
        const Resolved play = Resolve(grid, analysis, rest & (~rest + 1));
        const auto to =
            static_cast<uint32_t>(index.Rank(player == 0 ? play.after : Swapped(play.after)));
        Play& made = from_.emplace_back();
        made.position = to & ((uint32_t{1} << 27) - 1);
        made.at = static_cast<uint32_t>(FirstPoint(rest)) & 31;
      }
      std::stable_sort(from_.begin() + from_first_.back(), from_.end(),
                       [&](const Play& a, const Play& b) {
                         return player == 0 ? scores_[a.position] > scores_[b.position]
                                            : scores_[a.position] < scores_[b.position];
                       });
    }
  };
  if (!in_parts("positions with their plays", list)) return false;
  from_first_.push_back(static_cast<uint32_t>(from_.size()));
  return true;
}

bool HistoryGraph::NumberSteps(Progress* progress) {
  steps_.reserve(from_.size());
  step_to_.reserve(from_.size());
  const size_t slots = from_first_.size() - 1;
  for (uint32_t slot = 0; slot < slots; ++slot) {
    if (slot % kPositionsPerReport == 0 && !KeepGoing(progress, "steps numbered", slot, slots))
      return false;
    for (uint32_t i = from_first_[slot]; i < from_first_[slot + 1]; ++i) {
      const uint32_t to = from_[i].position;
      // Either player can make the same step from here.
      uint32_t same = from_first_[slot & ~uint32_t{1}];
      while (from_[same].position != to) ++same;
      steps_.push_back(same < i ? steps_[same] : static_cast<uint32_t>(step_to_.size()));
      if (same == i) step_to_.push_back(to);
    }
  }
  keys_ = static_cast<uint32_t>(step_to_.size());
  return true;
}

bool HistoryGraph::ListByResult(Progress* progress) {
  const size_t slots = from_first_.size();
  to_first_.assign(slots, 0);
  const auto slot_of = [](const Play& play, uint32_t slot) {
    return 2 * size_t{play.position} + (slot & 1);
  };
  const auto stop = [&](uint64_t done) {
    return done % kPositionsPerReport == 0 &&
           !KeepGoing(progress, "plays listed by their results", done, 2 * slots);
  };
  for (uint32_t slot = 0; slot + 1 < slots; ++slot) {
    if (stop(slot)) return false;
    for (uint32_t i = from_first_[slot]; i < from_first_[slot + 1]; ++i)
      ++to_first_[slot_of(from_[i], slot) + 1];
  }
  for (size_t slot = 1; slot < slots; ++slot) to_first_[slot] += to_first_[slot - 1];
  to_.resize(from_.size());
  steps_to_.resize(steps_.size());
  std::vector<uint32_t> next = to_first_;
  for (uint32_t slot = 0; slot + 1 < slots; ++slot) {
    if (stop(slots + slot)) return false;
    for (uint32_t i = from_first_[slot]; i < from_first_[slot + 1]; ++i) {
      const uint32_t place = next[slot_of(from_[i], slot)]++;
      to_[place].at = from_[i].at;
      to_[place].position = (slot / 2) & ((uint32_t{1} << 27) - 1);
      if (!steps_.empty()) steps_to_[place] = steps_[i];
    }
  }
  return true;
}

}  // namespace hotstone::search
