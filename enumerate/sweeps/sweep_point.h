// How far a run of sweeps has got: everything needed to continue, besides what the goal stores.
//
// A sweep visits the layers of a board from many stones to few. Goals extend the point with their
// own data and store it with their cells or bits (values/interval_sweeps.h, planes/plane_store.h).
#ifndef HOTSTONE_ENUMERATE_SWEEPS_SWEEP_POINT_H_
#define HOTSTONE_ENUMERATE_SWEEPS_SWEEP_POINT_H_

#include <cstdint>

namespace hotstone::enumerate {

struct SweepPoint {
  static constexpr int kTop = 127;  // the layer with the most stones

  int sweep = 0;
  int layer = kTop;          // the next layer to visit, falling; -1: the sweep has visited all
  uint64_t changed = 0;      // changes by this sweep so far
  uint64_t open = 0;         // what may still change, as seen in this sweep so far
  uint64_t open_before = 0;  // ... in the last full sweep, for progress
  bool finished = false;
  friend bool operator==(const SweepPoint&, const SweepPoint&) = default;
};

// The work of visits. Goals that do not count what is open leave it 0.
struct SweepCounts {
  uint64_t changed = 0;
  uint64_t open = 0;
};

}  // namespace hotstone::enumerate

#endif  // HOTSTONE_ENUMERATE_SWEEPS_SWEEP_POINT_H_
