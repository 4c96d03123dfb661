// The planes of one question when memory cannot hold both: half a sweep at a time.
//
// A half-sweep updates all positions with one side to move. It reads the other side's plane, which
// is entirely in memory. Of its own plane it needs only the visited blocks, which a store supplies
// and takes back piece by piece (plane_store.h). Then the roles change: the plane just written is
// read into memory, and the other one is written.
//
//     half-sweep 1    first side to move     illegal positions are set, nothing else can be
//     half-sweep 2    other side to move     ... from the plane of half-sweep 1
//     half-sweep 3    first side to move     ... from that of half-sweep 2
//
// Half-sweeps end when one sets nothing: the plane in memory was computed from the plane that did
// not change. The bits equal those of whole sweeps (plane_sweeps.h), since both are the least
// solution. A whole sweep propagates a result through whole games, a half-sweep by one play, so
// more half-sweeps are needed.
//
// plane_stream.h explains what is saved so that a run can be killed at any moment and resumed.
//
// Memory: one plane with its kos and a piece of the other; 9 bytes a block for each side. Disk:
// both planes.
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
    uint64_t save_words = 1 << 23;   // save the point after a layer once this many words passed
  };

  // Continues from `point`, {} to begin. Errors as PlaneSweeps::Create. Layout and store must
  // outlive the sweeps.
  static absl::StatusOr<HalfSweeps> Create(const PlaneLayout& layout, const FiniteRules& rules,
                                           const Options& options, const PlanePoint& point,
                                           PlaneStore* store);

  // Bytes of memory that a run needs, including the index.
  static uint64_t Bytes(const PlaneLayout& layout, const Options& options);

  // Runs until finished. Saves the point after layers and when the run stops. Cancelled if
  // `progress` or `at_layer` says stop; errors of the store. After any error both the store and
  // this object hold a state to continue from.
  absl::Status Run(int threads, Progress* progress, const PlaneSweeps::AtLayer& at_layer = nullptr);

  // As in PlaneSweeps; read from the store. Errors of the store.
  absl::StatusOr<bool> Forces(const BitSituation& situation, int first_player) const;
  // Reads both planes once, in full. Afterwards no plane is in memory.
  absl::StatusOr<PlaneCounts> Count(Progress* progress);

  const PlanePoint& point() const { return *stream_->point(); }

 private:
  HalfSweeps(const PlaneLayout& layout, const FiniteRules& rules, const Options& options,
             PlaneStore* store, std::unique_ptr<PlaneStream> stream);

  const PlaneLayout* layout_;
  FiniteRules rules_;
  Options options_;
  PlaneStore* store_;
  std::unique_ptr<PlaneStream> stream_;
  std::unique_ptr<ChangeLog> changes_ = std::make_unique<ChangeLog>();
};

}  // namespace hotstone::enumerate

#endif  // HOTSTONE_ENUMERATE_PLANES_HALF_SWEEPS_H_
