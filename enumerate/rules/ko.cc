#include "enumerate/rules/ko.h"

#include <algorithm>
#include <cassert>

namespace hotstone::enumerate {
namespace {

bool IsOnePoint(BitBoard b) { return b != 0 && (b & (b - 1)) == 0; }

// All stones of the chains of `color` that touch `points`.
BitBoard ChainsTouching(const Grid& grid, BitBoard points, BitBoard color) {
  const BitBoard seed = grid.Adjacent(points) & color;
  return seed == 0 ? 0 : grid.Flood(seed, color);
}

void AddKosOf(const Grid& grid, Stones stones, BitBoard empty, Side holder, Kos& kos) {
  const BitBoard taker = StonesOf(stones, Other(holder));
  const BitBoard own = StonesOf(stones, holder);
  const BitBoard alone = empty & ~grid.Adjacent(empty);  // every mouth is among these
  for (BitBoard rest = own & grid.Adjacent(alone); rest != 0;) {
    const BitBoard chain = grid.Flood(rest & (~rest + 1), own);
    rest &= ~chain;
    const BitBoard mouth = grid.Adjacent(chain) & empty;
    if (!IsOnePoint(mouth) || (mouth & alone) == 0) continue;
    const int n = Count(chain);
    const bool ko = n == 1 ? (grid.Adjacent(mouth) & taker) == 0
                           : Count(RemovedInTurn(grid, taker, empty, chain, mouth)) == n;
    if (ko) kos.push_back({holder, chain, mouth});
  }
}

}  // namespace

BitBoard HangingOn(const Grid& grid, BitBoard color, BitBoard empty, BitBoard at) {
  BitBoard hanging = 0;
  for (BitBoard rest = grid.Adjacent(at) & color; rest != 0;) {
    const BitBoard chain = grid.Flood(rest & (~rest + 1), color);
    rest &= ~chain;
    if ((grid.Adjacent(chain) & empty) == at) hanging |= chain;
  }
  return hanging;
}

BitBoard RemovedInTurn(const Grid& grid, BitBoard taker, BitBoard empty, BitBoard taken,
                       BitBoard mouth) {
  taker |= mouth;
  empty = (empty & ~mouth) | taken;
  const BitBoard liberties = grid.Adjacent(grid.Flood(mouth, taker)) & empty;
  return IsOnePoint(liberties) ? HangingOn(grid, taker, empty, liberties) : 0;
}

Kos FindKos(const Grid& grid, Stones stones) {
  const BitBoard empty = grid.full() & ~(stones.own | stones.opp);
  Kos kos;
  AddKosOf(grid, stones, empty, Side::kOwn, kos);
  AddKosOf(grid, stones, empty, Side::kOpp, kos);
  std::sort(kos.begin(), kos.end(),
            [](const Ko& a, const Ko& b) { return FirstPoint(a.stones) < FirstPoint(b.stones); });
  return kos;
}

ChainsAtKo ChainsAround(const Grid& grid, Stones stones, const Ko& ko) {
  return {ChainsTouching(grid, ko.mouth, StonesOf(stones, ko.holder) & ~ko.stones),
          ChainsTouching(grid, ko.stones, StonesOf(stones, Other(ko.holder)))};
}

uint64_t FightOf(const Grid& grid, Stones stones, const Kos& kos, size_t k) {
  assert(k < kos.size() && std::all_of(kos.begin(), kos.end(), [&](const Ko& ko) {
           return (ko.stones & ~StonesOf(stones, ko.holder)) == 0;
         }));
  // The chains of both sides around a fight, and its kos. Two fights that meet on both sides become
  // one, repeatedly until no two meet: a third ko may meet two others only taken together, and must
  // not be missed.
  struct Fight {
    BitBoard own;
    BitBoard opp;
    uint64_t kos;
  };
  absl::InlinedVector<Fight, 8> fights;
  for (size_t i = 0; i < kos.size(); ++i) {
    const ChainsAtKo around = ChainsAround(grid, stones, kos[i]);
    const bool own = kos[i].holder == Side::kOwn;
    fights.push_back({own ? around.holders : around.takers, own ? around.takers : around.holders,
                      uint64_t{1} << i});
  }
  for (size_t a = 0; a < fights.size();) {
    const auto meets = [&](const Fight& b) {
      return &b != &fights[a] && (b.own & fights[a].own) != 0 && (b.opp & fights[a].opp) != 0;
    };
    const auto b = std::find_if(fights.begin(), fights.end(), meets);
    if (b == fights.end()) {
      ++a;
      continue;
    }
    fights[a] = {fights[a].own | b->own, fights[a].opp | b->opp, fights[a].kos | b->kos};
    fights.erase(b);
    a = 0;
  }
  uint64_t with_k = 0;
  for (const Fight& fight : fights) {
    if ((fight.kos >> k & 1) != 0) with_k = fight.kos;
  }
  return with_k;
}

}  // namespace hotstone::enumerate
