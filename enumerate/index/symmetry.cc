#include "enumerate/index/symmetry.h"

namespace hotstone::enumerate {

Symmetries::Symmetries(const Grid& grid) : bytes_((grid.points() + 7) / 8) {
  const int cols = grid.cols();
  const int rows = grid.rows();
  const int count = cols == rows ? 8 : 4;
  for (int s = 0; s < count; ++s) {
    PointMap map{};
    for (int p = 0; p < grid.points(); ++p) {
      int col = p % cols;
      int row = p / cols;
      if ((s & 1) != 0) col = cols - 1 - col;
      if ((s & 2) != 0) row = rows - 1 - row;
      if ((s & 4) != 0) std::swap(col, row);  // square boards only
      map.point[static_cast<size_t>(p)] = row * cols + col;
    }
    for (int byte = 0; byte < bytes_; ++byte) {
      for (int value = 0; value < 256; ++value) {
        BitBoard image = 0;
        for (int bit = 0; bit < 8 && byte * 8 + bit < grid.points(); ++bit) {
          if ((value >> bit & 1) != 0)
            image |= BitAt(map.point[static_cast<size_t>(byte * 8 + bit)]);
        }
        map.bytes[static_cast<size_t>(byte)][static_cast<size_t>(value)] = image;
      }
    }
    maps_.push_back(map);
  }
}

int Symmetries::OrbitSize(Stones s) const {
  int fixed = 1;  // the identity
  for (int i = 1; i < count(); ++i) fixed += Map(i, s) == s ? 1 : 0;
  return count() / fixed;
}

}  // namespace hotstone::enumerate
