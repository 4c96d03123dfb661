// Boards that their owner can hold or settle with his next play.
//
// He has the board with the opponent to move once he has made it (held_board.h, settled_board.h).
// Whether a play at an empty point does that depends on his stones alone, so it is remembered for
// each set of them. The play removes no own stone: its chain then has a vital region, and if that
// had no empty point, the opponent's stones there would have had no liberty but the point played.
// Nor does a single hot stone ban it: then the opponent would just have taken a lone stone there,
// and the owner's stones with that one cannot be taken. Stones that are hot for other reasons can
// ban it: on 3x1 White has A1 and plays C1, and where any ko stone is hot Black may not take both
// from B1.
#ifndef HOTSTONE_CERTIFY_SOLUTION_NEXT_PLAY_H_
#define HOTSTONE_CERTIFY_SOLUTION_NEXT_PLAY_H_

#include <cstdint>
#include <map>

#include "spec/board/color.h"

namespace hotstone::spec {
class Position;
}  // namespace hotstone::spec

namespace hotstone::certify {

class NextPlay {
 public:
  // For boards held with so many points inside a region, 0 to 2.
  NextPlay(spec::Color owner, int most_inside) : owner_(owner), most_inside_(most_inside) {}

  // The points at which the owner, to move, has such a play, a bit each. Requires at most 64
  // points. O(chains x points^2) for new stones, O(points + log) for known ones.
  uint64_t Points(const spec::Position& position);

 private:
  uint64_t PointsFor(const spec::Position& position);

  const spec::Color owner_;
  const int most_inside_;
  std::map<uint64_t, uint64_t> points_;  // by the owner's stones: where one more has the board
};

}  // namespace hotstone::certify

#endif  // HOTSTONE_CERTIFY_SOLUTION_NEXT_PLAY_H_
