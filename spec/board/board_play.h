// A board play: a stone is placed, then breathless stones are removed.
//
// ING96-R4 "Removal", G417; ING91-1 "Entfernen"; ZH-G27; TT-MOVE: the player who took the last liberty
// removes the stones; if stones of both sides are breathless at once, the opponent's are removed. So: first
// every opposing chain without a liberty; only if none was removed, the player's own chain at the point. TT
// removes the opponent's chains, then the own ones, in two steps; that is the same play, because removing an
// opposing chain always gives the own chain a liberty.
//
// This file does not judge: whether the play is permitted is the matter of variation.h, self_removal.h,
// hot_stone.h and the cycle layer.
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
  std::vector<Point> self_removed;  // own stones removed (the stone just placed among them), in index order
};

// Requires an empty point p of the board.
BoardPlay PlayAt(const Position& before, Color player, Point p);

}  // namespace hotstone::spec

#endif  // HOTSTONE_SPEC_BOARD_BOARD_PLAY_H_
