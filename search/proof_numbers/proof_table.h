// Proof numbers by position and player to move, in a table of fixed size that forgets.
//
// A full bucket drops the entry that was cheapest to find. Proved entries are kept longest, then
// disproved ones; open entries go first, those with the smallest numbers before the others.
#ifndef HOTSTONE_SEARCH_PROOF_NUMBERS_PROOF_TABLE_H_
#define HOTSTONE_SEARCH_PROOF_NUMBERS_PROOF_TABLE_H_

#include <algorithm>
#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <vector>

#include "search/proof_numbers/proof_numbers.h"

namespace hotstone::search {

class ProofTable {
 public:
  // At most this many bytes, but at least 64.
  explicit ProofTable(uint64_t bytes)
      : buckets_(std::bit_floor(std::max<uint64_t>(bytes / sizeof(Bucket), 1))) {}

  // Prefetches a bucket that will be used soon.
  void Fetch(uint64_t key) const { __builtin_prefetch(&buckets_[Place(key)]); }

  std::optional<ProofNumbers> Find(uint64_t key) const {
    for (const Entry& entry : buckets_[Place(key)]) {
      if (entry.key == key) return entry.numbers;
    }
    return std::nullopt;
  }

  // A proved entry stays proved.
  void Keep(uint64_t key, ProofNumbers numbers) {
    Entry* place = nullptr;
    for (Entry& entry : buckets_[Place(key)]) {
      if (entry.key == key) {
        if (!entry.numbers.proved()) entry.numbers = numbers;
        return;
      }
      if (place == nullptr || Worth(entry) < Worth(*place)) place = &entry;
    }
    *place = {key, numbers};
  }

 private:
  static constexpr uint64_t kNoKey = ~uint64_t{0};
  struct Entry {
    uint64_t key = kNoKey;
    ProofNumbers numbers;
  };
  using Bucket = std::array<Entry, 4>;

  static uint64_t Worth(const Entry& entry) {
    if (entry.key == kNoKey) return 0;
    if (entry.numbers.proved()) return uint64_t{1} << 33;
    if (entry.numbers.disproved()) return uint64_t{1} << 32;
    return uint64_t{entry.numbers.proof} + entry.numbers.disproof;
  }

  size_t Place(uint64_t key) const {
    key *= 0x9E3779B97F4A7C15;
    return (key ^ key >> 32) & (buckets_.size() - 1);
  }

  std::vector<Bucket> buckets_;
};

}  // namespace hotstone::search

#endif  // HOTSTONE_SEARCH_PROOF_NUMBERS_PROOF_TABLE_H_
