// A growing set of 64-bit keys with open addressing and linear probing. The hash only chooses where
// to look; a key is found exactly if it was inserted. The key ~0 is reserved.
#ifndef HOTSTONE_ENUMERATE_INDEX_KEY_SET_H_
#define HOTSTONE_ENUMERATE_INDEX_KEY_SET_H_

#include <cstddef>
#include <cstdint>
#include <vector>

namespace hotstone::enumerate {

class KeySet {
 public:
  KeySet() : slots_(1024, kFree) {}

  size_t size() const { return size_; }
  uint64_t Bytes() const { return slots_.size() * sizeof(uint64_t); }

  bool Contains(uint64_t key) const { return slots_[Find(key)] == key; }

  // True if the key is new.
  bool Insert(uint64_t key) {
    if (2 * (size_ + 1) > slots_.size()) Grow();
    const size_t slot = Find(key);
    if (slots_[slot] == key) return false;
    slots_[slot] = key;
    ++size_;
    return true;
  }

 private:
  static constexpr uint64_t kFree = ~uint64_t{0};

  // The slot that holds the key, or the free one where it belongs.
  size_t Find(uint64_t key) const {
    const size_t mask = slots_.size() - 1;
    size_t slot = static_cast<size_t>((key * 0x9E3779B97F4A7C15u) >> 20) & mask;
    while (slots_[slot] != kFree && slots_[slot] != key) slot = (slot + 1) & mask;
    return slot;
  }
  void Grow() {
    std::vector<uint64_t> old(slots_.size() * 2, kFree);
    old.swap(slots_);
    for (const uint64_t key : old) {
      if (key != kFree) slots_[Find(key)] = key;
    }
  }

  std::vector<uint64_t> slots_;
  size_t size_ = 0;
};

}  // namespace hotstone::enumerate

#endif  // HOTSTONE_ENUMERATE_INDEX_KEY_SET_H_
