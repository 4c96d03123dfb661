#include "enumerate/rules/hot_stone.h"

#include <bit>

#include "enumerate/rules/ko.h"
#include "spec/ko/cycle_reading.h"
#include "spec/rules/hot_stone.h"

namespace hotstone::enumerate {
namespace {

// Calls visit(stones, mouth) if the play joined one lone own stone into a chain of two that one of
// these kinds makes hot.
template <typename Visit>
void ForHotPair(const Grid& grid, const Resolved& play, int at, const HotFlags& kinds,
                const Visit& visit) {
  const Stones& after = play.after;
  const BitBoard empty = grid.full() & ~(after.own | after.opp);
  const BitBoard chain = grid.Flood(BitAt(at), after.own);
  const BitBoard mouth = grid.Adjacent(chain) & empty;
  if (Count(chain) != 2 || Count(mouth) != 1 || HangingOn(grid, after.own, empty, mouth) != chain)
    return;
  const int in_turn = Count(RemovedInTurn(grid, after.opp, empty, chain, mouth));
  if ((kinds.double_capture && Count(play.captured) == 2) || (kinds.double_add && in_turn == 2) ||
      (kinds.double_add_any && in_turn > 0)) {
    visit(chain, mouth);
  }
}

// If the player has just played the stone of a ko: the same for the player's kos in the fight of
// that ko, the others, or this one, too.
template <typename Visit>
void ForEachHotKo(const Grid& grid, const Resolved& play, int at, const HotFlags& kinds,
                  const Visit& visit) {
  const Kos kos = FindKos(grid, play.after);
  size_t played = 0;
  while (played < kos.size() && (kos[played].stones & BitAt(at)) == 0) ++played;
  if (played == kos.size()) return;
  const uint64_t fight = FightOf(grid, play.after, kos, played);
  const bool twins = SingleKoPoint(grid, play, at) != kNoPoint &&
                     (kinds.twin || (kinds.twin_triple && std::popcount(fight) == 3));
  for (size_t k = 0; k < kos.size(); ++k) {
    if ((fight >> k & 1) == 0 || kos[k].holder != Side::kOwn) continue;
    if (kinds.any_ko_stone || (twins && k != played && Count(kos[k].stones) <= 2))
      visit(kos[k].stones, kos[k].mouth);
  }
}

// False only if the stone played is in no ko: it has two empty points next to it.
bool MayBeOfAKo(const Grid& grid, const Stones& after, int at) {
  return Count(grid.neighbours(at) & ~(after.own | after.opp)) <= 1;
}

// Everything that these kinds make hot, except single hot stones.
template <typename Visit>
void ForEachOther(const Grid& grid, const Resolved& play, int at, const HotFlags& kinds,
                  const Visit& visit) {
  if (kinds.double_add || kinds.double_add_any || kinds.double_capture) {
    ForHotPair(grid, play, at, kinds, visit);
  }
  const bool took_a_ko = SingleKoPoint(grid, play, at) != kNoPoint;
  if ((kinds.any_ko_stone && MayBeOfAKo(grid, play.after, at)) ||
      (took_a_ko && (kinds.twin || kinds.twin_triple))) {
    ForEachHotKo(grid, play, at, kinds, visit);
  }
}

}  // namespace

HotRules HotRules::From(const spec::HotLaw& law) {
  // The kinds that are among the fighting-only ones, or those that are not.
  const auto flags = [&](bool fighting_only) {
    using enum spec::HotKind;
    const auto has = [&](spec::HotKind kind) {
      return law.kinds.contains(kind) && law.fighting_only.contains(kind) == fighting_only;
    };
    return HotFlags{has(kSingle), has(kDoubleAdd),  has(kDoubleAddAny), has(kDoubleCapture),
                    has(kTwin),   has(kTwinTriple), has(kAnyKoStone)};
  };
  HotRules rules{flags(false), flags(true), {}};
  if (!rules.fighting_only.Any()) return rules;
  rules.scope.class_of =
      law.class_of == spec::HotClass::kAfter ? HotClass::kAfter : HotClass::kBefore;
  rules.scope.unclassified_hot = law.unclassified == spec::HotUnclassified::kHot;
  rules.scope.reading = FromSpec(law.reading);
  rules.scope.reading_beyond_single = rules.scope.reading;
  if (law.fights == spec::HotFights::kLife)
    rules.scope.reading_beyond_single.settled = SettledReading::kLife;
  return rules;
}

BitBoard BansBeyondSingle(const Grid& grid, const Resolved& play, int at, const HotRules& rules) {
  if (play.removed != 0) return 0;
  BitBoard bans = 0;
  ForEachOther(grid, play, at, rules, [&](BitBoard, BitBoard mouth) { bans |= mouth; });
  if (!rules.fighting_only.Any()) return bans;
  HotScopeOfPlay scope(grid, play, at, rules.scope);
  const int ko = rules.fighting_only.single ? SingleKoPoint(grid, play, at) : kNoPoint;
  if (ko != kNoPoint && scope.IsHot(BitAt(at), BitAt(ko), rules.scope.reading)) bans |= BitAt(ko);
  const auto ban_if_fighting = [&](BitBoard stones, BitBoard mouth) {
    if ((bans & mouth) == 0 && scope.IsHot(stones, mouth, rules.scope.reading_beyond_single))
      bans |= mouth;
  };
  ForEachOther(grid, play, at, rules.fighting_only, ban_if_fighting);
  return bans;
}

}  // namespace hotstone::enumerate
