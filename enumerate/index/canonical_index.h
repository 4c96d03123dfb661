// A dense numbering of legal positions up to symmetry: one number for each set of symmetric
// positions.
//
// The canonical position of a set (symmetry.h) is marked in a bitmap over the ranks of the legal
// index. Its number is the count of earlier marks, found from a running total per word.
#ifndef HOTSTONE_ENUMERATE_INDEX_CANONICAL_INDEX_H_
#define HOTSTONE_ENUMERATE_INDEX_CANONICAL_INDEX_H_

#include <cstdint>
#include <vector>

#include "enumerate/index/legal_index.h"
#include "enumerate/index/symmetry.h"

namespace hotstone::enumerate {

class CanonicalIndex {
 public:
  // Visits every legal position once. The index must outlive this object.
  CanonicalIndex(const Grid& grid, const LegalIndex& index);

  uint32_t size() const { return static_cast<uint32_t>(ranks_.size()); }
  Stones At(uint32_t id) const { return index_->Unrank(ranks_[id]); }

  // The number of a canonical position.
  uint32_t IdOf(Stones canonical) const {
    const uint64_t rank = index_->Rank(canonical);
    const uint64_t before = marks_[rank >> 6] & ((uint64_t{1} << (rank & 63)) - 1);
    return totals_[rank >> 6] + static_cast<uint32_t>(Count(before));
  }

  const Symmetries& symmetries() const { return symmetries_; }

 private:
  const LegalIndex* index_;
  Symmetries symmetries_;
  std::vector<uint64_t> marks_;
  std::vector<uint32_t> totals_;
  std::vector<uint64_t> ranks_;
};

}  // namespace hotstone::enumerate

#endif  // HOTSTONE_ENUMERATE_INDEX_CANONICAL_INDEX_H_
