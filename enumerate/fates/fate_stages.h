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
// the answer hangs, else the stage, with the upper bit set if it is kept. Stage 0 with the upper
// bit, which no answer has, marks the stones of an illegal position.
//
// The bytes are all that a run of sweeps needs: a sweep gives its number as the stage to what it
// finds, and sees only lower stages (fate_solver.h). So they can be saved after any layer.
//
//     layer 1  | cell | cell |   layer 2 | cell    | cell    |  ...  ko cells of layer 1 | ...
//                1 stone                   2 stones, in the order of their points
#ifndef HOTSTONE_ENUMERATE_FATES_FATE_STAGES_H_
#define HOTSTONE_ENUMERATE_FATES_FATE_STAGES_H_

#include <array>
#include <cstdint>
#include <span>
#include <utility>

#include "absl/status/statusor.h"
#include "enumerate/fates/fate_cells.h"
#include "enumerate/index/mapped_array.h"
#include "enumerate/index/occupancy_index.h"

namespace hotstone::enumerate {

// Numbers the stones of all cells, in the order of the cells, ko cells after positions.
class CellStones {
 public:
  CellStones() = default;
  explicit CellStones(const OccupancyIndex& index);

  // The stones of one cell have the numbers from `first` on, in the order of their points in the
  // frame of the block.
  struct Place {
    uint64_t first = 0;
    int count = 0;
  };
  // Requires cell < cells() + ko_cells() of the index. O(log points).
  Place Of(uint64_t cell) const;
  // The first number, of a cell whose position has so many stones. O(1).
  uint64_t First(uint64_t cell, int stones) const {
    const size_t kind = cell < layers_[kOfKos].cells ? 0 : kOfKos;
    const Layer& layer = layers_[kind + static_cast<size_t>(stones)];
    return layer.stones + (cell - layer.cells) * static_cast<uint64_t>(stones);
  }

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
  uint64_t cells_ = 0;
  uint64_t all_ = 0;
};

inline constexpr uint8_t kKeptBit = 0x80;
inline constexpr uint8_t kIllegalByte = 0x80;
inline constexpr int kMostStages = 127;

// A cell is read while another thread writes it. What is new has a stage that no reader sees yet.
class FateStages {
 public:
  // All answers hang, and all positions are legal. ResourceExhausted without memory.
  static absl::StatusOr<FateStages> Create(const OccupancyIndex& index);

  // The answers that have a stage of at most `most`, or kIllegalFates. `occupancy`: the stones of
  // the cell's block.
  FateCell At(uint64_t cell, uint32_t occupancy, int most = kMostStages) const;

  // Gives a stage to those answers that have none. False if all had one. Beyond kMostStages it
  // gives nothing.
  bool Give(uint64_t cell, uint32_t occupancy, const FateCell& answers, int stage);
  void MarkIllegal(uint64_t cell, uint32_t occupancy);

  // A byte for each of stones().of_all().
  std::span<uint8_t> bytes() { return {bytes_.data(), stones_.of_all()}; }
  std::span<const uint8_t> bytes() const { return {bytes_.data(), stones_.of_all()}; }
  const CellStones& stones() const { return stones_; }
  // The greatest stage. O(stones).
  int Greatest() const;

 private:
  FateStages(const CellStones& stones, MappedArray<uint8_t> bytes)
      : stones_(stones), bytes_(std::move(bytes)) {}

  CellStones stones_;
  MappedArray<uint8_t> bytes_;
};

}  // namespace hotstone::enumerate

#endif  // HOTSTONE_ENUMERATE_FATES_FATE_STAGES_H_
