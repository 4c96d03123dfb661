// The place of a cycle: where its fight is, without the rest of the board.
//
// ING96-R5 "Disturbing ko": after one complete cycle the disturber may never go on disturbing;
// ING91-1 "Störungs-Ko": "niemals". If two plays counted as the same on the same whole board only,
// a play far away would let the disturber go round once more. So the reading `same=fight` compares
// what takes part in the cycle: the points whose contents change during it, which are its ko stones
// and mouths, and what stays of the groups around them, that is, every chain of stones that stay
// throughout the cycle and touch one of these points. In this cycle the place is everything but F2
// and A2, and stones played in other parts of the board do not belong to it:
//
//    3 X X . X O O
//    2 . X X O O .     B:D1 W:C3 B:pass W:C1 B:D3 W:pass
//    1 X X O . O O
//      A B C D E F
#ifndef HOTSTONE_SPEC_KO_CYCLE_PLACE_H_
#define HOTSTONE_SPEC_KO_CYCLE_PLACE_H_

#include <vector>

#include "spec/board/board.h"

namespace hotstone::spec {

class Position;

// The place of a cycle that goes through these positions, in index order; empty if nothing changes.
// Requires at least one position, all of one size. O(positions x points).
std::vector<Point> PlaceOfCycle(const std::vector<Position>& positions);

}  // namespace hotstone::spec

#endif  // HOTSTONE_SPEC_KO_CYCLE_PLACE_H_
