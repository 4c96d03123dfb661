// Takes of kos of one stone as formulas, place by place.
//
// Asked of all of a board at once, what becomes of the class of a ko when it is taken is hard: every chain,
// every eye and every ko position could be any, before the play, after it and after each take that the class
// hangs on. But a take of a ko of one stone lies at one of a few places, and a place says a lot:
//
//   the point played  it is empty, the stone taken is next to it, all else next to it is White's
//   the stone taken   it is White's, and all else next to it is Black's
//
// So there is a case for each two neighbours of the board, in which all this is constant, and the formulas fold
// to what is left open (connectives.h). Some are left out at once, as a stone there would have no liberty. That
// the others are all is no argument but a question of its own: a take of a ko of one stone, of any legal
// position, with nothing folded, is at one of these places.
//
// For example, on 3x3 there are twelve lines between neighbours and so 24 places. Where Black plays A1 and takes
// A2, A3 and B2 are black, B1 is white, and four points are left open. Where he plays B1 and takes B2, A1 and
// C1 are white, their other neighbours black, and they would come off as well: none of the eight places at the
// centre is one, and 16 are left.
#ifndef HOTSTONE_SOLVER_KO_CLASSES_KO_TAKE_H_
#define HOTSTONE_SOLVER_KO_CLASSES_KO_TAKE_H_

#include <z3++.h>

#include <string>
#include <vector>

#include "solver/query/obligation.h"
#include "solver/rules/board.h"
#include "solver/rules/board_play.h"
#include "solver/rules/breath.h"
#include "solver/rules/connectives.h"
#include "solver/rules/point_set.h"

namespace hotstone::solver {

// Black plays at `at` and takes White's stone on `stone`, next to it.
struct TakePlace {
  int at = 0;
  int stone = 0;
};

// Each two neighbours, either being played at, but where another stone that the place names would be left
// without a liberty.
std::vector<TakePlace> TakePlaces(const SymbolicBoard& board);

// "A1-takes-A2".
std::string PlaceName(const SymbolicBoard& board, const TakePlace& place);

// A play of Black's that takes a ko of one stone.
struct KoTake {
  SymbolicBoard board;
  SymbolicPlay play;
  SymbolicKoPositions before;
  PointSet taken;                      // the ko position before the take of the ko taken
  std::vector<Assertion> assumptions;  // the position is legal, this is such a take
};

// At any place: constants before_black_..., before_white_..., before_rank_..., at_..., play_....
KoTake AnyKoTake(const Connectives& c, const SymbolicBoard& board);

// At this place: the same, with what the place says in place of constants.
KoTake KoTakeAt(const Connectives& c, const SymbolicBoard& board, const TakePlace& place);

// Whether the take, of AnyKoTake(), is at the place: the constants have the values that KoTakeAt() gives them.
z3::expr IsAt(const KoTake& take, const TakePlace& place);

}  // namespace hotstone::solver

#endif  // HOTSTONE_SOLVER_KO_CLASSES_KO_TAKE_H_
