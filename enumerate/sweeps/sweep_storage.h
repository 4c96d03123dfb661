// Where the blocks of a run are kept: in memory, or where a storage of this class puts them, on
// disk (planes/plane_stream.h) or with other processes (distribute/).
//
// The driver takes a layer piece by piece: Fetch brings the blocks of a piece in, Keep takes away
// what was changed. In memory, which is what this class does, there is nothing to do.
#ifndef HOTSTONE_ENUMERATE_SWEEPS_SWEEP_STORAGE_H_
#define HOTSTONE_ENUMERATE_SWEEPS_SWEEP_STORAGE_H_

#include <cstdint>

#include "absl/status/status.h"
#include "base/progress.h"

namespace hotstone::enumerate {

// An error of any call ends the run; the goal's point is then where the run can be resumed.
class SweepStorage {
 public:
  virtual ~SweepStorage() = default;

  // Called like SweepGoal::BeginSweep, and after it.
  virtual absl::Status BeginSweep(Progress* /*progress*/) { return absl::OkStatus(); }

  // Where the piece ends that begins with block `first`, in a layer, or this party's share of it,
  // that ends before `last`. If the share is empty, that is its one piece.
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
