// A slice of a sorted list of records: as many as the memory holds, with the keys that belong to it.
//
// A list that is larger than the memory is checked slice by slice: for each slice the whole list is gone through,
// and of what must be listed that is looked up which the slice owns. A slice owns the keys from its first one
// (the first slice all from 0) up to the first key of the next; the last one all above. So each key, listed or
// not, is owned by exactly one slice, and what is missing is missed once. All records of one key are in one slice.
//
// Required is that keys do not descend along the list; who checks sees to that first. An Entry has a member `key`.
#ifndef HOTSTONE_CERTIFY_POSITIONS_KEY_SLICE_H_
#define HOTSTONE_CERTIFY_POSITIONS_KEY_SLICE_H_

#include <algorithm>
#include <cstdint>
#include <optional>
#include <span>
#include <vector>

#include "absl/status/status.h"

namespace hotstone::certify {

template <typename Entry>
class KeySlice {
 public:
  // Takes records from number `first` on: `most` of them, at least one, and those that share the key of the last.
  // `read` is called with the number of a record and a span, fills the span as far as there are records, and
  // gives how many (a StatusOr<size_t>). Its errors.
  template <typename Read>
  absl::Status Load(const Read& read, uint64_t first, uint64_t most) {
    entries_.clear();
    below_.reset();
    std::vector<Entry> piece(static_cast<size_t>(std::min<uint64_t>(most + 1, 1 << 14)));
    for (bool more = true; more;) {
      const auto count = read(first + entries_.size(), std::span<Entry>(piece));
      if (!count.ok()) return count.status();
      more = *count > 0;
      for (const Entry& entry : std::span<const Entry>(piece).first(*count)) {
        if (entries_.size() >= most && entry.key != entries_.back().key) {
          below_ = entry.key;
          more = false;
          break;
        }
        entries_.push_back(entry);
      }
    }
    from_ = first == 0 || entries_.empty() ? 0 : entries_.front().key;
    return absl::OkStatus();
  }

  size_t size() const { return entries_.size(); }
  bool Owns(uint64_t key) const { return key >= from_ && (!below_.has_value() || key < *below_); }

  // The records of a key that it owns, in the order of the list; none if the key is not listed. O(log size).
  std::span<const Entry> Of(uint64_t key) const {
    const auto less = [](const auto& a, const auto& b) { return KeyIn(a) < KeyIn(b); };
    const auto [begin, end] = std::equal_range(entries_.begin(), entries_.end(), key, less);
    return {entries_.data() + (begin - entries_.begin()), static_cast<size_t>(end - begin)};
  }

 private:
  static uint64_t KeyIn(const Entry& entry) { return entry.key; }
  static uint64_t KeyIn(uint64_t key) { return key; }

  std::vector<Entry> entries_;
  uint64_t from_ = 0;
  std::optional<uint64_t> below_;  // nothing: it owns all keys from from_ on
};

}  // namespace hotstone::certify

#endif  // HOTSTONE_CERTIFY_POSITIONS_KEY_SLICE_H_
