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
  static constexpr int kStones = 25;
  static constexpr uint32_t kEveryStone = (uint32_t{1} << kStones) - 1;

  // Whether a visit handles both sides to move or, in half-sweeps, one. A change that a whole sweep
  // makes after a visit is news for the next sweep, which may change the block again before.
  enum class Sweeps : uint8_t { kWhole, kHalf };

  // Marks all blocks as changed in that sweep and to be visited. The index must outlive the log.
  void Reset(const OccupancyIndex& index, const FiniteRules& rules, Sweeps sweeps, int sweep);

  // The colourings that got bits, as bounds: first side's stones, in the order of the index, in all
  // of them and in some of them.
  struct News {
    uint32_t in_all = kEveryStone;
    uint32_t in_some = 0;
    void Add(uint32_t colouring) { Add({colouring, colouring}); }
    void Add(const News& more) {
      in_all &= more.in_all;
      in_some |= more.in_some;
    }
    bool Any() const { return (in_all & ~in_some) == 0; }
  };
  static constexpr News Everything() { return {0, kEveryStone}; }

  // The block got bits for `to_move`: marks what reads them. `passes`: including the block itself.
  // Several threads may call this and Take. O(stones) steps.
  void Note(uint32_t block, Mover to_move, int sweep, const News& news, bool passes);

  // The last sweep in which the block got bits.
  int Last(uint32_t block, Mover to_move) const {
    return SweepOf(Load(&entries_[Number(to_move)][block]));
  }
  // ... and those that it got since a sweep, which is the last or, in whole sweeps, the one before.
  News NewsSince(uint32_t block, Mover to_move, int sweep) const {
    News news = Unpacked(Load(&entries_[Number(to_move)][block]));
    const std::vector<uint64_t>& older = older_[Number(to_move)];
    if (older.empty()) return news;
    const uint64_t entry = Load(&older[block]);
    if (SweepOf(entry) >= sweep) news.Add(Unpacked(entry));
    return news;
  }

  // Whether the block is to be visited for this side, which is then done: what others write from
  // here on marks it again.
  bool Take(uint32_t block, Mover to_move) {
    uint8_t& mark = marks_[Number(to_move)][block];
    return __atomic_load_n(&mark, __ATOMIC_RELAXED) != 0 &&
           __atomic_exchange_n(&mark, uint8_t{0}, __ATOMIC_SEQ_CST) != 0;
  }

  // Bytes for so many blocks.
  static uint64_t Bytes(uint64_t blocks, Sweeps sweeps) {
    return 2 * ((sweeps == Sweeps::kWhole ? 2 : 1) * sizeof(uint64_t) + 1) * blocks;
  }

 private:
  void Mark(uint32_t occupancy, Mover to_move) {
    __atomic_store_n(&marks_[Number(to_move)][index_->BlockOf(occupancy)], uint8_t{1},
                     __ATOMIC_RELEASE);
  }

  // Sweep and news in one word, so that threads see both or neither.
  static uint64_t Load(const uint64_t* entry) { return __atomic_load_n(entry, __ATOMIC_ACQUIRE); }
  static int SweepOf(uint64_t entry) { return static_cast<int>(entry >> (2 * kStones)); }
  static News Unpacked(uint64_t entry) {
    return {static_cast<uint32_t>(entry >> kStones) & kEveryStone,
            static_cast<uint32_t>(entry) & kEveryStone};
  }
  static uint64_t Packed(int sweep, const News& news) {
    return static_cast<uint64_t>(sweep) << (2 * kStones) | uint64_t{news.in_all} << kStones |
           news.in_some;
  }

  const OccupancyIndex* index_ = nullptr;
  bool self_removal_ = false;                     // some play may remove its own chain
  std::array<std::vector<uint64_t>, 2> entries_;  // by side to move, by block
  std::array<std::vector<uint64_t>, 2> older_;    // ... of the change before; for whole sweeps
  std::array<std::vector<uint8_t>, 2> marks_;
};

}  // namespace hotstone::enumerate

#endif  // HOTSTONE_ENUMERATE_PLANES_CHANGE_LOG_H_
