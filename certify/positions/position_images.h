// Positions as numbers, and the images of a position under rotations and reflections of the board:
// the keys of every kind of certificate that lists positions.
//
//   key = sum over the points of digit * 3^index     index 0 is A1, then B1, C1, ...;
//                                                    digit 0 empty, 1 black, 2 white
//
// For example `X.` over `.O` on 2x2 has B1 white and A2 black: 2 * 3 + 1 * 9 = 15.
//
// A board has four symmetries, a square one eight: the points may be mirrored along the diagonal,
// if the sides are equal, then left to right, then bottom to top, in any combination. On boards one
// point wide some of them coincide. The law is invariant under them, so what can be forced from a
// position can be forced from each image, by the images of the moves; a test plays every move of
// small boards and of their images and compares.
#ifndef HOTSTONE_CERTIFY_POSITIONS_POSITION_IMAGES_H_
#define HOTSTONE_CERTIFY_POSITIONS_POSITION_IMAGES_H_

#include <cstdint>
#include <optional>
#include <vector>

#include "spec/board/board.h"

namespace hotstone::spec {
class Position;
}  // namespace hotstone::spec

namespace hotstone::certify {

// Boards of up to 40 points: 3^40 < 2^64.
class PositionImages {
 public:
  // With `all`, the images under the symmetries of the board. Without it, each position is its only
  // image.
  PositionImages(const spec::BoardSize& board, bool all);

  const spec::BoardSize& board() const { return board_; }
  int symmetries() const { return static_cast<int>(maps_.size()); }

  // The image of a point under a symmetry; symmetry 0 is the identity.
  spec::Point Image(int symmetry, spec::Point p) const {
    return board_.At(maps_[static_cast<size_t>(symmetry)][static_cast<size_t>(board_.Index(p))]);
  }

  // The key of one image, and of the position itself. O(points).
  uint64_t KeyOfImage(const spec::Position& position, int symmetry) const;
  uint64_t KeyOf(const spec::Position& position) const { return KeyOfImage(position, 0); }

  // The position with this key; nothing if the number is not a key. It need not be legal.
  std::optional<spec::Position> PositionOf(uint64_t key) const;

  // The least key of all images, and where each point goes in the first image with that key.
  struct Least {
    uint64_t key;
    const std::vector<int>* to;  // by index of the point
  };
  Least LeastOf(const spec::Position& position) const;

 private:
  spec::BoardSize board_;
  std::vector<std::vector<int>> maps_;  // by symmetry: the index of the image of each point
  std::vector<uint64_t> powers_;        // of three, by index
};

}  // namespace hotstone::certify

#endif  // HOTSTONE_CERTIFY_POSITIONS_POSITION_IMAGES_H_
