// Where handicap stones stand when the protocol places them.
//
// The table of the Go Text Protocol, version 2, section 4.1.1, for two to nine stones: corners, sides,
// centre, on the third line of boards below thirteen lines and on the fourth of larger ones; up to four on
// boards with an even side or of seven lines, none on smaller ones. Columns and rows are looked at apart,
// which carries the table over to boards that are not square.
#ifndef HOTSTONE_FORMATS_HANDICAP_POINTS_H_
#define HOTSTONE_FORMATS_HANDICAP_POINTS_H_

#include <vector>

#include "spec/board/board.h"

namespace hotstone::formats {

// The points for so many stones; empty where the table has none.
std::vector<spec::Point> FixedHandicap(spec::BoardSize size, int stones);

// The same, or where the table has none as many points as there are up to `stones`, no two of them side by
// side. Empty if the board is too small for two.
std::vector<spec::Point> FreeHandicap(spec::BoardSize size, int stones);

}  // namespace hotstone::formats

#endif  // HOTSTONE_FORMATS_HANDICAP_POINTS_H_
