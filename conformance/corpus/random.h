// Random numbers that are the same everywhere (base/split_mix.h), for the corpus, which is compared
// byte by byte with a copy made on another machine. Streams are named: each group of cases draws
// from its own, so a change in one group leaves the others unchanged.
#ifndef HOTSTONE_CONFORMANCE_CORPUS_RANDOM_H_
#define HOTSTONE_CONFORMANCE_CORPUS_RANDOM_H_

#include <cassert>
#include <cstddef>
#include <cstdint>
#include <string_view>

#include "base/split_mix.h"

namespace hotstone::conformance {

class CorpusRandom {
 public:
  // The stream with this name under the seed. The name is mixed in by 64-bit FNV-1a.
  CorpusRandom(uint64_t seed, std::string_view stream)
      : random_(SplitMixOf(seed) ^ HashOf(stream)) {}

  uint64_t Next() { return random_.Next(); }

  // 0 .. bound - 1, uniformly. Requires bound > 0.
  size_t Below(size_t bound) {
    assert(bound > 0);
    return static_cast<size_t>(random_.Below(bound));
  }

 private:
  static constexpr uint64_t HashOf(std::string_view name) {
    uint64_t hash = 0xcbf29ce484222325;
    for (const char c : name) hash = (hash ^ static_cast<unsigned char>(c)) * 0x100000001b3;
    return hash;
  }

  SplitMix random_;
};

}  // namespace hotstone::conformance

#endif  // HOTSTONE_CONFORMANCE_CORPUS_RANDOM_H_
