// Intervals by several processes: each visits its share of the blocks of a layer, then the layer is
// exchanged.
//
// Owner computes: process r of n has the r-th n-th of the blocks of every layer (blocks of a layer
// have equally many cells), in the order of their cells, so the cells it updates are contiguous.
// Every process holds all cells (4x5: 1.9 GB, with the measure 3.8 GB): only the work is divided.
// Values of other processes in the same layer are from the last sweep; there may be more sweeps
// than with one process, but the final values are the same, and so is the measure
// (interval_sweeps.h says why).
#ifndef HOTSTONE_DISTRIBUTE_INTERVAL_RANKS_H_
#define HOTSTONE_DISTRIBUTE_INTERVAL_RANKS_H_

#include <functional>

#include "absl/status/status.h"
#include "distribute/world.h"
#include "enumerate/values/interval_sweeps.h"

namespace hotstone::distribute {

// Called by the first process only, after each layer, when all processes have the whole layer. The
// run can resume from the cells as they are.
using AfterLayer = std::function<absl::Status(enumerate::IntervalSweeps& sweeps)>;

// Collective. Continues from sweeps.point(), which must be the same everywhere, and so must the
// cells. `wants_stop` is called in each process after each layer; if any returns true, all stop:
// Cancelled. Errors of `after_layer` stop all, too.
absl::Status RunIntervals(const World& world, enumerate::IntervalSweeps* sweeps, int threads,
                          Progress* progress, const std::function<bool()>& wants_stop,
                          const AfterLayer& after_layer);

}  // namespace hotstone::distribute

#endif  // HOTSTONE_DISTRIBUTE_INTERVAL_RANKS_H_
