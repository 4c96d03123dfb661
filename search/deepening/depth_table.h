// What a deepening search knows of positions, in a table of fixed size that forgets: within how
// many plays the owner reaches the goal, within how many he does not, and a good move.
//
// Keys are exact. They are mixed by a bijection; a remainder chooses the bucket and the quotient is
// stored, so that an entry is one word. The buckets are a power of two times a factor below 16. A
// full bucket drops the entry of the least depth. Several threads may use a table at once: an entry
// is read and written as a whole, so each is true, and one that is overwritten at the same moment
// is only lost.
#ifndef HOTSTONE_SEARCH_DEEPENING_DEPTH_TABLE_H_
#define HOTSTONE_SEARCH_DEEPENING_DEPTH_TABLE_H_

#include <atomic>
#include <cstddef>
#include <cstdint>

#include "absl/status/statusor.h"
#include "enumerate/index/mapped_array.h"

namespace hotstone::search {

class DepthTable {
 public:
  static constexpr int kNever = 31;   // depths are below it
  static constexpr int kNoMove = 31;  // moves are below it

  struct Known {
    int reached = kNever;  // within this many plays of the owner
    int failed = 0;        // not within this many
    int move = kNoMove;    // in the image that has the key
  };

  // A key, mixed.
  struct Place {
    uint64_t bucket = 0;
    uint64_t rest = 0;
  };

  // For keys below 2^key_bits, in at most `bytes` bytes, but at least 2^(key_bits - 42). Requires
  // key_bits from 1 to 63. ResourceExhausted if there is no memory.
  static absl::StatusOr<DepthTable> Create(int key_bits, uint64_t bytes);

  Place PlaceOf(uint64_t key) const { return Split(Mixed(key)); }

  // Prefetches a bucket that will be used soon.
  void Fetch(const Place& place) const { __builtin_prefetch(&entries_[place.bucket * kBucket]); }

  Known Find(const Place& place) const;

  // Adds that the goal is reached, or not reached, within so many plays of the owner.
  void Keep(const Place& place, int plays, bool reached, int move);

  // Calls visit(mixed key, what is known of it) for each entry, and adds such an entry, to a table
  // of any size for keys of so many bits. Put: false, and nothing is added, if the numbers are not
  // possible.
  template <typename Visit>
  void ForEach(const Visit& visit) const {
    for (uint64_t at = 0; at < Entries(); ++at) {
      const uint64_t entry = Load(at);
      if ((entry & 1) == 0) continue;
      const uint64_t bucket = at / kBucket;
      const uint64_t high = (entry >> kRestAt) * factor_ + (bucket >> low_bits_);
      visit(high << low_bits_ | (bucket & LowMask()),
            static_cast<uint16_t>(entry & ((1 << kRestAt) - 1)));
    }
  }
  bool Put(uint64_t mixed, uint16_t known);

 private:
  static constexpr size_t kBucket = 8;  // entries: a cache line
  static constexpr int kRestAt = 16;    // above a flag, two depths and a move

  DepthTable() = default;

  uint64_t Mixed(uint64_t key) const {
    for (const uint64_t odd : {0x9E3779B97F4A7C15u, 0xD1B54A32D192ED03u}) {
      key ^= key >> (key_bits_ / 2);
      key = key * odd & key_mask_;
    }
    return key ^ key >> (key_bits_ / 2);
  }
  uint64_t Entries() const { return (factor_ << low_bits_) * kBucket; }
  uint64_t LowMask() const { return (uint64_t{1} << low_bits_) - 1; }
  Place Split(uint64_t mixed) const {
    const uint64_t high = mixed >> low_bits_;
    return {high % factor_ << low_bits_ | (mixed & LowMask()), high / factor_};
  }
  static uint64_t EntryOf(const Known& known, uint64_t rest);
  static Known KnownOf(uint64_t entry);
  uint64_t Load(size_t at) const;
  void Store(size_t at, uint64_t entry);

  int key_bits_ = 0;
  uint64_t key_mask_ = 0;
  int low_bits_ = 0;  // of a mixed key: they are bits of the bucket
  uint64_t factor_ = 1;
  enumerate::MappedArray<uint64_t> entries_;
};

}  // namespace hotstone::search

#endif  // HOTSTONE_SEARCH_DEEPENING_DEPTH_TABLE_H_
