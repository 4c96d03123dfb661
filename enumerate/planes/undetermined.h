// Undetermined positions counted from planes of all thresholds.
//
// With Black to move a position is undetermined if for some t neither Black forces t nor White holds him below t,
// that is forces 1 - t as the first side. The planes of t with Black as the first side say the one; the other is
// the bit of the same planes of 1 - t with the colours exchanged, in the plane of the other side to move.
//
//     lo < t <= hi   for Black        not first(t)[own stones] and not second(1 - t)[all other stones]
//
// Exchanging the colours of a block turns the order of its bits round.
#ifndef HOTSTONE_ENUMERATE_PLANES_UNDETERMINED_H_
#define HOTSTONE_ENUMERATE_PLANES_UNDETERMINED_H_

#include <cstdint>
#include <vector>

#include "enumerate/planes/plane_sweeps.h"

namespace hotstone::enumerate {

class UndeterminedPositions {
 public:
  // None so far. The layout must outlive this.
  explicit UndeterminedPositions(const PlaneLayout& layout);

  static uint64_t Bytes(const PlaneLayout& layout) { return layout.block_words() * sizeof(uint64_t); }

  // Those that the threshold of `one` shows, `other` having the threshold 1 - t; both finished.
  void Add(const PlaneSweeps& one, const PlaneSweeps& other);

  // Legal positions, each image counted. The rules and the layout of `planes` are those of what was added.
  uint64_t Count(PlaneSweeps& planes) const;

 private:
  const PlaneLayout* layout_;
  std::vector<uint64_t> words_;
};

}  // namespace hotstone::enumerate

#endif  // HOTSTONE_ENUMERATE_PLANES_UNDETERMINED_H_
