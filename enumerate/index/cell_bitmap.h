// A bit for each cell of an occupancy index (occupancy_index.h), set from one thread or from
// several.
#ifndef HOTSTONE_ENUMERATE_INDEX_CELL_BITMAP_H_
#define HOTSTONE_ENUMERATE_INDEX_CELL_BITMAP_H_

#include <atomic>
#include <bit>
#include <cstdint>
#include <vector>

namespace hotstone::enumerate {

class CellBitmap {
 public:
  CellBitmap() = default;
  explicit CellBitmap(uint64_t cells) : words_(Words(cells), 0) {}

  // One word more than the cells fill, so that Bits may read across the end.
  static uint64_t Words(uint64_t cells) { return cells / 64 + 2; }

  bool Test(uint64_t cell) const { return (words_[cell >> 6] >> (cell & 63) & 1) != 0; }
  void Set(uint64_t cell) { words_[cell >> 6] |= uint64_t{1} << (cell & 63); }

  // The same while other threads set bits, too. Join them before reading.
  void SetShared(uint64_t cell) {
    const uint64_t bit = uint64_t{1} << (cell & 63);
    std::atomic_ref<uint64_t> word(words_[cell >> 6]);
    if ((word.load(std::memory_order_relaxed) & bit) == 0)
      word.fetch_or(bit, std::memory_order_relaxed);
  }

  // The `count` bits from `cell` on, 1 <= count <= 64.
  uint64_t Bits(uint64_t cell, uint64_t count) const {
    uint64_t bits = words_[cell >> 6] >> (cell & 63);
    if ((cell & 63) != 0) bits |= words_[(cell >> 6) + 1] << (64 - (cell & 63));
    return count == 64 ? bits : bits & ((uint64_t{1} << count) - 1);
  }

  // The number of set bits among the `count` bits from `cell` on.
  uint64_t CountSet(uint64_t cell, uint64_t count) const {
    uint64_t set = 0;
    for (; count > 64; cell += 64, count -= 64)
      set += static_cast<uint64_t>(std::popcount(Bits(cell, 64)));
    return set + static_cast<uint64_t>(std::popcount(Bits(cell, count)));
  }

  uint64_t& word(uint64_t i) { return words_[i]; }
  uint64_t word_count() const { return words_.size(); }

 private:
  std::vector<uint64_t> words_;
};

}  // namespace hotstone::enumerate

#endif  // HOTSTONE_ENUMERATE_INDEX_CELL_BITMAP_H_
