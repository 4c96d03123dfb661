// A board play: a stone is placed, then stones without a liberty are removed.
//
// ING96-R4 "Removal", G417; ING91-1 "Entfernen"; ZH-G27; TT-MOVE: the player who took the last
// liberty removes the stones; if stones of both sides have no liberty at once, the opponent's are
// removed. So every opposing chain without a liberty is removed first; only if there was none, the
// player's own chain at the point. TT removes the opponent's chains, then the player's own, in two
// steps. That is the same play, because removing an opposing chain always gives the own chain a
// liberty.
//
// This file does not judge whether the play is permitted: variation.h, self_removal.h, hot_stone.h
// and the cycle layer do.
#ifndef HOTSTONE_SPEC_BOARD_BOARD_PLAY_H_
#define HOTSTONE_SPEC_BOARD_BOARD_PLAY_H_

#include <vector>

#include "spec/board/position.h"

namespace hotstone::spec {

struct BoardPlay {
  Color player;
  Point at;
  Position before;
  Position after;
  std::vector<Point> captured;      // opposing stones removed, in index order
  std::vector<Point> self_removed;  // own stones removed (including the one just placed)
};

// Requires an empty point p of the board.
BoardPlay PlayAt(const Position& before, Color player, Point p);

}  // namespace hotstone::spec

#endif  // HOTSTONE_SPEC_BOARD_BOARD_PLAY_H_
