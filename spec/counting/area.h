// Area: stones and the spaces they surround.
//
// ING96-R1 "Goe", R6 "Criteria", G601; ING91-1 "Wei-ch'i", "Kriterien"; ING91-3 "Spielpunkte";
// ZH-G4; TT-TERRITORY, TT-COUNT: a player's area is his own stones and the empty regions that touch
// no other colour. Regions that touch both colours are shared (ING96-G605, ZH-G47) until one side
// takes them (ING96-G314, ZH-G17). A neutral point that both players overlooked is shared too
// (ING96-R10 "Un-penalized mistakes", ING91-2 "Fehlerhaftes Passen"). A region that touches
// neither, the empty board, belongs to nobody.
#ifndef HOTSTONE_SPEC_COUNTING_AREA_H_
#define HOTSTONE_SPEC_COUNTING_AREA_H_

#include <string>

namespace hotstone::spec {

class Position;

struct Area {
  int black_stones = 0;
  int white_stones = 0;
  int black_spaces = 0;  // empty points of regions that touch black stones only
  int white_spaces = 0;
  int shared_spaces = 0;   // touching both
  int unowned_spaces = 0;  // touching none

  // Black's area minus White's, without compensation. In [-points, points].
  int Difference() const { return black_stones + black_spaces - white_stones - white_spaces; }
};

Area CountArea(const Position& position);

// The owner of each point: 'X', 'O', or '.' for shared and unowned; in index order.
std::string AreaMap(const Position& position);

}  // namespace hotstone::spec

#endif  // HOTSTONE_SPEC_COUNTING_AREA_H_
