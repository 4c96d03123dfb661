#include "enumerate/fates/fate_stages.h"

#include <algorithm>
#include <cassert>

#include "absl/strings/str_cat.h"
#include "base/status_macros.h"
#include "enumerate/index/pack_bits.h"

namespace hotstone::enumerate {

CellStones::CellStones(const OccupancyIndex& index) : cells_(index.cells() + index.ko_cells()) {
  assert(index.grid().points() <= OccupancyIndex::kMaxIndexedPoints);
  const int points = index.grid().points();
  for (const bool kos : {false, true}) {
    for (int layer = 0; layer < points; ++layer) {
      const auto [first, last] = index.Layer(layer);
      const uint64_t begin =
          kos ? index.cells() + index.KoCellsBefore(first) : index.CellsBefore(first);
      const uint64_t end =
          kos ? index.cells() + index.KoCellsBefore(last) : index.CellsBefore(last);
      layers_[(kos ? kOfKos : 0) + static_cast<size_t>(layer)] = {begin, all_};
      all_ += (end - begin) * static_cast<uint64_t>(layer);
    }
    if (!kos) layers_[kOfKos].stones = all_;
  }
}

CellStones::Place CellStones::Of(uint64_t cell) const {
  assert(cell < cells_);
  const auto begin = layers_.begin() + (cell < layers_[kOfKos].cells ? 0 : kOfKos);
  const auto above = std::upper_bound(
      begin, begin + kOfKos, cell, [](uint64_t c, const Layer& layer) { return c < layer.cells; });
  const auto layer = static_cast<int>(above - begin) - 1;
  const Layer& before = *(above - 1);
  return {before.stones + (cell - before.cells) * static_cast<uint64_t>(layer), layer};
}

absl::StatusOr<FateStages> FateStages::Create(const OccupancyIndex& index) {
  ASSIGN_OR_RETURN(auto bytes, MappedArray<uint8_t>::Create(CellStones(index).of_all()));
  return FateStages(index, std::move(bytes));
}

absl::Status FateStages::Take(int round, const FateCell* after, FateCell* before) {
  const auto stage = static_cast<uint8_t>(round);
  const auto take = [&](uint64_t first, uint64_t last, uint32_t occupancy) {
    for (uint64_t cell = first; cell < last; ++cell) {
      const FateCell& found = after[cell];
      FateCell& known = before[cell];
      if (found == known || found == kIllegalFates) continue;
      uint8_t* bytes = bytes_.data() + stones_.Of(cell).first;
      const auto give = [&](uint32_t stones, uint8_t byte) {
        for (uint32_t ranks = PackBits(stones, occupancy); ranks != 0; ranks &= ranks - 1)
          bytes[FirstPoint(ranks)] = byte;
      };
      give(found.removed & ~known.removed, stage);
      give(found.kept & ~known.kept, stage | kKeptBit);
      known = found;
      greatest_ = round;
    }
  };
  for (uint32_t number = 0; number < index_.block_count(); ++number) {
    const uint32_t occupancy = index_.block(number).occupancy;
    take(index_.CellsBefore(number), index_.CellsBefore(number + 1), occupancy);
    take(index_.cells() + index_.KoCellsBefore(number),
         index_.cells() + index_.KoCellsBefore(number + 1), occupancy);
  }
  if (greatest_ <= kMostStages) return absl::OkStatus();
  return absl::ResourceExhaustedError(
      absl::StrCat("a fate takes more than ", kMostStages, " plays"));
}

}  // namespace hotstone::enumerate
