// Chance that is the same everywhere: a small seeded generator for the corpus.
//
// The corpus is compared byte by byte with the one made on another machine, so nothing of <random> is used:
// what its distributions return is the library's choice. The sequence is SplitMix64 (Steele, Lea, Flood:
// Fast splittable pseudorandom number generators, OOPSLA 2014); numbers below a bound are drawn by
// rejection, so that each is as likely as any other. Streams are named: each group of cases draws from one
// of its own, so that a change in one group leaves the others as they are.
#ifndef HOTSTONE_CONFORMANCE_CORPUS_RANDOM_H_
#define HOTSTONE_CONFORMANCE_CORPUS_RANDOM_H_

#include <cstddef>
#include <cstdint>
#include <string_view>

namespace hotstone::conformance {

class CorpusRandom {
 public:
  // The stream of that name under the seed. The name goes in by FNV-1a (64 bits).
  CorpusRandom(uint64_t seed, std::string_view stream) : state_(seed) {
    uint64_t hash = 0xcbf29ce484222325;
    for (const char c : stream) hash = (hash ^ static_cast<unsigned char>(c)) * 0x100000001b3;
    state_ = Next() ^ hash;
  }

  uint64_t Next() {
    state_ += 0x9e3779b97f4a7c15;
    uint64_t z = state_;
    z = (z ^ (z >> 30)) * 0xbf58476d1ce4e5b9;
    z = (z ^ (z >> 27)) * 0x94d049bb133111eb;
    return z ^ (z >> 31);
  }

  // 0 .. bound - 1, each as likely. Requires bound > 0.
  size_t Below(size_t bound) {
    const uint64_t uneven = (~uint64_t{0} % bound + 1) % bound;  // 2^64 mod bound
    for (;;) {
      const uint64_t drawn = Next();
      if (drawn >= uneven) return static_cast<size_t>(drawn % bound);
    }
  }

 private:
  uint64_t state_;
};

}  // namespace hotstone::conformance

#endif  // HOTSTONE_CONFORMANCE_CORPUS_RANDOM_H_
