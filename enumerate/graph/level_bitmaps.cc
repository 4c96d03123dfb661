#include "enumerate/graph/level_bitmaps.h"

#include "enumerate/graph/situation_expansion.h"

namespace hotstone::enumerate {

LevelBitmaps::LevelBitmaps(const OccupancyIndex& index, const FiniteRules& rules,
                           const CellRange& range)
    : index_(index),
      capture_ends_(rules.capture_ends),
      end_passes_(static_cast<size_t>(rules.end_passes)),
      range_(range),
      level_(end_passes_, CellBitmap(range.cells())),
      next_(range.cells()),
      next_finished_(capture_ends_ ? range.cells() : 0),
      new_positions_(range.cells()) {
  for (auto& visited : visited_) visited.assign(end_passes_ + 1, CellBitmap(range.cells()));
}

void LevelBitmaps::FindImages(int player, uint32_t block, std::vector<Image>& images) {
  const auto find = [&](CellBitmap& cells, const CellBitmap& known) {
    ForEachSet(cells, block, [&](uint64_t cell) {
      if (known.Test(cell - range_.first_cell)) return;
      ForEachImage(index_, block, cell, 0, [&](uint64_t image, BitBoard) {
        const uint64_t bit = image - range_.first_cell;
        if (!cells.Test(bit)) images.emplace_back(&cells, bit);
      });
    });
  };
  find(next_, visited_[player][0]);
  if (capture_ends_) find(next_finished_, Ended(player));
}

bool LevelBitmaps::Settle(int player, uint64_t first, uint64_t last) {
  auto& visited = visited_[player];
  uint64_t any = 0;
  for (uint64_t w = first; w < last; ++w) {
    uint64_t known = 0;
    for (size_t k = 0; k < end_passes_; ++k) known |= visited[k].word(w);
    uint64_t arrived = level_[end_passes_ - 1].word(w);
    if (capture_ends_) arrived |= std::exchange(next_finished_.word(w), 0);
    any |= arrived & ~visited[end_passes_].word(w);
    visited[end_passes_].word(w) |= arrived;
    uint64_t positions = 0;
    for (size_t k = end_passes_; k-- > 0;) {
      arrived =
          (k > 0 ? level_[k - 1].word(w) : std::exchange(next_.word(w), 0)) & ~visited[k].word(w);
      level_[k].word(w) = arrived;
      visited[k].word(w) |= arrived;
      positions |= arrived;
    }
    new_positions_.word(w) = positions & ~known;
    any |= positions;
  }
  return any != 0;
}

}  // namespace hotstone::enumerate
