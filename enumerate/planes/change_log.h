// Which blocks got bits, and which blocks must therefore be visited again.
//
// A visit of a block for one side to move reads what the plays of that side lead to. So when a
// block A gets bits, the blocks to visit are known from A alone. For each stone q of A, the last
// play can have been at q, from
//
//   A without q                   the play removed nothing
//   ... and a set of stones in    the play captured them: one or more whole empty regions of A
//       the place of regions      that touch q
//
// If a play may remove its own chain, A has that chain's empty region; the play was at one of its
// points and the others had stones. And a pass leads to A from A.
//
//     . X O .     the right region is one that a play at q = C1 may have emptied; the left one
//     A B C D     does not touch C1
#ifndef HOTSTONE_ENUMERATE_PLANES_CHANGE_LOG_H_
#define HOTSTONE_ENUMERATE_PLANES_CHANGE_LOG_H_

#include <array>
#include <cstdint>
#include <vector>

#include "enumerate/index/occupancy_index.h"
#include "enumerate/planes/plane_set.h"
#include "enumerate/rules/rule_set.h"

namespace hotstone::enumerate {

class ChangeLog {
 public:
  // Marks all blocks as changed in that sweep and to be visited. The index must outlive the log.
  void Reset(const OccupancyIndex& index, const FiniteRules& rules, int sweep);

  // The block got bits for `to_move`: marks what reads them. `passes`: including the block itself.
  // Several threads may call this and Take. O(stones) steps.
  void Note(uint32_t block, Mover to_move, int sweep, bool passes);

  // The last sweep in which the block got bits.
  int Last(uint32_t block, Mover to_move) const {
    return __atomic_load_n(&sweeps_[Number(to_move)][block], __ATOMIC_RELAXED);
  }

  // Whether the block is to be visited for this side, which is then done: what others write from
  // here on marks it again.
  bool Take(uint32_t block, Mover to_move) {
    uint8_t& mark = marks_[Number(to_move)][block];
    return __atomic_load_n(&mark, __ATOMIC_RELAXED) != 0 &&
           __atomic_exchange_n(&mark, uint8_t{0}, __ATOMIC_SEQ_CST) != 0;
  }

  // Bytes for so many blocks.
  static uint64_t Bytes(uint64_t blocks) { return 2 * (sizeof(uint16_t) + 1) * blocks; }

 private:
  void Mark(uint32_t occupancy, Mover to_move) {
    __atomic_store_n(&marks_[Number(to_move)][index_->BlockOf(occupancy)], uint8_t{1},
                     __ATOMIC_RELEASE);
  }

  const OccupancyIndex* index_ = nullptr;
  bool self_removal_ = false;                    // some play may remove its own chain
  std::array<std::vector<uint16_t>, 2> sweeps_;  // by side to move, by block
  std::array<std::vector<uint8_t>, 2> marks_;
};

}  // namespace hotstone::enumerate

#endif  // HOTSTONE_ENUMERATE_PLANES_CHANGE_LOG_H_
