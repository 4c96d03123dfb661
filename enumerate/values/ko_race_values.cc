#include "enumerate/values/ko_race_values.h"

#include <algorithm>
#include <cassert>
#include <utility>

namespace hotstone::enumerate {
namespace {

int Breaths(const RaceEntry& race, int who) {
  const auto i = static_cast<size_t>(who);
  return race.eyes[i] + race.external[i] + race.kos[i] + race.shared;
}

// The same race seen by the other player.
RaceEntry Turned(RaceEntry race) {
  std::swap(race.eyes[0], race.eyes[1]);
  std::swap(race.external[0], race.external[1]);
  std::swap(race.kos[0], race.kos[1]);
  std::swap(race.threats[0], race.threats[1]);
  if (race.barred < 2) race.barred = 1 - race.barred;
  return race;
}

// A play after which `race`, still seen by its player, has these bans.
RaceStep Played(RaceEntry race, int hot) {
  race.passes = 0;
  race.hot = 0;
  RaceStep step;
  if (Breaths(race, 1) == 0) {
    step.end = RaceStep::End::kMoverWins;
  } else if (Breaths(race, 0) == 0) {
    step.end = RaceStep::End::kMoverLoses;
  } else {
    step.next = Turned(race);
    step.next.hot = hot;
  }
  return step;
}

// Whether all of the taker's kos are hot, or just the one.
bool AllHot(RaceBan ban, int kos) {
  return ban == RaceBan::kTwin || (ban == RaceBan::kTwinTriple && kos == 3);
}

}  // namespace

std::vector<RaceStep> RaceSteps(const RaceEntry& race, RaceBan ban, int end_passes) {
  std::vector<RaceStep> steps;
  const auto lower = [&race, &steps](auto change) {
    RaceEntry next = race;
    int& number = change(next);
    if (number == 0) return;
    --number;
    steps.push_back(Played(next, 0));
  };
  if (race.kos[1] - race.hot > 0 && race.barred != 0) {
    RaceEntry next = race;
    next.kos = {race.kos[0] + 1, race.kos[1] - 1};
    const int hot = AllHot(ban, race.kos[0] + race.kos[1]) ? next.kos[0] : 1;
    steps.push_back(Played(next, ban == RaceBan::kNone ? 0 : hot));
  }
  lower([](RaceEntry& next) -> int& { return next.kos[0]; });
  lower([](RaceEntry& next) -> int& { return next.external[1]; });
  lower([](RaceEntry& next) -> int& { return next.external[0]; });
  lower([](RaceEntry& next) -> int& { return next.shared; });
  if (Breaths(race, 1) == 1) {
    lower([](RaceEntry& next) -> int& { return next.eyes[1]; });
  }
  lower([](RaceEntry& next) -> int& { return next.eyes[0]; });
  if (race.threats[0] > 0) {
    RaceStep step{.turns = false, .next = race};
    --step.next.threats[0];
    step.next.passes = step.next.hot = 0;
    steps.push_back(step);
  }
  RaceStep pass{.next = Turned(race)};
  pass.next.hot = 0;
  if (++pass.next.passes == end_passes) pass.end = RaceStep::End::kBothLive;
  steps.push_back(pass);
  return steps;
}

RaceValues::RaceValues(const RaceBounds& bounds, RaceBan ban, int end_passes)
    : bounds_(bounds), ban_(ban), end_passes_(end_passes) {
  RaceEntry last;
  last.eyes = {bounds.eyes, bounds.eyes};
  last.external = {bounds.external, bounds.external};
  last.kos = {bounds.kos, bounds.kos};
  last.threats = {bounds.threats, bounds.threats};
  last.shared = bounds.shared;
  last.passes = 0;
  last.hot = 2;
  last.barred = 2;
  low_.assign(Index(last) + 1, -1);
  high_.assign(Index(last) + 1, 1);
  RaceEntry block;
  for (block.eyes[0] = 0; block.eyes[0] <= bounds.eyes; ++block.eyes[0]) {
    for (block.eyes[1] = 0; block.eyes[1] <= bounds.eyes; ++block.eyes[1]) {
      for (block.external[0] = 0; block.external[0] <= bounds.external; ++block.external[0]) {
        for (block.external[1] = 0; block.external[1] <= bounds.external; ++block.external[1]) {
          for (block.shared = 0; block.shared <= bounds.shared; ++block.shared) {
            for (int kos = 0; kos <= bounds.kos; ++kos) {
              for (block.threats[0] = 0; block.threats[0] <= bounds.threats; ++block.threats[0]) {
                for (block.threats[1] = 0; block.threats[1] <= bounds.threats; ++block.threats[1]) {
                  SolveBlock(block, kos);
                }
              }
            }
          }
        }
      }
    }
  }
}

RaceInterval RaceValues::At(const RaceEntry& race) const {
  assert(Breaths(race, 0) > 0 && Breaths(race, 1) > 0);
  const size_t index = Index(race);
  assert(index < low_.size());
  return {low_[index], high_[index]};
}

// Bans and passes exclude each other: after a pass nothing is hot. Slots: the numbers of passes,
// then one hot ko, then all of two or more.
size_t RaceValues::Index(const RaceEntry& race) const {
  const int slots = end_passes_ + 2;
  const int slot = race.hot == 0 ? race.passes : race.hot == 1 ? end_passes_ : end_passes_ + 1;
  size_t index = 0;
  const auto add = [&index](int value, int base) {
    index = index * static_cast<size_t>(base) + static_cast<size_t>(value);
  };
  for (const int eyes : race.eyes) add(eyes, bounds_.eyes + 1);
  for (const int external : race.external) add(external, bounds_.external + 1);
  add(race.shared, bounds_.shared + 1);
  for (const int threats : race.threats) add(threats, bounds_.threats + 1);
  for (const int kos : race.kos) add(kos, bounds_.kos + 1);
  add(race.barred, 3);
  add(slot, slots);
  return index;
}

// Solves all races with these numbers, for every ownership of the kos, with the sides both as in
// `block` and exchanged: the latter are the opponent's turns.
void RaceValues::SolveBlock(RaceEntry block, int kos) {
  const RaceEntry mirrored = Turned(block);
  std::vector<RaceEntry> races;
  for (int turned = 0; turned < 2; ++turned) {
    for (int held = 0; held <= kos; ++held) {
      for (int barred = 0; barred <= 2; ++barred) {
        RaceEntry race = turned == 0 ? block : mirrored;
        race.kos = {held, kos - held};
        race.barred = barred;
        if (Breaths(race, 0) == 0 || Breaths(race, 1) == 0) continue;
        for (race.passes = 0; race.passes < end_passes_; ++race.passes) races.push_back(race);
        race.passes = 0;
        for (race.hot = 1; race.hot <= race.kos[1]; race.hot += std::max(1, race.kos[1] - 1)) {
          races.push_back(race);
        }
      }
    }
  }
  struct Link {
    RaceStep::End end;
    bool turns;
    size_t next;
  };
  std::vector<std::vector<Link>> links;
  std::vector<size_t> places;
  for (const RaceEntry& race : races) {
    places.push_back(Index(race));
    std::vector<Link>& out = links.emplace_back();
    for (const RaceStep& step : RaceSteps(race, ban_, end_passes_)) {
      out.push_back(
          {step.end, step.turns, step.end == RaceStep::End::kNone ? Index(step.next) : 0});
    }
  }
  for (bool changed = true; changed;) {
    changed = false;
    for (size_t i = 0; i < races.size(); ++i) {
      int low = -1;
      int high = -1;
      for (const Link& link : links[i]) {
        RaceInterval after;
        if (link.end == RaceStep::End::kMoverWins) {
          after = {1, 1};
        } else if (link.end == RaceStep::End::kMoverLoses) {
          after = {-1, -1};
        } else if (link.end == RaceStep::End::kNone) {
          const RaceInterval next{low_[link.next], high_[link.next]};
          after = link.turns ? RaceInterval{-next.hi, -next.lo} : next;
        }
        low = std::max(low, after.lo);
        high = std::max(high, after.hi);
      }
      if (low_[places[i]] == low && high_[places[i]] == high) continue;
      low_[places[i]] = static_cast<int8_t>(low);
      high_[places[i]] = static_cast<int8_t>(high);
      changed = true;
    }
  }
}

}  // namespace hotstone::enumerate
