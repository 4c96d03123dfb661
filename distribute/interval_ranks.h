// Intervals by several processes: each visits its share of the blocks of a layer, then the layer is
// exchanged.
//
// Owner computes: process r of n has the r-th n-th of the blocks of every layer (blocks of a layer have
// equally many cells), in the order of their cells, so that what it brings up to date lies in one piece.
// Every process holds all cells (4x5: 1.9 GB, with the measure 3.8 GB): what is shared out is the work.
// Values of other processes in the same layer are those of the last sweep; sweeps may be more than in one
// process, the values they end in are the same, and so is the measure (interval_sweeps.h says why).
#ifndef HOTSTONE_DISTRIBUTE_INTERVAL_RANKS_H_
#define HOTSTONE_DISTRIBUTE_INTERVAL_RANKS_H_

#include <functional>

#include "absl/status/status.h"
#include "distribute/world.h"
#include "enumerate/values/interval_sweeps.h"

namespace hotstone::distribute {

// Called by the first process only, after each layer of which all have everything. The run can be taken up
// from the cells as they are.
using AfterLayer = std::function<absl::Status(enumerate::IntervalSweeps& sweeps)>;

// Collective. Goes on from sweeps.point(), which must be the same everywhere, as must be the cells.
// `wants_stop` is asked in each process after each layer; if any says yes, all stop: Cancelled. Errors of
// `after_layer` stop all, too.
absl::Status RunIntervals(const World& world, enumerate::IntervalSweeps* sweeps, int threads,
                          Progress* progress, const std::function<bool()>& wants_stop,
                          const AfterLayer& after_layer);

}  // namespace hotstone::distribute

#endif  // HOTSTONE_DISTRIBUTE_INTERVAL_RANKS_H_
