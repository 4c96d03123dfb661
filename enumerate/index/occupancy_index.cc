#include "enumerate/index/occupancy_index.h"

#include <algorithm>
#include <cassert>
#include <limits>

#include "absl/strings/str_cat.h"

namespace hotstone::enumerate {

absl::StatusOr<OccupancyIndex> OccupancyIndex::Create(const Grid& grid, int most_points) {
  if (grid.points() > std::min(most_points, kMostPoints)) {
    return absl::InvalidArgumentError(absl::StrCat("board ", grid.ToString(),
                                                   " is too large for this: it has more than ",
                                                   std::min(most_points, kMostPoints), " points"));
  }
  OccupancyIndex index(grid);
  if (grid.points() > 2 * index.half_bits_) index.half_bits_ = (grid.points() + 1) / 2;
  const uint32_t half_size = uint32_t{1} << index.half_bits_;
  for (int s = 0; s < index.symmetries_.count(); ++s) {
    for (uint32_t half = 0; half < half_size; ++half) {
      index.maps_.push_back(static_cast<uint32_t>(index.symmetries_.Map(s, half & grid.full())));
    }
    for (uint32_t half = 0; half < half_size; ++half) {
      const BitBoard upper = (BitBoard{half} << index.half_bits_) & grid.full();
      index.maps_.push_back(static_cast<uint32_t>(index.symmetries_.Map(s, upper)));
    }
  }

  const auto full = static_cast<uint32_t>(grid.full());
  index.places_.assign(size_t{full} + 1, 0);
  index.block_of_.assign(size_t{full} + 1, 0);
  std::vector<std::vector<uint32_t>> by_layer(static_cast<size_t>(grid.points()));
  for (uint32_t occupancy = 0; occupancy < full; ++occupancy) {
    uint32_t least = occupancy;
    uint64_t symmetry = 0;
    for (int s = 1; s < index.symmetries_.count(); ++s) {
      const uint32_t image = index.Map(s, occupancy);
      if (image < least) {
        least = image;
        symmetry = static_cast<uint64_t>(s);
      }
    }
    index.places_[occupancy] = symmetry;
    index.block_of_[occupancy] = least;  // its number is set below
    if (least == occupancy) by_layer[static_cast<size_t>(Count(occupancy))].push_back(occupancy);
  }
  for (size_t layer = 0; layer < by_layer.size(); ++layer) {
    index.layers_.push_back(static_cast<uint32_t>(index.blocks_.size()));
    for (const uint32_t occupancy : by_layer[layer]) {
      int fixing = 0;
      for (int s = 0; s < index.symmetries_.count(); ++s)
        fixing += index.Map(s, occupancy) == occupancy;
      index.blocks_.push_back({occupancy, static_cast<uint32_t>(index.patterns_.size()),
                               index.cells_, static_cast<uint8_t>(layer),
                               static_cast<uint8_t>(index.symmetries_.count() / fixing)});
      index.cells_ += uint64_t{1} << layer;
      index.AddKoPatterns(occupancy);
    }
  }
  index.layers_.push_back(static_cast<uint32_t>(index.blocks_.size()));
  // Number the canonical ones first: block_of_ still holds canonical occupancies.
  std::vector<uint32_t> number_of(size_t{full} + 1, 0);
  for (uint32_t number = 0; number < index.block_count(); ++number) {
    number_of[index.blocks_[number].occupancy] = number;
  }
  for (uint32_t occupancy = 0; occupancy < full; ++occupancy) {
    const uint32_t number = number_of[index.block_of_[occupancy]];
    index.block_of_[occupancy] = number;
    index.places_[occupancy] |= index.blocks_[number].base << kSymmetryBits;
  }
  return index;
}

void OccupancyIndex::AddKoPatterns(uint32_t occupancy) {
  for (int ban = 0; ban < grid_.points(); ++ban) {
    const auto around_ban = static_cast<uint32_t>(grid_.neighbours(ban));
    if ((occupancy >> ban & 1) != 0 || (around_ban & ~occupancy) != 0) continue;
    for (uint32_t rest = around_ban; rest != 0; rest &= rest - 1) {
      const int taker = FirstPoint(rest);
      const uint32_t around_taker =
          static_cast<uint32_t>(grid_.neighbours(taker)) & ~(uint32_t{1} << ban);
      if ((around_taker & ~occupancy) != 0) continue;
      const uint32_t free = occupancy & ~(around_ban | around_taker);
      patterns_.push_back(
          {free, around_taker, ko_cells_, static_cast<uint8_t>(ban), static_cast<uint8_t>(taker)});
      ko_cells_ += uint64_t{1} << Count(free);
    }
  }
}

uint64_t OccupancyIndex::KoCellOf(uint32_t own, uint32_t occupancy, int ban, int taker) const {
  const uint32_t number = BlockOf(occupancy);
  const int symmetry = PlaceOf(occupancy).symmetry;
  const int mapped_ban = MapPoint(symmetry, ban);
  const int mapped_taker = MapPoint(symmetry, taker);
  for (const KoPattern& pattern : KoPatterns(number)) {
    if (pattern.ban == mapped_ban && pattern.taker == mapped_taker) {
      return pattern.base + PackBits(Map(symmetry, own), pattern.free);
    }
  }
  assert(false);  // not that shape
  return std::numeric_limits<uint64_t>::max();
}

std::optional<uint64_t> OccupancyIndex::FindKoCell(uint32_t own, uint32_t occupancy,
                                                   int ban) const {
  // All neighbours of the banned point are the opponent's, and one of them, which took, otherwise
  // has only own stones around it.
  const uint32_t banned = uint32_t{1} << ban;
  const auto around_ban = static_cast<uint32_t>(grid_.neighbours(ban));
  if ((occupancy & banned) != 0 || (around_ban & ~(occupancy & ~own)) != 0) return std::nullopt;
  for (uint32_t rest = around_ban; rest != 0; rest &= rest - 1) {
    const int taker = FirstPoint(rest);
    const uint32_t around_taker = static_cast<uint32_t>(grid_.neighbours(taker)) & ~banned;
    if ((around_taker & ~own) == 0) return KoCellOf(own, occupancy, ban, taker);
  }
  return std::nullopt;
}

uint32_t OccupancyIndex::BlockOfCell(uint64_t cell) const {
  assert(cell < cells_);
  const auto above =
      std::upper_bound(blocks_.begin(), blocks_.end(), cell,
                       [](uint64_t c, const Block& block) { return c < block.base; });
  return static_cast<uint32_t>(above - blocks_.begin()) - 1;
}

uint64_t OccupancyIndex::Bytes() const {
  return places_.size() * sizeof(places_[0]) + block_of_.size() * sizeof(block_of_[0]) +
         blocks_.size() * sizeof(Block) + patterns_.size() * sizeof(KoPattern) +
         maps_.size() * sizeof(maps_[0]);
}

}  // namespace hotstone::enumerate
