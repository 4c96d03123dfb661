#include "enumerate/index/canonical_index.h"

namespace hotstone::enumerate {

CanonicalIndex::CanonicalIndex(const Grid& grid, const LegalIndex& index)
    : index_(&index), symmetries_(grid), marks_(index.size() / 64 + 1, 0) {
  uint64_t rank = 0;
  index.ForEach(0, index.size(), [&](Stones stones) {
    if (symmetries_.IsCanonical(stones)) {
      marks_[rank >> 6] |= uint64_t{1} << (rank & 63);
      ranks_.push_back(rank);
    }
    ++rank;
  });
  ranks_.shrink_to_fit();
  uint32_t total = 0;
  for (const uint64_t word : marks_) {
    totals_.push_back(total);
    total += static_cast<uint32_t>(Count(word));
  }
}

}  // namespace hotstone::enumerate
