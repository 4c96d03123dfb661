// The one driver of all sweeps over the occupancies of a board.
//
// A sweep visits every block (index/occupancy_index.h), layer by layer from many stones to few. A
// play without captures leads to the layer above, so one sweep carries its results through whole
// games up to the next capture. Sweeps repeat until one changes nothing. The driver handles this
// order, the threads, the progress, how a run is stopped and when it ends. Three things are plugged
// in:
//
//   SweepGoal     what is found in a block, and the state of a run
//   SweepShare    which blocks this party visits, and how parties agree; if none is given, all
//                 blocks
//   SweepStorage  where the blocks are kept; if none is given, in memory
//
// One layer of a sweep, with all of them:
//
//     blocks of the share   | piece                     | piece                     | ...
//                             Fetch   visit by threads    Fetch   visit by threads
//                                     TakeCounts  Keep            TakeCounts  Keep
//     then                    Agree   the point moves on   AfterLayer   after_layer
//
// A run that is stopped in the middle of a layer visits this layer again when it is resumed.
#ifndef HOTSTONE_ENUMERATE_SWEEPS_RUN_SWEEPS_H_
#define HOTSTONE_ENUMERATE_SWEEPS_RUN_SWEEPS_H_

#include <functional>

#include "absl/status/status.h"
#include "base/progress.h"
#include "enumerate/index/occupancy_index.h"
#include "enumerate/sweeps/sweep_goal.h"
#include "enumerate/sweeps/sweep_share.h"
#include "enumerate/sweeps/sweep_storage.h"

namespace hotstone::enumerate {

// The parts of a run. All must outlive it.
struct SweepRun {
  const OccupancyIndex& index;
  SweepGoal& goal;
  SweepShare* share = nullptr;
  SweepStorage* storage = nullptr;
  Progress* progress = nullptr;  // called by the calling thread
  // Called after each layer, when goal.point() is where the run could be resumed. False: stop.
  std::function<bool()> after_layer = nullptr;
  // Called after each sweep except the last. An error ends the run.
  std::function<absl::Status()> after_sweep = nullptr;
};

// Continues from goal.point() until the goal is settled. The goal's Interrupted() if `progress`,
// `after_layer` or another party says stop; errors of the plugged-in parts.
absl::Status RunSweeps(const SweepRun& run);

}  // namespace hotstone::enumerate

#endif  // HOTSTONE_ENUMERATE_SWEEPS_RUN_SWEEPS_H_
