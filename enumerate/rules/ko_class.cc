#include "enumerate/rules/ko_class.h"

#include <algorithm>
#include <cstdlib>

#include "enumerate/rules/removal_class.h"

namespace hotstone::enumerate {
namespace {

KoVerdict Unclassified(Unclear reason) {
  KoVerdict verdict;
  verdict.unclear = reason;
  return verdict;
}

KoVerdict Settled(std::optional<Side> dead, bool balanced) {
  KoVerdict verdict;
  verdict.ko_class = KoClass::kDisturbing;
  verdict.disturbing =
      dead.has_value() ? DisturbingKind::kDisturbedDeath : DisturbingKind::kDisturbedLife;
  verdict.settled = true;
  verdict.balanced = balanced;
  verdict.dead = dead;
  return verdict;
}

KoVerdict Fighting(const KoPosition& position) {
  const bool several =
      std::any_of(position.kos.begin(), position.kos.end(),
                  [](const KoBetween& between) { return Count(between.ko.stones) > 1; });
  KoVerdict verdict;
  verdict.ko_class = KoClass::kFighting;
  verdict.fighting = several                         ? FightingKind::kDouble
                     : Count(position.Mouths()) == 1 ? FightingKind::kSingle
                                                     : FightingKind::kTwin;
  return verdict;
}

// One group each, with the same number of eyes and of external breaths, and an even number of ko
// breaths.
bool IsBalanced(const KoPosition& position) {
  if (position.groups.size() != 2 || position.groups[0].side == position.groups[1].side)
    return false;
  const KoGroup& a = position.groups[0];
  const KoGroup& b = position.groups[1];
  return a.least_eyes == b.least_eyes && Count(a.external) == Count(b.external) &&
         Count(position.Mouths()) % 2 == 0;
}

// The group has no lasting breath, and the other side has an eye.
bool IsDead(const KoGroup& group, bool against_an_eye) {
  return against_an_eye && group.least_eyes == 0 && group.external == 0;
}

// The stones after a ko is taken, if the take removes only the ko stones.
std::optional<Stones> AfterTake(const Grid& grid, Stones stones, const Ko& ko) {
  const BitBoard empty = grid.full() & ~(stones.own | stones.opp);
  if (HangingOn(grid, StonesOf(stones, ko.holder), empty, ko.mouth) != ko.stones)
    return std::nullopt;
  Stones after = stones;
  (ko.holder == Side::kOwn ? after.own : after.opp) &= ~ko.stones;
  (ko.holder == Side::kOwn ? after.opp : after.own) |= ko.mouth;
  return after;
}

// Whether some take leads to another answer that is settled as well.
bool ATakeAlters(const Grid& grid, Stones stones, const KoPosition& position,
                 const KoVerdict& verdict) {
  for (const KoBetween& between : position.kos) {
    const auto after = AfterTake(grid, stones, between.ko);
    if (!after.has_value()) continue;
    for (const KoPosition& then : FindKoPositions(grid, *after)) {
      if (!ShareAGroup(position, then)) continue;
      const KoVerdict other = ClassifyByBreaths(then);
      if (other.settled && other.dead != verdict.dead) return true;
    }
  }
  return false;
}

KoVerdict ByPlayedBreaths(const Grid& grid, Stones stones, const KoPosition& position) {
  const KoVerdict verdict = ClassifyByBreaths(position);
  const bool altered = verdict.settled && ATakeAlters(grid, stones, position, verdict);
  return altered ? Fighting(position) : verdict;
}

KoVerdict ByRemoval(const Grid& grid, Stones stones, const KoPosition& position, bool by_take) {
  const auto fates = RemovalFatesOf(grid);
  if (!fates.ok()) return Unclassified(Unclear::kOutOfReach);
  RemovalMoment now{stones};
  for (const KoBetween& between : position.kos)
    now.plays.push_back({Other(between.ko.holder), between.ko.mouth});
  const RemovalVerdict found = ClassByRemoval(**fates, position.LastingStones(), {now}, by_take);
  if (!found.fighting) return Settled(found.disturber, IsBalanced(position));
  KoVerdict verdict = Fighting(position);
  verdict.at_stake = found.at_stake;
  return verdict;
}

// The class if life and death alone are asked.
KoVerdict ForLife(const Grid& grid, Stones stones, const KoPosition& position,
                  spec::ClassBy class_by) {
  switch (class_by) {
    case spec::ClassBy::kBreath:
      return ByPlayedBreaths(grid, stones, position);
    case spec::ClassBy::kRemoval:
      return ByRemoval(grid, stones, position, false);
    case spec::ClassBy::kRemovalDecides:
      return ByRemoval(grid, stones, position, true);
  }
  std::abort();  // not an enumerator
}

}  // namespace

KoVerdict ClassifyByBreaths(const KoPosition& position) {
  for (const KoBetween& between : position.kos) {
    if (between.holders == 0 || between.takers == 0) return Unclassified(Unclear::kNoGroup);
  }
  absl::InlinedVector<const KoGroup*, 4> open;  // not alive independently
  for (const KoGroup& group : position.groups) {
    if (group.alive) continue;
    if (group.least_eyes < 2 && group.least_eyes < group.most_eyes) {
      return Unclassified(Unclear::kDoubtfulEye);
    }
    if (group.holds_stones) return Unclassified(Unclear::kHoldsStones);
    open.push_back(&group);
  }
  const bool balanced = IsBalanced(position);
  if (open.empty()) return Settled(std::nullopt, balanced);
  if (open.size() == 1) {
    if (IsDead(*open[0], true)) return Settled(open[0]->side, balanced);
    KoVerdict verdict = Fighting(position);
    verdict.at_stake = open[0]->side;
    return verdict;
  }
  if (position.groups.size() > 2 || open[0]->side == open[1]->side) {
    return Unclassified(Unclear::kSeveralGroups);
  }
  for (size_t g : {0, 1}) {
    if (IsDead(*open[g], open[1 - g]->least_eyes > 0)) return Settled(open[g]->side, balanced);
  }
  return balanced ? Settled(std::nullopt, true) : Fighting(position);
}

KoVerdict Classify(const Grid& grid, Stones stones, const KoPosition& position, KoReading reading) {
  const KoVerdict verdict = ForLife(grid, stones, position, reading.class_by);
  const bool all_alive =
      !verdict.dead.has_value() &&
      std::all_of(position.groups.begin(), position.groups.end(),
                  [](const KoGroup& group) { return group.alive; }) &&
      std::all_of(position.kos.begin(), position.kos.end(), [](const KoBetween& between) {
        return between.holders != 0 && between.takers != 0;
      });
  if (verdict.settled && reading.settled == SettledReading::kOutcome && all_alive) {
    KoVerdict open = Fighting(position);
    open.balanced = verdict.balanced;
    open.score_open = true;
    return open;
  }
  return verdict;
}

bool ShareAGroup(const KoPosition& a, const KoPosition& b) {
  return (a.StonesOfGroups(Side::kOwn) & b.StonesOfGroups(Side::kOwn)) != 0 ||
         (a.StonesOfGroups(Side::kOpp) & b.StonesOfGroups(Side::kOpp)) != 0;
}

}  // namespace hotstone::enumerate
