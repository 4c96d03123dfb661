// The single hot stone: the stone that has just taken one stone and could be taken back at once.
//
// ING96-G305, G508; ZH-G10, G37, G38: a play leaves a single hot stone if it removed exactly one
// stone, and its own stone has no neighbour of its colour and exactly one liberty. Traditional
// rules have this hot stone and no other (ING96-R5 "Hot stone").
#ifndef HOTSTONE_SPEC_BOARD_SINGLE_HOT_STONE_H_
#define HOTSTONE_SPEC_BOARD_SINGLE_HOT_STONE_H_

#include <optional>

#include "spec/board/board.h"

namespace hotstone::spec {

struct BoardPlay;

// The point where the opponent may not play at once after `play`, because that would remove a
// single hot stone.
std::optional<Point> SingleHotStoneBan(const BoardPlay& play);

}  // namespace hotstone::spec

#endif  // HOTSTONE_SPEC_BOARD_SINGLE_HOT_STONE_H_
