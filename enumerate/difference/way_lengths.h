// Lower bounds for the plies from a situation to a position, exact where a table fits.
//
// The table is computed in a coarser game that permits every play that the self-removal options of
// both rule sets permit, ignoring hot stones and superko, and unlimited passes. Every playable
// sequence is playable there, so its distances are lower bounds. One row for each position up to
// symmetry, seen from the player to move; a byte for each legal position. Boards beyond 2^28 bytes
// get the trivial bound: one ply for any other position.
#ifndef HOTSTONE_ENUMERATE_DIFFERENCE_WAY_LENGTHS_H_
#define HOTSTONE_ENUMERATE_DIFFERENCE_WAY_LENGTHS_H_

#include <cstdint>
#include <vector>

#include "absl/container/flat_hash_map.h"
#include "absl/status/statusor.h"
#include "base/progress.h"
#include "enumerate/index/legal_index.h"
#include "enumerate/index/symmetry.h"
#include "enumerate/rules/rule_set.h"

namespace hotstone::enumerate {

class WayLengths {
 public:
  static constexpr int kFar = 255;  // no way, or a longer one

  // Takes seconds on 3x3. Cancelled when `progress` says stop. The index must outlive the table.
  static absl::StatusOr<WayLengths> Create(const Grid& grid, const LegalIndex& index,
                                           const FiniteRules& a, const FiniteRules& b,
                                           Progress* progress);

  // At least this many plies lead from `from`, own to move, to `to` (seen from the same player),
  // with either player to move there. 0 if they are equal.
  int AtLeast(Stones from, Stones to) const {
    if (from == to) return 0;
    if (rows_.empty()) return 1;
    const Symmetries::Canonical canonical = symmetries_.FindCanonical(from);
    const size_t row = row_of_.at(index_->Rank(canonical.stones));
    return rows_[row][index_->Rank(symmetries_.Map(canonical.symmetry, to))];
  }

  bool exact() const { return !rows_.empty(); }

 private:
  WayLengths(const Grid& grid, const LegalIndex& index) : index_(&index), symmetries_(grid) {}

  const LegalIndex* index_;
  Symmetries symmetries_;
  absl::flat_hash_map<uint64_t, size_t> row_of_;  // by rank of the canonical position
  std::vector<std::vector<uint8_t>> rows_;
};

}  // namespace hotstone::enumerate

#endif  // HOTSTONE_ENUMERATE_DIFFERENCE_WAY_LENGTHS_H_
