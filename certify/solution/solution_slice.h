// A slice of a solution: as many records as the memory holds, with the keys that belong to it.
//
// A list that is larger than the memory is checked slice by slice: for each slice the whole list is
// gone through, and only the keys that the slice owns are looked up. A slice owns the keys from its
// first one (the first slice all from 0) up to the first key of the next; the last one owns all
// above. So each key, listed or not, is owned by exactly one slice, and a missing one is missed
// once. All records of one key are in one slice.
//
// Requires that keys do not descend along the list; the check sees to that.
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

// Takes the number of a record and a span, fills the span as far as there are records, and gives
// how many.
using ReadRecords = std::function<absl::StatusOr<size_t>(uint64_t first, std::span<SolutionEntry> into)>;

class SolutionSlice {
 public:
  // Takes records from number `first` on: `most` of them, at least one, and those that share the
  // key of the last. Errors of `read`.
  absl::Status Load(const ReadRecords& read, uint64_t first, uint64_t most);

  size_t size() const { return keys_.size(); }
  bool Owns(uint64_t key) const;

  // What is listed of a key that it owns: its rank, and its moves in the order of the list. Nothing
  // if the key is not listed. O(log size).
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
