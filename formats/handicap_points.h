// The handicap points on which the protocol places stones.
//
// The table of the Go Text Protocol, version 2, section 4.1.1, for two to nine stones: corners,
// sides, centre, on the third line of boards below thirteen lines and on the fourth of larger ones;
// up to four on boards with an even side or of seven lines, none on smaller ones. Columns and rows
// are treated separately, which extends the table to boards that are not square.
#ifndef HOTSTONE_FORMATS_HANDICAP_POINTS_H_
#define HOTSTONE_FORMATS_HANDICAP_POINTS_H_

#include <vector>

#include "spec/board/board.h"

namespace hotstone::formats {

// The points for this many stones; empty if the table has none.
std::vector<spec::Point> FixedHandicap(spec::BoardSize size, int stones);

// The same. If the table has none: up to `stones` points, no two of them adjacent, as many as
// exist. Empty if the board is too small for two.
std::vector<spec::Point> FreeHandicap(spec::BoardSize size, int stones);

}  // namespace hotstone::formats

#endif  // HOTSTONE_FORMATS_HANDICAP_POINTS_H_
