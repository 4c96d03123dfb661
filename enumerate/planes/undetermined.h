// Counts undetermined positions from the planes of all thresholds.
//
// With Black to move a position is undetermined if for some t neither Black forces t nor White
// holds Black below t, that is, forces 1 - t as the first side. The planes of t with Black as the
// first side decide the former. The latter is the bit of the planes of 1 - t with the colours
// exchanged, in the plane of the other side to move.
//
//     lo < t <= hi   for Black     not first(t)[own stones] and not second(1 - t)[all other stones]
//
// Exchanging the colours of a block reverses the order of its bits.
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

  static uint64_t Bytes(const PlaneLayout& layout) {
    return layout.block_words() * sizeof(uint64_t);
  }

  // Adds the positions that the threshold t of `one` shows, where `other` has the threshold 1 - t;
  // both must be finished.
  void Add(const PlaneSweeps& one, const PlaneSweeps& other);

  // Legal positions, counting each image. The rules and the layout of `planes` must match what was
  // added.
  uint64_t Count(PlaneSweeps& planes) const;

 private:
  const PlaneLayout* layout_;
  std::vector<uint64_t> words_;
};

}  // namespace hotstone::enumerate

#endif  // HOTSTONE_ENUMERATE_PLANES_UNDETERMINED_H_
