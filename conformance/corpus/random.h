// Chance that is the same everywhere (base/split_mix.h), for the corpus, which is compared byte by byte with
// the one made on another machine. Streams are named: each group of cases draws from one of its own, so that
// a change in one group leaves the others as they are.
#ifndef HOTSTONE_CONFORMANCE_CORPUS_RANDOM_H_
#define HOTSTONE_CONFORMANCE_CORPUS_RANDOM_H_

#include <cstddef>
#include <cstdint>
#include <string_view>

#include "base/split_mix.h"

namespace hotstone::conformance {

class CorpusRandom {
 public:
  // The stream of that name under the seed. The name goes in by FNV-1a (64 bits).
  CorpusRandom(uint64_t seed, std::string_view stream) : random_(SplitMixOf(seed) ^ HashOf(stream)) {}

  uint64_t Next() { return random_.Next(); }

  // 0 .. bound - 1, each as likely. Requires bound > 0.
  size_t Below(size_t bound) { return static_cast<size_t>(random_.Below(bound)); }

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
