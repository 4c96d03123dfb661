// SplitMix64: a small seeded generator that gives the same numbers everywhere (G. Steele, D. Lea,
// C. Flood, "Fast splittable pseudorandom number generators", OOPSLA 2014).
//
// <random> cannot be used for numbers in a result that is compared with another machine's: the
// output of its distributions depends on the library. The state grows by a constant each time, and
// the output is the mixed state; the mixing alone is a good 64-bit hash.
#ifndef HOTSTONE_BASE_SPLIT_MIX_H_
#define HOTSTONE_BASE_SPLIT_MIX_H_

#include <cassert>
#include <cstdint>

namespace hotstone {

inline constexpr uint64_t kSplitMixStep = 0x9e3779b97f4a7c15;

// The next output of a generator in this state.
constexpr uint64_t SplitMixOf(uint64_t state) {
  uint64_t z = state + kSplitMixStep;
  z = (z ^ (z >> 30)) * 0xbf58476d1ce4e5b9;
  z = (z ^ (z >> 27)) * 0x94d049bb133111eb;
  return z ^ (z >> 31);
}

class SplitMix {
 public:
  explicit constexpr SplitMix(uint64_t seed) : state_(seed) {}

  constexpr uint64_t Next() {
    const uint64_t drawn = SplitMixOf(state_);
    state_ += kSplitMixStep;
    return drawn;
  }

  // 0 .. bound - 1, uniformly: draws that would favour small numbers are repeated. Requires bound >
  // 0.
  constexpr uint64_t Below(uint64_t bound) {
    assert(bound > 0);
    const uint64_t uneven = (~uint64_t{0} % bound + 1) % bound;  // 2^64 mod bound
    for (;;) {
      const uint64_t drawn = Next();
      if (drawn >= uneven) return drawn % bound;
    }
  }

  // The same from one number, by a multiplication: uniform up to one part in 2^64 / bound.
  constexpr uint64_t NearlyBelow(uint64_t bound) {
    return static_cast<uint64_t>((static_cast<unsigned __int128>(Next()) * bound) >> 64);
  }

 private:
  uint64_t state_;
};

}  // namespace hotstone

#endif  // HOTSTONE_BASE_SPLIT_MIX_H_
