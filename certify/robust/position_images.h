// Positions as numbers, and the images of a position under turning and mirroring the board.
//
//   key = sum over the points of digit * 3^index     index 0 is A1, then B1, C1, ...; digit 0 empty, 1 black,
//                                                    2 white
//
// For example `X.` over `.O` on 2x2 has B1 white and A2 black: 2 * 3 + 1 * 9 = 15.
#ifndef HOTSTONE_CERTIFY_ROBUST_POSITION_IMAGES_H_
#define HOTSTONE_CERTIFY_ROBUST_POSITION_IMAGES_H_

#include <cstdint>
#include <optional>
#include <vector>

#include "spec/board/position.h"

namespace hotstone::certify {

// Boards of up to 40 points.
class PositionImages {
 public:
  // With `all`, the images under the symmetries of the board, eight of a square, four of any other board (as
  // maps of points; on boards one point wide some are the same). Without, each position is its only image.
  PositionImages(const spec::BoardSize& board, bool all);

  uint64_t KeyOf(const spec::Position& position) const;

  // The position of a key; nothing if the number is none. It need not be legal.
  std::optional<spec::Position> PositionOf(uint64_t key) const;

  // The least key of all images, and to which point each point goes in that image.
  struct Least {
    uint64_t key;
    const std::vector<int>* to;  // by index of the point
  };
  Least LeastOf(const spec::Position& position) const;

 private:
  spec::BoardSize board_;
  std::vector<std::vector<int>> maps_;  // the first one changes nothing
  std::vector<uint64_t> powers_;        // of three, by index
};

}  // namespace hotstone::certify

#endif  // HOTSTONE_CERTIFY_ROBUST_POSITION_IMAGES_H_
