#include "enumerate/rules/hot_stone.h"

#include <bit>

#include "enumerate/rules/ko.h"

namespace hotstone::enumerate {
namespace {

// The mouths of the player's other kos in the fight of the ko at `mouth`, which he has just taken.
BitBoard TwinMouths(const Grid& grid, const Stones& after, BitBoard mouth, const HotRules& rules) {
  const Kos kos = FindKos(grid, after);
  size_t taken = 0;
  while (kos[taken].holder != Side::kOwn || kos[taken].mouth != mouth) ++taken;
  const uint64_t fight = FightOf(grid, after, kos, taken);
  if (!rules.twin && std::popcount(fight) != 3) return 0;
  BitBoard mouths = 0;
  for (size_t k = 0; k < kos.size(); ++k) {
    if ((fight >> k & 1) != 0 && kos[k].holder == Side::kOwn && k != taken) mouths |= kos[k].mouth;
  }
  return mouths;
}

}  // namespace

HotRules HotRules::From(const spec::HotKinds& kinds) {
  using enum spec::HotKind;
  return {kinds.contains(kSingle),        kinds.contains(kDoubleAdd), kinds.contains(kDoubleAddAny),
          kinds.contains(kDoubleCapture), kinds.contains(kTwin),      kinds.contains(kTwinTriple)};
}

BitBoard BansBeyondSingle(const Grid& grid, const Resolved& play, int at, const HotRules& rules) {
  if (play.removed != 0) return 0;
  const Stones& after = play.after;
  const BitBoard empty = grid.full() & ~(after.own | after.opp);
  BitBoard bans = 0;
  if (rules.double_add || rules.double_add_any || rules.double_capture) {
    const BitBoard chain = grid.Flood(BitAt(at), after.own);
    const BitBoard mouth = grid.Adjacent(chain) & empty;
    const bool pair =
        Count(chain) == 2 && Count(mouth) == 1 && HangingOn(grid, after.own, empty, mouth) == chain;
    if (pair) {
      const int in_turn = Count(RemovedInTurn(grid, after.opp, empty, chain, mouth));
      if ((rules.double_capture && Count(play.captured) == 2) || (rules.double_add && in_turn == 2) ||
          (rules.double_add_any && in_turn > 0)) {
        bans |= mouth;
      }
    }
  }
  if ((rules.twin || rules.twin_triple) && SingleKoPoint(grid, play, at) != kNoPoint) {
    bans |= TwinMouths(grid, after, play.captured, rules);
  }
  return bans;
}

}  // namespace hotstone::enumerate
