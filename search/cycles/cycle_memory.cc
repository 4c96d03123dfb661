#include "search/cycles/cycle_memory.h"

#include <cassert>
#include <cstdlib>
#include <optional>

#include "enumerate/rules/ko_cycle.h"

namespace hotstone::search {

using enumerate::BitCycle;
using enumerate::Grid;
using enumerate::LegalIndex;
using enumerate::Side;
using enumerate::Stones;

namespace {

constexpr int kBoth = 3;
constexpr int kStarted = 4;      // the player is bound because he started
constexpr int kResponsible = 8;  // the player started or is named

int BitOf(int player) { return 1 << player; }

}  // namespace

bool CycleMemory::Supports(const spec::RuleSet& rules) {
  if (!rules.cycle.Only().has_value() || rules.resume != spec::Resume::kFree ||
      rules.handicap != 0 || rules.capture_ends || rules.cycle_color != spec::CycleColor::kSame ||
      rules.recycling != spec::Recycling::kAny) {
    return false;
  }
  switch (*rules.cycle.Only()) {
    case spec::Cycle::kSecondCycle:
    case spec::Cycle::kStarter:
    case spec::Cycle::kDisturber:
      return true;
    case spec::Cycle::kNone:
    case spec::Cycle::kSquare:
    case spec::Cycle::kStarterFirst:
    case spec::Cycle::kPsk:
    case spec::Cycle::kSsk:
    case spec::Cycle::kNssk:
    case spec::Cycle::kFixed:
      return false;
  }
  std::abort();
}

CycleMemory::CycleMemory(const HistoryGraph& graph, const LegalIndex& index,
                         const spec::BoardSize& size, const spec::RuleSet& rules, uint32_t position,
                         int to_move)
    : graph_(graph),
      index_(index),
      grid_(*Grid::Create(size.cols(), size.rows())),
      rules_(rules),
      latest_(2 * size_t{graph.positions()}, kNever),
      forbidden_(graph.plays(), kNever),
      situations_(2 * graph.positions()),
      positions_(graph.positions()),
      now_(2 * position + static_cast<uint32_t>(to_move)) {
  assert(Supports(rules));
  latest_[now_] = 0;
  situations_.Add(now_);
  positions_.Add(position);
}

void CycleMemory::AfterPly(const HistoryGraph::Play* play) {
  const uint32_t position = play == nullptr ? now_ >> 1 : play->position;
  const uint32_t situation = 2 * position + (1 - (now_ & 1));
  const int latest = latest_[situation];
  line_.push_back({play, now_, latest, forbidden_order_.size(), places_.size(), situations_.size(),
                   positions_.size()});
  now_ = situation;
  latest_[situation] = plies();
  situations_.Add(situation);
  positions_.Add(position);
  if (latest == kNever) return;
  const auto first = static_cast<size_t>(latest);
  const int bound = Binds(first, situation);
  const bool first_only = (bound & kStarted) != 0 && rules_.start == spec::StarterPlays::kFirst;
  const bool in_place = (bound & kResponsible) != 0 && rules_.same == spec::SamePlay::kFight;
  const enumerate::BitBoard place = in_place ? PlaceSince(first) : 0;
  for (size_t i = first; i < line_.size() && bound != 0; ++i) {
    const Ply& ply = line_[i];
    const int player = static_cast<int>(ply.situation_before & 1);
    if (ply.play == nullptr || (bound & BitOf(player)) == 0) continue;
    const size_t number = graph_.NumberOf(*ply.play);
    if (in_place) {
      places_.Forbid(SeenPlayOf(*ply.play, ply.situation_before >> 1, player), place);
    } else if (forbidden_[number] == kNever) {
      forbidden_[number] = plies();
      forbidden_order_.push_back(static_cast<uint32_t>(number));
    }
    if (first_only) return;
  }
}

void CycleMemory::Undo() {
  const Ply& ply = line_.back();
  for (; forbidden_order_.size() > ply.forbidden; forbidden_order_.pop_back())
    forbidden_[forbidden_order_.back()] = kNever;
  places_.CutTo(ply.places);
  situations_.CutTo(ply.situations);
  positions_.CutTo(ply.positions);
  latest_[now_] = ply.latest_before;
  now_ = ply.situation_before;
  line_.pop_back();
}

enumerate::BitBoard CycleMemory::PlaceSince(size_t first) const {
  const Stones now = index_.Unrank(now_ >> 1);
  enumerate::BitBoard changed = 0;
  for (size_t i = first; i < line_.size(); ++i) {
    const Stones then = index_.Unrank(line_[i].situation_before >> 1);
    changed |= (then.own ^ now.own) | (then.opp ^ now.opp);
  }
  return PlaceOfCycle(grid_, {now.own, now.opp}, changed);
}

SeenPlay CycleMemory::SeenPlayOf(const HistoryGraph::Play& play, uint32_t position,
                                 int player) const {
  const Stones before = index_.Unrank(position);
  const Stones after = index_.Unrank(play.position);
  return {player, static_cast<int>(play.at), player == 0 ? before : Swapped(before),
          player == 0 ? after : Swapped(after)};
}

int CycleMemory::Binds(size_t first, uint32_t situation) {
  switch (*rules_.cycle.Only()) {
    case spec::Cycle::kSecondCycle:
      return kBoth;
    case spec::Cycle::kStarter:
      return BitOf(static_cast<int>(situation & 1)) | kStarted | kResponsible;
    case spec::Cycle::kDisturber: {
      std::vector<int64_t> word = {situation};
      for (size_t i = first; i < line_.size(); ++i) {
        const HistoryGraph::Play* play = line_[i].play;
        word.push_back(play == nullptr ? -1 : static_cast<int64_t>(graph_.NumberOf(*play)));
      }
      const auto [known, is_new] = classified_.try_emplace(std::move(word), 0);
      if (is_new) known->second = BindsByClass(first, situation);
      return known->second;
    }
    case spec::Cycle::kNone:
    case spec::Cycle::kSquare:
    case spec::Cycle::kStarterFirst:
    case spec::Cycle::kPsk:
    case spec::Cycle::kSsk:
    case spec::Cycle::kNssk:
    case spec::Cycle::kFixed:
      break;
  }
  std::abort();  // Supports
}

int CycleMemory::BindsByClass(size_t first, uint32_t situation) const {
  const int starter = static_cast<int>(situation & 1);
  const Stones start = index_.Unrank(situation >> 1);
  BitCycle cycle{{start.own, start.opp}, starter == 1, {}};
  for (size_t i = first; i < line_.size(); ++i) {
    const HistoryGraph::Play* play = line_[i].play;
    cycle.moves.push_back(play == nullptr ? enumerate::kNoPoint : static_cast<int>(play->at));
  }
  const auto verdict = ClassifyCycle(grid_, cycle, rules_.ReadingOfCycles());
  if (verdict.disturber.has_value()) {
    return BitOf(*verdict.disturber == Side::kOwn ? 0 : 1) | kResponsible |
           (verdict.by_start ? kStarted : 0);
  }
  switch (rules_.unnamed) {
    case spec::Unnamed::kNobody:
      return 0;
    case spec::Unnamed::kBothIfUnclassified:
      return verdict.ko_class == enumerate::KoClass::kFighting ? 0 : kBoth;
    case spec::Unnamed::kBoth:
      return kBoth;
    case spec::Unnamed::kStarter:
      return BitOf(starter);
  }
  std::abort();
}

}  // namespace hotstone::search
