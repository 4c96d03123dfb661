// The planes of one question where memory does not hold both: half a sweep at a time.
//
// A half-sweep brings all positions with one side to move up to date. It reads the plane of the other side to
// move, which is in memory whole, and of its own plane only the blocks that are visited, which come from a store
// piece by piece and go back to it (plane_store.h). Then the roles change: the plane that was written is read
// into memory, and the other one is written.
//
//     half-sweep 1    first side to move     illegal positions are set, nothing else can be
//     half-sweep 2    other side to move     ... from the plane of half-sweep 1
//     half-sweep 3    first side to move     ... from that of half-sweep 2
//
// Half-sweeps end when one sets nothing: the plane in memory was found from the very plane that did not change.
// The bits are those of whole sweeps (plane_sweeps.h), since both are the least solution. A whole sweep carries
// what it finds through whole games, a half-sweep by one play: there are more of them.
//
// What is kept, so that a run can be killed at any moment and resumed: plane_stream.h.
//
// Memory: one plane with its kos and a piece of the other; 2 bytes a block for each side. Disk: both planes.
#ifndef HOTSTONE_ENUMERATE_PLANES_HALF_SWEEPS_H_
#define HOTSTONE_ENUMERATE_PLANES_HALF_SWEEPS_H_

#include <cstdint>
#include <memory>

#include "absl/status/status.h"
#include "absl/status/statusor.h"
#include "base/progress.h"
#include "enumerate/planes/block_visit.h"
#include "enumerate/planes/forced_situation.h"
#include "enumerate/planes/plane_store.h"
#include "enumerate/planes/plane_stream.h"
#include "enumerate/planes/plane_sweeps.h"
#include "enumerate/rules/rule_set.h"

namespace hotstone::enumerate {

class HalfSweeps {
 public:
  struct Options {
    int at_least = 1;                // -points < at_least <= points
    uint64_t piece_words = 1 << 23;  // of the streamed plane at a time, and at least a block
    uint64_t save_words = 1 << 23;   // the point is saved after a layer, once so many words went by
  };

  // Goes on from `point`, {} to begin. Errors as PlaneSweeps::Create. Layout and store must outlive the sweeps.
  static absl::StatusOr<HalfSweeps> Create(const PlaneLayout& layout, const FiniteRules& rules,
                                           const Options& options, const PlanePoint& point,
                                           PlaneStore* store);

  // Bytes of memory that a run needs, with the index.
  static uint64_t Bytes(const PlaneLayout& layout, const Options& options);

  // Goes on until finished. The point is saved after layers and when the run stops. Cancelled if
  // `progress` or `at_layer` says stop; errors of the store. After any of them the store has a
  // state to go on from, and so has this object.
  absl::Status Run(int threads, Progress* progress, const PlaneSweeps::AtLayer& at_layer = nullptr);

  // As PlaneSweeps; read from the store. Errors of the store.
  absl::StatusOr<bool> Forces(const BitSituation& situation, int first_player) const;
  // Reads all of both planes once. Afterwards no plane is in memory.
  absl::StatusOr<PlaneCounts> Count(Progress* progress);

  const PlanePoint& point() const { return *stream_->point(); }

 private:
  HalfSweeps(const PlaneLayout& layout, const FiniteRules& rules, const Options& options, PlaneStore* store,
             std::unique_ptr<PlaneStream> stream);

  const PlaneLayout* layout_;
  FiniteRules rules_;
  Options options_;
  PlaneStore* store_;
  std::unique_ptr<PlaneStream> stream_;
  std::unique_ptr<ChangeLog> changes_ = std::make_unique<ChangeLog>();
};

}  // namespace hotstone::enumerate

#endif  // HOTSTONE_ENUMERATE_PLANES_HALF_SWEEPS_H_
