// Whole boards that are settled or held, on bit-boards: what certify/solution/settled_board.h and held_board.h say,
// from masks; and how far a board is from that.
#ifndef HOTSTONE_SEARCH_SOLUTION_WHOLE_BOARD_H_
#define HOTSTONE_SEARCH_SOLUTION_WHOLE_BOARD_H_

#include "enumerate/rules/board.h"

namespace hotstone::search {

// Whether these stones of one player settle the board: every other point touches one of them, and to each of
// their chains two of the regions that the other points fall into are vital. Positions must be legal; of the
// opponent's stones nothing is asked. O(chains x regions).
bool SettlesBoard(const enumerate::Grid& grid, enumerate::BitBoard own);

// Whether they hold it: in a region one point, or two adjacent ones, may touch none of them.
bool HoldsBoard(const enumerate::Grid& grid, enumerate::BitBoard own);

// How many more stones it takes, at least, until all points touch one of them.
int FewestStones(const enumerate::Grid& grid, enumerate::BitBoard own);

}  // namespace hotstone::search

#endif  // HOTSTONE_SEARCH_SOLUTION_WHOLE_BOARD_H_
