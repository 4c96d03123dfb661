#include "search/deepening/depth_table.h"

#include <algorithm>
#include <bit>
#include <cassert>

#include "base/status_macros.h"

namespace hotstone::search {

namespace {

// The factor has one bit more, so a table falls short of its limit by less than an eighth.
constexpr int kFactorBits = 3;

}  // namespace

absl::StatusOr<DepthTable> DepthTable::Create(int key_bits, uint64_t bytes) {
  assert(key_bits > 0 && key_bits < 64);
  DepthTable table;
  table.key_bits_ = key_bits;
  table.key_mask_ = (uint64_t{1} << key_bits) - 1;
  const uint64_t fits = std::max<uint64_t>(bytes / (kBucket * sizeof(uint64_t)), 1);
  const int wanted = static_cast<int>(std::bit_width(fits)) - 1;
  // The rest of a key has 48 bits of an entry; some buckets suffice for the smallest boards.
  const int bits = std::clamp(wanted, std::max(key_bits - 48, 0), std::max(key_bits - 4, 0));
  table.low_bits_ = std::max(bits - kFactorBits, 0);
  table.factor_ = uint64_t{1} << (bits - table.low_bits_);
  if (bits == wanted) table.factor_ = fits >> table.low_bits_;
  ASSIGN_OR_RETURN(table.entries_, enumerate::MappedArray<uint64_t>::Create(table.Entries()));
  return table;
}

uint64_t DepthTable::EntryOf(const Known& known, uint64_t rest) {
  return rest << kRestAt | static_cast<uint64_t>(known.move) << 11 |
         static_cast<uint64_t>(known.failed) << 6 | static_cast<uint64_t>(known.reached) << 1 | 1;
}

DepthTable::Known DepthTable::KnownOf(uint64_t entry) {
  return {static_cast<int>(entry >> 1 & 31), static_cast<int>(entry >> 6 & 31),
          static_cast<int>(entry >> 11 & 31)};
}

uint64_t DepthTable::Load(size_t at) const {
  return std::atomic_ref(const_cast<uint64_t&>(entries_[at])).load(std::memory_order_relaxed);
}

void DepthTable::Store(size_t at, uint64_t entry) {
  std::atomic_ref(entries_[at]).store(entry, std::memory_order_relaxed);
}

DepthTable::Known DepthTable::Find(const Place& place) const {
  for (size_t i = 0; i < kBucket; ++i) {
    const uint64_t entry = Load(place.bucket * kBucket + i);
    if ((entry & 1) != 0 && entry >> kRestAt == place.rest) return KnownOf(entry);
  }
  return {};
}

void DepthTable::Keep(const Place& place, int plays, bool reached, int move) {
  assert(plays > 0 && plays < kNever && move >= 0 && move <= kNoMove);
  size_t least_at = 0;
  int least = kNever + 1;
  for (size_t i = 0; i < kBucket; ++i) {
    const size_t at = place.bucket * kBucket + i;
    const uint64_t entry = Load(at);
    if ((entry & 1) == 0) {
      least = -1;
      least_at = at;
      continue;
    }
    Known known = KnownOf(entry);
    if (entry >> kRestAt == place.rest) {
      if (reached && plays < known.reached) {
        known.reached = plays;
        known.move = move;
      } else if (!reached && plays > known.failed) {
        known.failed = plays;
        if (known.reached == kNever) known.move = move;
      }
      Store(at, EntryOf(known, place.rest));
      return;
    }
    const int depth = std::max(known.reached == kNever ? 0 : known.reached, known.failed);
    if (depth < least) {
      least = depth;
      least_at = at;
    }
  }
  Store(least_at, EntryOf({reached ? plays : kNever, reached ? 0 : plays, move}, place.rest));
}

bool DepthTable::Put(uint64_t mixed, uint16_t bits) {
  const Known known = KnownOf(bits);
  const bool reached = known.reached != kNever;
  if (mixed > key_mask_ || (bits & 1) == 0 || known.reached == 0 || known.failed >= known.reached ||
      (!reached && known.failed == 0)) {
    return false;
  }
  const Place place = Split(mixed);
  if (reached) Keep(place, known.reached, true, known.move);
  if (known.failed > 0) Keep(place, known.failed, false, known.move);
  return true;
}

}  // namespace hotstone::search
