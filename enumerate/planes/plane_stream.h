// Two planes with only one in memory, as half-sweeps need them: the whole plane of the other side
// to move, and a piece of the plane of the side to move, some blocks of a layer with their kos.
// Pieces come from a store and go back to it; they are contiguous in the store as in memory.
//
// A run can be killed at any moment, when words may have reached the store after the saved point.
// Those words are right nevertheless, but neither what they were computed from nor how many bits
// were set is known. So the point saved during a run says that it may not end before the second
// half-sweep after it, and that no block is skipped until then: by that time both planes have been
// visited whole, one after the other. A run that was stopped, not killed, keeps the point
// unchanged.
#ifndef HOTSTONE_ENUMERATE_PLANES_PLANE_STREAM_H_
#define HOTSTONE_ENUMERATE_PLANES_PLANE_STREAM_H_

#include <cstdint>
#include <memory>

#include "absl/status/status.h"
#include "absl/status/statusor.h"
#include "base/progress.h"
#include "enumerate/planes/plane_set.h"
#include "enumerate/planes/plane_store.h"
#include "enumerate/sweeps/sweep_storage.h"

namespace hotstone::enumerate {

class PlaneStream final : public SweepStorage {
 public:
  struct Sizes {
    uint64_t piece_words;  // of the streamed plane at a time, and at least a block
    uint64_t save_words;   // save the point after a layer once this many words have passed
  };

  // `point` is how far the run has got. ResourceExhausted if there is not enough memory. Layout and
  // store must outlive the stream.
  static absl::StatusOr<std::unique_ptr<PlaneStream>> Create(const PlaneLayout& layout,
                                                             const Sizes& sizes,
                                                             const PlanePoint& point,
                                                             PlaneStore* store);

  // Words of memory that a stream takes.
  static uint64_t Words(const PlaneLayout& layout, const Sizes& sizes);

  absl::Status BeginSweep(Progress* progress) override;  // Cancelled if `progress` says stop
  uint32_t PieceEnd(uint32_t first, uint32_t last) const override;
  absl::Status Fetch(uint32_t first, uint32_t last) override;
  absl::Status Keep(uint32_t first, uint32_t last, uint64_t changed) override;
  absl::Status AfterLayer() override;

  // Saves the point in the store; `stopped` promises that nothing will be written after it.
  absl::Status SavePoint(bool stopped);

  // Reads blocks of both planes, for uses other than a sweep. Afterwards no plane is whole in
  // memory.
  absl::Status ReadBoth(uint32_t first, uint32_t last);

  PlaneSet* planes() { return &planes_; }
  PlanePoint* point() { return &point_; }

 private:
  PlaneStream(const PlaneLayout& layout, const Sizes& sizes, const PlanePoint& point,
              PlaneStore* store, PlaneSet planes);

  static PlaneSet::Piece PieceOf(const PlaneLayout& layout, uint32_t first, uint32_t last);
  static uint32_t PieceEndIn(const PlaneLayout& layout, const Sizes& sizes, uint32_t first,
                             uint32_t last);
  static PlaneSet::Piece LargestPiece(const PlaneLayout& layout, const Sizes& sizes);
  Mover ToMove() const;
  absl::Status Read(Mover to_move, uint32_t first, uint32_t last);

  const PlaneLayout& layout_;
  const Sizes sizes_;
  PlaneStore& store_;
  PlaneSet planes_;
  PlanePoint point_;
  Mover roomy_ = Mover::kFirst;  // whose plane has memory for all of it
  bool loaded_ = false;          // ... and is there
  uint64_t unsaved_words_ = 0;   // passed since the point was saved
};

}  // namespace hotstone::enumerate

#endif  // HOTSTONE_ENUMERATE_PLANES_PLANE_STREAM_H_
