// Storage for planes that do not fit into memory: words are read and written back piece by piece.
//
// A store need not order its writes exactly. Bits only change from clear to set, and a run can
// continue from any bits that were right to set: each bit of a word may be old or new without harm.
// Only the point must never be ahead of the words (SavePoint).
//
// tables/plane_folder.h keeps the words in files; tests keep them in memory and make writes fail.
#ifndef HOTSTONE_ENUMERATE_PLANES_PLANE_STORE_H_
#define HOTSTONE_ENUMERATE_PLANES_PLANE_STORE_H_

#include <cstdint>
#include <span>

#include "absl/status/status.h"
#include "enumerate/planes/plane_set.h"
#include "enumerate/sweeps/sweep_point.h"

namespace hotstone::enumerate {

// How far a run has got. Sweeps are counted from 1; odd half-sweeps handle the first side to move.
// `changed` counts bits set.
struct PlanePoint : SweepPoint {
  PlanePoint() : PlanePoint(1, -1, 0, false) {}
  PlanePoint(int at_sweep, int at_layer, uint64_t bits_set, bool has_finished,
             int first_that_may_end = 0)
      : SweepPoint{at_sweep, at_layer, bits_set, 0, 0, has_finished}, may_end(first_that_may_end) {}

  // The side to move in a half-sweep.
  Mover MoverOfHalfSweep() const { return sweep % 2 == 1 ? Mover::kFirst : Mover::kSecond; }

  int may_end = 0;  // of half-sweeps: none before this one can be the last
  friend bool operator==(const PlanePoint&, const PlanePoint&) = default;
};

inline constexpr int kMostPlaneSweeps = (1 << 14) - 4;  // in the log of changes

class PlaneStore {
 public:
  enum class Part : uint8_t { kBlocks, kKos };

  virtual ~PlaneStore() = default;

  // The words of a part of a plane, starting at `from`. Words never written are clear.
  virtual absl::Status Read(Mover to_move, Part part, uint64_t from, std::span<uint64_t> words) = 0;
  virtual absl::Status Write(Mover to_move, Part part, uint64_t from,
                             std::span<const uint64_t> words) = 0;

  // Persists all writes, and then the point, atomically.
  virtual absl::Status SavePoint(const PlanePoint& point) = 0;
};

}  // namespace hotstone::enumerate

#endif  // HOTSTONE_ENUMERATE_PLANES_PLANE_STORE_H_
