// The ban-free situations known to a level-by-level search of the situation graph: a bit for each
// of a range of cells, in a bitmap for each player and number of passes.
//
// Levels. Every move changes the player, so a level has only one player to move. It is one bitmap
// per pass count. A pass is then a shift of whole bitmaps: the situations with k + 1 passes of the
// next level are those with k of this one, minus the known ones. Plays only set bits in the bitmap
// `next`; when the level is done, its new bits are found word by word (Settle). The plays of
// (position, player) lead to the same places whatever the number of preceding passes, so they are
// followed once, when the position first occurs with this player (`new`).
//
//     bit for a cell   | visited, Black: 0 .. E passes | visited, White: 0 .. E |
//                      | level: 0 .. E-1 | next | new |
//
// Cells are numbered as in the whole index; bit 0 is the first cell of the range. Players are 0
// (Black) and 1 (White). Different threads may work on different words and blocks.
#ifndef HOTSTONE_ENUMERATE_GRAPH_LEVEL_BITMAPS_H_
#define HOTSTONE_ENUMERATE_GRAPH_LEVEL_BITMAPS_H_

#include <algorithm>
#include <cstdint>
#include <utility>
#include <vector>

#include "enumerate/graph/cell_partition.h"
#include "enumerate/index/cell_bitmap.h"
#include "enumerate/index/occupancy_index.h"
#include "enumerate/rules/rule_set.h"

namespace hotstone::enumerate {

class LevelBitmaps {
 public:
  using Image = std::pair<CellBitmap*, uint64_t>;  // a bit to be set

  // Nothing visited. Both must outlive this object.
  LevelBitmaps(const OccupancyIndex& index, const FiniteRules& rules, const CellRange& range);

  bool Contains(uint64_t cell) const { return range_.Contains(cell); }

  // A play leads to this cell of the range, or, if `finished`, ends the game there (capture_ends
  // only). Several threads may call it at once.
  void Reach(uint64_t cell, bool finished) { Found(finished).SetShared(cell - range_.first_cell); }
  // The same for a single thread and a range that begins with cell 0: this is the innermost loop.
  void ReachAlone(uint64_t cell, bool finished) { Found(finished).Set(cell); }

  // In an occupancy with symmetries a play finds one cell, but its images are reachable too.
  // Appends the images in the block that were not reached yet, for the level of `player`, which is
  // settled next.
  void FindImages(int player, uint32_t block, std::vector<Image>& images);

  // Makes the reached situations, and the passes of the level before, the current level of
  // `player`, minus the situations visited before: words `first` .. `last` - 1 of all bitmaps. True
  // if any is new.
  bool Settle(int player, uint64_t first, uint64_t last);
  uint64_t word_count() const { return next_.word_count(); }

  // The situation of the level that a pass leaves in this cell, lifting its ban. Call it after the
  // plays of the level: only the pass of the next Settle reads these bits.
  void PassWithBan(uint64_t cell) { level_[0].Set(cell - range_.first_cell); }

  // The positions of the level in a block that its player has not had before: their count;
  // visit(cell).
  uint64_t CountNew(uint32_t block) const { return CountSet(new_positions_, block); }
  template <typename Visit>
  void ForEachNew(uint32_t block, const Visit& visit) const {
    ForEachSet(new_positions_, block, visit);
  }

  // The finished situations of a block, each cell once, and the others; calls visit(cell, passes)
  // for these.
  uint64_t CountFinished(int player, uint32_t block) const {
    return CountSet(Ended(player), block);
  }
  uint64_t CountUnfinished(int player, uint32_t block) const {
    uint64_t count = 0;
    for (size_t k = 0; k < end_passes_; ++k) count += CountSet(visited_[player][k], block);
    return count;
  }
  // Calls visit(cell, count) for each cell of a block with `count` > 0 unfinished situations.
  template <typename Visit>
  void ForEachUnfinished(int player, uint32_t block, const Visit& visit) const {
    const uint64_t size = index_.BlockCells(block);
    for (uint64_t i = 0; i < size; i += 64) {
      const uint64_t at = index_.block(block).base + i;
      uint64_t any = 0;
      for (size_t k = 0; k < end_passes_; ++k) any |= Bits(visited_[player][k], at, size - i);
      for (; any != 0; any &= any - 1) {
        const uint64_t cell = at + static_cast<uint64_t>(FirstPoint(any));
        uint64_t count = 0;
        for (size_t k = 0; k < end_passes_; ++k) {
          count += visited_[player][k].Test(cell - range_.first_cell) ? 1 : 0;
        }
        visit(cell, count);
      }
    }
  }

 private:
  CellBitmap& Found(bool finished) { return finished ? next_finished_ : next_; }
  const CellBitmap& Ended(int player) const { return visited_[player][end_passes_]; }

  uint64_t CountSet(const CellBitmap& cells, uint32_t block) const {
    return cells.CountSet(index_.block(block).base - range_.first_cell, index_.BlockCells(block));
  }
  // The bits of at most 64 cells, `left` or more, from `cell` on.
  uint64_t Bits(const CellBitmap& cells, uint64_t cell, uint64_t left) const {
    return cells.Bits(cell - range_.first_cell, std::min<uint64_t>(64, left));
  }
  // Calls visit(cell) for the bits of a block that are set when the loop reads their 64-bit word.
  template <typename Visit>
  void ForEachSet(const CellBitmap& cells, uint32_t block, const Visit& visit) const {
    const uint64_t size = index_.BlockCells(block);
    for (uint64_t i = 0; i < size; i += 64) {
      const uint64_t at = index_.block(block).base + i;
      for (uint64_t bits = Bits(cells, at, size - i); bits != 0; bits &= bits - 1) {
        visit(at + static_cast<uint64_t>(FirstPoint(bits)));
      }
    }
  }

  const OccupancyIndex& index_;
  const bool capture_ends_;
  const size_t end_passes_;
  const CellRange range_;
  std::vector<CellBitmap> visited_[2];  // by player, passes
  std::vector<CellBitmap> level_;       // by passes; finished situations lead nowhere
  CellBitmap next_;                     // found by plays, for the other player
  CellBitmap next_finished_;            // capture_ends only
  CellBitmap new_positions_;            // of the level, not seen before with this player
};

}  // namespace hotstone::enumerate

#endif  // HOTSTONE_ENUMERATE_GRAPH_LEVEL_BITMAPS_H_
