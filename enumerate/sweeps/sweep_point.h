// Where a run of sweeps is: all that is needed to go on from there, besides what the goal stores.
//
// A sweep visits the layers of a board from many stones to few. Goals add what they need to a point
// of their own and store it with their cells or bits (values/interval_sweeps.h,
// planes/plane_store.h).
#ifndef HOTSTONE_ENUMERATE_SWEEPS_SWEEP_POINT_H_
#define HOTSTONE_ENUMERATE_SWEEPS_SWEEP_POINT_H_

#include <cstdint>

namespace hotstone::enumerate {

struct SweepPoint {
  static constexpr int kTop = 127;  // the layer with the most stones

  int sweep = 0;
  int layer = kTop;          // the next layer to visit, falling; -1: the sweep has visited all
  uint64_t changed = 0;      // what this sweep has changed so far
  uint64_t open = 0;         // what may still change, as seen in this sweep so far
  uint64_t open_before = 0;  // ... in the last full sweep, for progress
  bool finished = false;
  friend bool operator==(const SweepPoint&, const SweepPoint&) = default;
};

// What visits have done. Goals that do not count what is open leave it 0.
struct SweepCounts {
  uint64_t changed = 0;
  uint64_t open = 0;
};

}  // namespace hotstone::enumerate

#endif  // HOTSTONE_ENUMERATE_SWEEPS_SWEEP_POINT_H_
