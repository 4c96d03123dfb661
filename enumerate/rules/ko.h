// Kos and their fights as masks: the second rendering of spec/ko/ko.h.
//
// Nothing is played here. The surroundings of its liberty, the mouth, decide whether a chain of one
// or two stones in atari (chains.h) is a ko:
//
//   one stone    every other point beside the mouth is the holder's: the ko stone's own point would
//                be the only liberty of a stone played there
//   two stones   the taker's chain through the mouth would have exactly one liberty among the empty
//                points and the two vacated ones, and it would be the only liberty of two of the
//                taker's stones
//
// The kos of a fight are found by joining masks of whole chains, without names. Sides are those of
// Stones: the player from whom the position is seen, and the other.
#ifndef HOTSTONE_ENUMERATE_RULES_KO_H_
#define HOTSTONE_ENUMERATE_RULES_KO_H_

#include <cstddef>
#include <cstdint>

#include "absl/container/inlined_vector.h"
#include "enumerate/rules/chains.h"

namespace hotstone::enumerate {

enum class Side : uint8_t { kOwn, kOpp };

inline Side Other(Side side) { return side == Side::kOwn ? Side::kOpp : Side::kOwn; }
inline BitBoard StonesOf(Stones stones, Side side) {
  return side == Side::kOwn ? stones.own : stones.opp;
}

struct Ko {
  Side holder = Side::kOwn;
  BitBoard stones = 0;  // one or two
  BitBoard mouth = 0;   // one point, where the other side removes them

  friend bool operator==(const Ko&, const Ko&) = default;
};

using Kos = absl::InlinedVector<Ko, 8>;

// Every ko of a legal position, single and double, in the order of their first stones. O(chains).
Kos FindKos(const Grid& grid, Stones stones);

// The whole chains around a ko: the holder's at its mouth, without the ko stones, and the other
// side's around the ko stones. Either may be empty.
struct ChainsAtKo {
  BitBoard holders = 0;
  BitBoard takers = 0;
};
ChainsAtKo ChainsAround(const Grid& grid, Stones stones, const Ko& ko);

// The kos in the fight of kos[k], including itself, one bit per index. Requires kos of this
// position. O(kos^3).
uint64_t FightOf(const Grid& grid, Stones stones, const Kos& kos, size_t k);

// The stones of `color` that a play of the other side at the empty point `at` removes: the chains
// whose only liberty is `at`. `empty` is all empty points.
BitBoard HangingOn(const Grid& grid, BitBoard color, BitBoard empty, BitBoard at);

// After the taker, who owns the stones `taker`, has removed `taken` by a play at `mouth`: the
// taker's stones that the holder could remove in turn at the one liberty of the chain there.
// Nothing unless that chain has exactly one liberty.
BitBoard RemovedInTurn(const Grid& grid, BitBoard taker, BitBoard empty, BitBoard taken,
                       BitBoard mouth);

}  // namespace hotstone::enumerate

#endif  // HOTSTONE_ENUMERATE_RULES_KO_H_
