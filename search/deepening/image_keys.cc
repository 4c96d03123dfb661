#include "search/deepening/image_keys.h"

#include <cassert>

namespace hotstone::search {

// Boards with fewer than eight symmetries repeat the first one.
ImageKeys::ImageKeys(const enumerate::Grid& grid) : points_(grid.points()) {
  assert(grid.points() <= kMostPoints);
  const enumerate::Symmetries symmetries(grid);
  for (int image = 0; image < 8; ++image) {
    const int symmetry = image < symmetries.count() ? image : 0;
    for (int point = 0; point < points_; ++point) {
      const int at = symmetries.MapPoint(symmetry, point);
      own_[static_cast<size_t>(point)][static_cast<size_t>(image)] = uint64_t{1} << (points_ + at);
      opp_[static_cast<size_t>(point)][static_cast<size_t>(image)] = uint64_t{1} << at;
      to_[static_cast<size_t>(image)][static_cast<size_t>(point)] = static_cast<int8_t>(at);
      from_[static_cast<size_t>(image)][static_cast<size_t>(at)] = static_cast<int8_t>(point);
    }
  }
}

Images ImageKeys::Banned(enumerate::BitBoard bans) const {
  Images both{};
  Add(bans, own_, both);
  Add(bans, opp_, both);
  return both;
}

int ImageKeys::ImageOf(const Images& images, enumerate::BitBoard bans, uint64_t key) const {
  const Images more = Banned(bans);
  for (size_t i = 0; i < 8; ++i) {
    if ((images[i] | more[i]) == key >> 1) return static_cast<int>(i);
  }
  assert(false);
  return 0;
}

std::pair<enumerate::Stones, enumerate::BitBoard> ImageKeys::PositionOf(uint64_t key) const {
  const uint64_t points = (uint64_t{1} << points_) - 1;
  const enumerate::BitBoard own = key >> 1 >> points_;
  const enumerate::BitBoard opp = key >> 1 & points;
  const enumerate::BitBoard both = own & opp;
  return {{own & ~both, opp & ~both}, both};
}

}  // namespace hotstone::search
