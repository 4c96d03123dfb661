// Boards that their owner can hold with his next play.
//
// He holds the board with the opponent to move once he has made it (held_board.h). Whether a play
// at an empty point does that depends on his stones alone, so it is remembered for each set of
// them. The play removes no own stone: its chain then has a vital region, and if that had no empty
// point, the opponent's stones there would have had no liberty but the point played. Nor is it
// banned: then the opponent would just have taken a lone stone there, and the owner's stones with
// that one cannot be taken (held_board.h).
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
  explicit NextPlay(spec::Color owner) : owner_(owner) {}

  // Whether the owner, to move, has a play after which he holds the board. Requires at most 64
  // points. O(chains x points^2) for new stones, O(points + log) for known ones.
  bool Holds(const spec::Position& position);

 private:
  uint64_t PointsFor(const spec::Position& position);

  spec::Color owner_;
  std::map<uint64_t, uint64_t> points_;  // by the owner's stones: where one more holds the board
};

}  // namespace hotstone::certify

#endif  // HOTSTONE_CERTIFY_SOLUTION_NEXT_PLAY_H_
