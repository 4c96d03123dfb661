// A slice of a solution: as many records as fit in memory, with the keys that belong to it.
//
// A list larger than the memory is checked slice by slice: each slice needs one pass over the whole
// list, in which only the keys that the slice owns are looked up. A slice owns the keys from its
// first one (the first slice from 0) up to the first key of the next; the last one owns all above.
// So exactly one slice owns each key, listed or not, and a missing key is reported once. All
// records of one key are in one slice.
//
// The check refuses a list whose keys descend, for which the answers here mean nothing.
#ifndef HOTSTONE_CERTIFY_SOLUTION_SOLUTION_SLICE_H_
#define HOTSTONE_CERTIFY_SOLUTION_SOLUTION_SLICE_H_

#include <cstdint>
#include <functional>
#include <optional>
#include <span>
#include <vector>

#include "absl/status/statusor.h"
#include "certify/solution/solution_entry.h"

namespace hotstone::certify {

// Takes the number of a record and a span, fills the span as far as records exist, and returns how
// many.
using ReadRecords =
    std::function<absl::StatusOr<size_t>(uint64_t first, std::span<SolutionEntry> into)>;

class SolutionSlice {
 public:
  // Loads `most` records (at least one) from number `first` on, and the further ones with the key
  // of the last. Returns errors of `read`.
  absl::Status Load(const ReadRecords& read, uint64_t first, uint64_t most);

  size_t size() const { return keys_.size(); }
  bool Owns(uint64_t key) const;

  // The list entry of a key that the slice owns: its rank, and its moves in the order of the list.
  // Nothing if the key is not listed. O(log size).
  struct Listed {
    uint32_t rank;
    std::span<const uint8_t> moves;
  };
  std::optional<Listed> Find(uint64_t key) const;

 private:
  std::vector<uint64_t> keys_;
  std::vector<uint32_t> ranks_;
  std::vector<uint8_t> moves_;
  uint64_t from_ = 0;
  std::optional<uint64_t> below_;  // nothing: it owns all keys from from_ on
};

}  // namespace hotstone::certify

#endif  // HOTSTONE_CERTIFY_SOLUTION_SOLUTION_SLICE_H_
