#include "search/history/history_graph.h"

#include <algorithm>
#include <map>
#include <utility>

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

bool HistoryGraph::Supports(const spec::RuleSet& rules) {
  return spec::TraitsOf(rules.cycle).superko && !NotEnumerated(rules).has_value() &&
         rules.hot == spec::HotLayer::kNone && rules.handicap == 0 && !rules.capture_ends;
}

HistoryGraph::HistoryGraph(const Grid& grid, const LegalIndex& index, const spec::RuleSet& rules,
                           spec::Cycle cycle)
    : by_step_(cycle == spec::Cycle::kFixed),
      results_{by_step_ ? SuperkoPlayer::kNone : SuperkoPlayerOf(cycle)},
      points_(grid.points()),
      end_passes_(rules.end_passes) {
  scores_.reserve(index.size());
  from_first_.reserve(2 * index.size() + 1);
  // An upper bound; unused memory is never touched.
  from_.reserve(2 * index.size() * static_cast<size_t>(grid.points()));
  index.ForEach(0, index.size(), [&](Stones stones) {
    scores_.push_back(static_cast<int8_t>(AreaDifference(grid, stones)));
  });
  const FiniteRules play_rules = BoardPlayRules(rules);
  Analysis analysis;
  index.ForEach(0, index.size(), [&](Stones stones) {
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
  });
  from_first_.push_back(static_cast<uint32_t>(from_.size()));
  keys_ = results_.Count(positions());
  if (by_step_) NumberSteps();
  ListByResult();
}

void HistoryGraph::NumberSteps() {
  // Either player can make the same step.
  std::map<std::pair<uint32_t, uint32_t>, uint32_t> numbers;
  for (uint32_t slot = 0; slot + 1 < from_first_.size(); ++slot) {
    for (uint32_t i = from_first_[slot]; i < from_first_[slot + 1]; ++i) {
      const uint32_t to = from_[i].position;
      const auto [it, is_new] =
          numbers.try_emplace({slot / 2, to}, static_cast<uint32_t>(numbers.size()));
      if (is_new) step_to_.push_back(to);
      steps_.push_back(it->second);
    }
  }
  keys_ = static_cast<uint32_t>(numbers.size());
}

void HistoryGraph::ListByResult() {
  const size_t slots = from_first_.size();
  to_first_.assign(slots, 0);
  const auto slot_of = [](const Play& play, uint32_t slot) {
    return 2 * size_t{play.position} + (slot & 1);
  };
  for (uint32_t slot = 0; slot + 1 < slots; ++slot) {
    for (uint32_t i = from_first_[slot]; i < from_first_[slot + 1]; ++i)
      ++to_first_[slot_of(from_[i], slot) + 1];
  }
  for (size_t slot = 1; slot < slots; ++slot) to_first_[slot] += to_first_[slot - 1];
  to_.resize(from_.size());
  steps_to_.resize(steps_.size());
  std::vector<uint32_t> next = to_first_;
  for (uint32_t slot = 0; slot + 1 < slots; ++slot) {
    for (uint32_t i = from_first_[slot]; i < from_first_[slot + 1]; ++i) {
      const uint32_t place = next[slot_of(from_[i], slot)]++;
      to_[place].at = from_[i].at;
      to_[place].position = (slot / 2) & ((uint32_t{1} << 27) - 1);
      if (!steps_.empty()) steps_to_[place] = steps_[i];
    }
  }
}

}  // namespace hotstone::search
