// The goal of sweeps: values, planes, or anything else that a visit to a block can update.
//
// A goal owns the state of a run and knows how to visit one block. The driver (run_sweeps.h)
// decides which block is visited when and by which thread, and when a sweep is over. To add a goal,
// implement this class; threads, processes and disks come with the driver.
//
// A visit may only improve the stored data, whatever the state of other blocks. Then the order of
// visits, threads and interruptions do not change where the sweeps end.
#ifndef HOTSTONE_ENUMERATE_SWEEPS_SWEEP_GOAL_H_
#define HOTSTONE_ENUMERATE_SWEEPS_SWEEP_GOAL_H_

#include <cstddef>
#include <cstdint>
#include <string>

#include "absl/status/status.h"
#include "absl/status/statusor.h"
#include "enumerate/sweeps/sweep_point.h"

namespace hotstone::enumerate {

class SweepGoal {
 public:
  virtual ~SweepGoal() = default;

  // How far the run has got. The driver advances it; BeginSweep and Settle may change it, too.
  virtual SweepPoint& point() = 0;

  // The number of threads that may visit at once; at least one.
  virtual size_t threads() const = 0;

  // Called before a sweep visits its first layer, and when a run is resumed within a sweep. An
  // error ends the run.
  virtual absl::Status BeginSweep() = 0;

  // Describes the current sweep for progress: "planes, sweep 3".
  virtual std::string Doing() const = 0;

  // Whether the current sweep initialises blocks, which must not happen twice. Such a sweep is not
  // shared: every party initialises all blocks. It is stopped only between layers.
  virtual bool MakesBlocks() const { return false; }

  // Updates the blocks from `first` to before `last`, all of one layer. Several threads call this
  // at once, each with its own number below threads() and its own blocks.
  virtual void Visit(size_t thread, uint32_t first, uint32_t last) = 0;

  // Whether visits are slow enough to report progress after each block, and not only after a
  // portion of blocks.
  virtual bool ReportsEachBlock() const { return false; }

  // The work of all visits since the last call. No thread is visiting. An error ends the run.
  virtual absl::StatusOr<SweepCounts> TakeCounts() = 0;

  // Whether the current sweep ends the sweeps if it has changed nothing.
  virtual bool MayEnd() const { return true; }

  // Called when a sweep that may end them has changed nothing. True: the run is over. False:
  // another phase begins, and point() is now its beginning.
  virtual absl::StatusOr<bool> Settle() {
    point().finished = true;
    return true;
  }

  // The error of a run that was told to stop.
  virtual absl::Status Interrupted() const = 0;
};

}  // namespace hotstone::enumerate

#endif  // HOTSTONE_ENUMERATE_SWEEPS_SWEEP_GOAL_H_
