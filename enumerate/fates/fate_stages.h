// When each answer of a table of fates is forced.
//
// The stage of an answer counts plays; passes are free:
//
//   removed at stage n   the attacker removes the stone within n plays
//   kept at stage n      the owner ends the game, with the stone on the board, within n - 1 plays
//
// if each side makes the best of it: the winner hurries, the loser delays. So a stage is one more
// than the least stage that the winner can reach by a play, or than the greatest that the loser
// can, where what is over has stage 0. Exactly one table of answers and stages satisfies these
// equations. A stage cannot rest on itself, because it is greater than those that it rests on; and
// where there is no stage, the side that wants one has no move to it, or the other side has a move
// away from it. So checking each entry against those that its moves lead to proves them all.
//
// A stone is never both removed and kept, so there is one byte for each stone of each cell: 0 if
// the answer hangs or the position is illegal, else the stage, with the upper bit set if it is
// kept.
//
//     layer 1  | cell | cell |   layer 2 | cell    | cell    |  ...  ko cells of layer 1 | ...
//                1 stone                   2 stones, in the order of their points
#ifndef HOTSTONE_ENUMERATE_FATES_FATE_STAGES_H_
#define HOTSTONE_ENUMERATE_FATES_FATE_STAGES_H_

#include <array>
#include <cstdint>
#include <utility>

#include "absl/status/status.h"
#include "absl/status/statusor.h"
#include "enumerate/fates/fate_cells.h"
#include "enumerate/index/mapped_array.h"
#include "enumerate/index/occupancy_index.h"

namespace hotstone::enumerate {

// Numbers the stones of all cells, in the order of the cells, ko cells after positions.
class CellStones {
 public:
  explicit CellStones(const OccupancyIndex& index);

  // The stones of one cell have the numbers from `first` on, in the order of their points in the
  // frame of the block.
  struct Place {
    uint64_t first = 0;
    int count = 0;
  };
  // Requires cell < cells() + ko_cells() of the index. O(log points).
  Place Of(uint64_t cell) const;

  // The number of all stones of the positions, and with those of the ko cells.
  uint64_t of_positions() const { return layers_[kOfKos].stones; }
  uint64_t of_all() const { return all_; }

 private:
  // The layers of the positions, then those of the ko cells: what comes before each.
  struct Layer {
    uint64_t cells = ~uint64_t{0};
    uint64_t stones = 0;
  };
  static constexpr size_t kOfKos = OccupancyIndex::kMaxIndexedPoints;
  std::array<Layer, 2 * kOfKos> layers_;
  uint64_t cells_;
  uint64_t all_ = 0;
};

inline constexpr uint8_t kKeptBit = 0x80;
inline constexpr int kMostStages = 127;

class FateStages {
 public:
  // All answers hang. ResourceExhausted without memory. The index must outlive this object.
  static absl::StatusOr<FateStages> Create(const OccupancyIndex& index);

  // A round has found `after`, reading only `before`, both with all cells of the index: the stage
  // of what is new is the number of the round, and `before` becomes `after`. ResourceExhausted
  // beyond kMostStages. O(cells).
  absl::Status Take(int round, const FateCell* after, FateCell* before);

  // stones().of_all() bytes.
  const uint8_t* bytes() const { return bytes_.data(); }
  const CellStones& stones() const { return stones_; }
  // The greatest stage.
  int greatest() const { return greatest_; }

 private:
  FateStages(const OccupancyIndex& index, MappedArray<uint8_t> bytes)
      : index_(index), stones_(index), bytes_(std::move(bytes)) {}

  const OccupancyIndex& index_;
  CellStones stones_;
  MappedArray<uint8_t> bytes_;
  int greatest_ = 0;
};

}  // namespace hotstone::enumerate

#endif  // HOTSTONE_ENUMERATE_FATES_FATE_STAGES_H_
