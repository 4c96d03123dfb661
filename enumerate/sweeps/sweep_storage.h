// Storage for the blocks of a run: in memory, or, with a subclass, on disk (planes/plane_stream.h)
// or with other processes (distribute/).
//
// The driver processes a layer piece by piece: Fetch loads the blocks of a piece, Keep saves what
// was changed. This class keeps blocks in memory, so it has nothing to do.
#ifndef HOTSTONE_ENUMERATE_SWEEPS_SWEEP_STORAGE_H_
#define HOTSTONE_ENUMERATE_SWEEPS_SWEEP_STORAGE_H_

#include <cstdint>

#include "absl/status/status.h"
#include "base/progress.h"

namespace hotstone::enumerate {

// An error of any call ends the run; the run can then be resumed from the goal's point.
class SweepStorage {
 public:
  virtual ~SweepStorage() = default;

  // Called like SweepGoal::BeginSweep, and after it.
  virtual absl::Status BeginSweep(Progress* /*progress*/) { return absl::OkStatus(); }

  // Where the piece that begins with block `first` ends, in a layer (or this party's share) that
  // ends before `last`. An empty share is a single piece.
  virtual uint32_t PieceEnd(uint32_t /*first*/, uint32_t last) const { return last; }

  // Called before the blocks of a piece are visited, and afterwards with what the visits changed.
  virtual absl::Status Fetch(uint32_t /*first*/, uint32_t /*last*/) { return absl::OkStatus(); }
  virtual absl::Status Keep(uint32_t /*first*/, uint32_t /*last*/, uint64_t /*changed*/) {
    return absl::OkStatus();
  }

  // Called after a layer, when the goal's point is at the next one.
  virtual absl::Status AfterLayer() { return absl::OkStatus(); }
};

}  // namespace hotstone::enumerate

#endif  // HOTSTONE_ENUMERATE_SWEEPS_SWEEP_STORAGE_H_
