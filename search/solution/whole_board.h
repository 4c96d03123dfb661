// Whole boards that are settled or held, on bit-boards: certify/solution/settled_board.h and
// held_board.h rendered from masks; and how far a board is from that.
#ifndef HOTSTONE_SEARCH_SOLUTION_WHOLE_BOARD_H_
#define HOTSTONE_SEARCH_SOLUTION_WHOLE_BOARD_H_

#include "enumerate/rules/board.h"

namespace hotstone::search {

// Whether these stones of one player hold the board: every other point touches one of them, and
// each of their chains has two vital regions among those that the other points form. A region may
// have so many points, 0 to 2, that touch none of them, if two are adjacent; with 0 they settle the
// board. Positions must be legal; the opponent's stones do not matter. O(chains x regions).
bool HoldsBoard(const enumerate::Grid& grid, enumerate::BitBoard own, int most_inside);

// A lower bound on the stones still needed until all points touch one of them.
int FewestStones(const enumerate::Grid& grid, enumerate::BitBoard own);

}  // namespace hotstone::search

#endif  // HOTSTONE_SEARCH_SOLUTION_WHOLE_BOARD_H_
