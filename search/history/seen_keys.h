// What has been seen in a game, as a superko remembers it: a set of keys (history_graph.h),
// extended and undone along one line of play. The set is stored exactly: one bit per key, and the
// keys in order of arrival.
#ifndef HOTSTONE_SEARCH_HISTORY_SEEN_KEYS_H_
#define HOTSTONE_SEARCH_HISTORY_SEEN_KEYS_H_

#include <cstdint>
#include <vector>

namespace hotstone::search {

class SeenKeys {
 public:
  explicit SeenKeys(uint32_t keys) : bits_((keys + 63) / 64) {}

  bool Has(uint32_t key) const { return (bits_[key >> 6] >> (key & 63) & 1) != 0; }

  // Returns whether the key is new.
  bool Add(uint32_t key) {
    if (Has(key)) return false;
    bits_[key >> 6] |= uint64_t{1} << (key & 63);
    order_.push_back(key);
    return true;
  }

  // Takes back the keys that came after the first `size`.
  void CutTo(size_t size) {
    for (; order_.size() > size; order_.pop_back())
      bits_[order_.back() >> 6] &= ~(uint64_t{1} << (order_.back() & 63));
  }

  size_t size() const { return order_.size(); }
  const std::vector<uint32_t>& keys() const { return order_; }

 private:
  std::vector<uint64_t> bits_;
  std::vector<uint32_t> order_;
};

}  // namespace hotstone::search

#endif  // HOTSTONE_SEARCH_HISTORY_SEEN_KEYS_H_
