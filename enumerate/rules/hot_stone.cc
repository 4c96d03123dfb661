#include "enumerate/rules/hot_stone.h"

#include <vector>

#include "enumerate/rules/chains.h"

namespace hotstone::enumerate {
namespace {

// The stones of `color` that would be removed by a play of the other side at the empty point `at`: of chains
// whose only liberty it is.
BitBoard HangingOn(const Grid& grid, BitBoard color, BitBoard empty, BitBoard at) {
  BitBoard hanging = 0;
  for (BitBoard rest = grid.Adjacent(at) & color; rest != 0;) {
    const BitBoard chain = grid.Flood(rest & (~rest + 1), color);
    rest &= ~chain;
    if ((grid.Adjacent(chain) & empty) == at) hanging |= chain;
  }
  return hanging;
}

// Once the capturer has removed `taken` by a play at `mouth`: the stones of his that the holder could remove
// in turn at the one liberty of the chain there. Nothing if that chain has not exactly one liberty.
BitBoard RemovedInTurn(const Grid& grid, BitBoard capturer, BitBoard empty, BitBoard taken, BitBoard mouth) {
  capturer |= mouth;
  empty = (empty & ~mouth) | taken;
  const BitBoard liberties = grid.Adjacent(grid.Flood(mouth, capturer)) & empty;
  if (liberties == 0 || (liberties & (liberties - 1)) != 0) return 0;
  return HangingOn(grid, capturer, empty, liberties);
}

// A ko as bit-boards, and the chains around it.
struct KoMask {
  BitBoard mouth = 0;
  BitBoard own = 0;  // chains of the player who has just played, whole
  BitBoard opp = 0;
  bool held_by_own = false;
};

// All stones of the chains of `color` that touch `points`.
BitBoard ChainsTouching(const Grid& grid, BitBoard points, BitBoard color) {
  const BitBoard seed = grid.Adjacent(points) & color;
  return seed == 0 ? 0 : grid.Flood(seed, color);
}

// The kos whose stones are `holder`'s, seen by the holder.
void CollectKos(const Grid& grid, BitBoard holder, BitBoard capturer, const Chains& chains, BitBoard empty,
                bool held_by_own, std::vector<KoMask>& kos) {
  for (int i = 0; i < chains.atari_count; ++i) {
    const BitBoard stones = chains.stones[static_cast<size_t>(i)];
    const BitBoard mouth = chains.liberty[static_cast<size_t>(i)];
    const int size = Count(stones);
    if (size > 2) continue;
    if (size == 1) {
      if ((grid.Adjacent(mouth) & (capturer | empty)) != 0) continue;
    } else if (Count(RemovedInTurn(grid, capturer, empty, stones, mouth)) != 2) {
      continue;
    }
    const BitBoard of_holder = ChainsTouching(grid, mouth, holder & ~stones);
    const BitBoard of_capturer = ChainsTouching(grid, stones, capturer);
    kos.push_back(
        {mouth, held_by_own ? of_holder : of_capturer, held_by_own ? of_capturer : of_holder, held_by_own});
  }
}

// The mouths of the player's other kos in the fight of the ko at `mouth`, which he has just taken.
BitBoard TwinMouths(const Grid& grid, const Stones& after, BitBoard mouth, const HotRules& rules) {
  Analysis analysis;
  Analyse(grid, after, analysis);
  std::vector<KoMask> kos;
  CollectKos(grid, after.own, after.opp, analysis.own, analysis.empty, true, kos);
  CollectKos(grid, after.opp, after.own, analysis.opp, analysis.empty, false, kos);
  // Join until nothing joins: afterwards every ko carries the chains of its whole fight, and kos of one fight
  // carry the same ones. A fight that shares no chain of one colour with any other is told apart by `fight`.
  std::vector<size_t> fight(kos.size());
  for (size_t k = 0; k < kos.size(); ++k) fight[k] = k;
  for (bool joined = true; joined;) {
    joined = false;
    for (size_t a = 0; a < kos.size(); ++a) {
      for (size_t b = 0; b < a; ++b) {
        if (fight[a] == fight[b] || (kos[a].own & kos[b].own) == 0 || (kos[a].opp & kos[b].opp) == 0)
          continue;
        const BitBoard own = kos[a].own | kos[b].own;
        const BitBoard opp = kos[a].opp | kos[b].opp;
        const size_t gone = fight[a];
        const size_t kept = fight[b];
        for (size_t k = 0; k < kos.size(); ++k) {
          if (fight[k] == gone) fight[k] = kept;
          if (fight[k] != kept) continue;
          kos[k].own = own;
          kos[k].opp = opp;
        }
        joined = true;
      }
    }
  }
  size_t taken = 0;
  while (!kos[taken].held_by_own || kos[taken].mouth != mouth) ++taken;
  BitBoard mouths = 0;
  int size = 0;
  for (size_t k = 0; k < kos.size(); ++k) {
    if (fight[k] != fight[taken]) continue;
    ++size;
    if (kos[k].held_by_own && k != taken) mouths |= kos[k].mouth;
  }
  return rules.twin || size == 3 ? mouths : 0;
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
