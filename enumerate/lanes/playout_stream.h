// The random numbers of playouts: a separate stream of 32-bit words for each seed and game, the
// same in every implementation.
//
// A stream is a xorshift generator of 64 bits in two words with the shifts 10, 13, 10, whose period
// is 2^64 - 1 (G. Marsaglia, Xorshift RNGs, 2003). Its output is the new word, exclusive or of the
// old one and itself rotated by seven digits: for a given old word that is one to one, so all words
// stay equally likely, and it is not linear. It takes few operations on single binary digits and no
// carries, so 512 streams side by side, a plane for each digit (lane_choice-inl.h), cost about as
// much as a single one.
//
// A stream starts at a hash of the seed and the number of the game (multiply and shift: C. Wellons,
// lowbias32).
#ifndef HOTSTONE_ENUMERATE_LANES_PLAYOUT_STREAM_H_
#define HOTSTONE_ENUMERATE_LANES_PLAYOUT_STREAM_H_

#include <cstdint>

#include "base/split_mix.h"

namespace hotstone::enumerate {

// Games of a block share the constants of their hash; a thread takes one block at a time.
inline constexpr int kPlayoutBlockBits = 18;
inline constexpr uint64_t kPlayoutBlock = uint64_t{1} << kPlayoutBlockBits;

inline constexpr uint32_t kPlayoutMixFirst = 0x7feb352d;
inline constexpr uint32_t kPlayoutMixSecond = 0x846ca68b;
constexpr uint32_t PlayoutMix(uint32_t x) {
  x = (x ^ (x >> 16)) * kPlayoutMixFirst;
  x = (x ^ (x >> 15)) * kPlayoutMixSecond;
  return x ^ (x >> 16);
}

struct PlayoutKey {
  uint32_t first;
  uint32_t second;  // odd, so that no stream starts at zero
};
constexpr PlayoutKey PlayoutKeyOf(uint64_t seed, uint64_t block) {
  const uint64_t z = SplitMixOf(SplitMixOf(seed) ^ block);
  return {static_cast<uint32_t>(z), static_cast<uint32_t>(z >> 32) | 1};
}

class PlayoutStream {
 public:
  PlayoutStream(uint64_t seed, uint64_t game) {
    const PlayoutKey key = PlayoutKeyOf(seed, game >> kPlayoutBlockBits);
    older_ = PlayoutMix(static_cast<uint32_t>(game & (kPlayoutBlock - 1)) ^ key.first);
    newer_ = PlayoutMix(older_ + key.second);
  }

  uint32_t Next() {
    const uint32_t t = older_ ^ (older_ << 10);
    const uint32_t next = newer_ ^ (newer_ >> 10) ^ t ^ (t >> 13);
    const uint32_t out = next ^ (newer_ & (newer_ >> 7 | newer_ << 25));
    older_ = newer_;
    newer_ = next;
    return out;
  }

 private:
  uint32_t older_;
  uint32_t newer_;
};

}  // namespace hotstone::enumerate

#endif  // HOTSTONE_ENUMERATE_LANES_PLAYOUT_STREAM_H_
