// The symmetries of a board, and canonical positions.
//
// A square board has eight symmetries, a rectangle four. (On strips and 1x1 some of them act alike;
// all are kept, so that numbers of symmetries stay 8 and 4.) Tables apply the maps byte by byte:
// points / 8 look-ups a word.
#ifndef HOTSTONE_ENUMERATE_INDEX_SYMMETRY_H_
#define HOTSTONE_ENUMERATE_INDEX_SYMMETRY_H_

#include <array>
#include <vector>

#include "enumerate/rules/board.h"

namespace hotstone::enumerate {

class Symmetries {
 public:
  explicit Symmetries(const Grid& grid);

  // 8 on square boards, 4 on others; number 0 is the identity.
  int count() const { return static_cast<int>(maps_.size()); }

  // The symmetry that undoes this one. Each mirrors columns (1), then rows (2), then turns columns
  // into rows (4), so undoing a turn mirrors the other way round.
  int Inverse(int symmetry) const {
    if ((symmetry & 4) == 0) return symmetry;
    return 4 | (symmetry & 1) << 1 | (symmetry >> 1 & 1);
  }

  int MapPoint(int symmetry, int point) const {
    return maps_[static_cast<size_t>(symmetry)].point[static_cast<size_t>(point)];
  }
  BitBoard Map(int symmetry, BitBoard b) const {
    const auto& bytes = maps_[static_cast<size_t>(symmetry)].bytes;
    BitBoard image = 0;
    for (int i = 0; i < bytes_; ++i, b >>= 8) image |= bytes[static_cast<size_t>(i)][b & 0xFF];
    return image;
  }
  Stones Map(int symmetry, Stones s) const { return {Map(symmetry, s.own), Map(symmetry, s.opp)}; }

  // The image that is least in the order (own, opp), and the first symmetry that leads to it.
  struct Canonical {
    Stones stones;
    int symmetry;
  };
  Canonical FindCanonical(Stones s) const {
    Canonical best{s, 0};
    for (int i = 1; i < count(); ++i) {
      const BitBoard own = Map(i, s.own);
      if (own > best.stones.own) continue;
      const BitBoard opp = Map(i, s.opp);
      if (own < best.stones.own || opp < best.stones.opp) best = {{own, opp}, i};
    }
    return best;
  }
  bool IsCanonical(Stones s) const { return FindCanonical(s).stones == s; }

  // The number of different positions that the symmetries make of s.
  int OrbitSize(Stones s) const;

 private:
  struct PointMap {
    std::array<int, kMaxPoints> point;
    std::array<std::array<BitBoard, 256>, 8> bytes;
  };
  int bytes_;
  std::vector<PointMap> maps_;
};

}  // namespace hotstone::enumerate

#endif  // HOTSTONE_ENUMERATE_INDEX_SYMMETRY_H_
