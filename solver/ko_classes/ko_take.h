// Takes of kos of one stone as formulas, place by place.
//
// It is hard to ask for a whole board at once how a take changes the class of a ko: every chain,
// eye and ko position could be any, before the play, after it, and after each take that the class
// depends on. But a take of a ko of one stone happens at one of a few places, and a place fixes a
// lot:
//
//   the point played  it is empty, the stone taken is adjacent, all its other neighbours are
//                     White's
//   the stone taken   it is White's, and all its other neighbours are Black's
//
// So there is a case for each ordered pair of adjacent points. All of this is constant in it, and
// the formulas fold to what is left open (connectives.h). Some cases are dropped at once, because a
// stone there would have no liberty. A separate question, not an argument, shows that the others
// cover everything: a take of a ko of one stone, in any legal position, with nothing folded, is at
// one of these places.
//
// For example, 3x3 has twelve pairs of neighbours and so 24 places. Where Black plays A1 and takes
// A2, A3 and B2 are black, B1 is white, and four points are left open. Where Black plays B1 and
// takes B2, A1 and C1 are white and their other neighbours black, so they would be captured as
// well: none of the eight places at the centre works, and 16 are left.
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

// Black plays at `at` and takes White's adjacent stone on `stone`.
struct TakePlace {
  int at = 0;
  int stone = 0;
};

// Each pair of neighbours, played at either point, except where another stone fixed by the place
// would have no liberty.
std::vector<TakePlace> TakePlaces(const SymbolicBoard& board);

// "A1-takes-A2".
std::string PlaceName(const SymbolicBoard& board, const TakePlace& place);

// A play by Black that takes a ko of one stone.
struct KoTake {
  SymbolicBoard board;
  SymbolicPlay play;
  SymbolicKoPositions before;
  PointSet taken;                      // the ko position of the ko taken, before the take
  std::vector<Assertion> assumptions;  // the position is legal, and this is such a take
};

// At any place: constants before_black_..., before_white_..., before_rank_..., at_..., play_....
KoTake AnyKoTake(const Connectives& c, const SymbolicBoard& board);

// At this place: the same, with the place's values in place of constants.
KoTake KoTakeAt(const Connectives& c, const SymbolicBoard& board, const TakePlace& place);

// Whether the take, from AnyKoTake(), is at the place: its constants have the values that
// KoTakeAt() gives them.
z3::expr IsAt(const KoTake& take, const TakePlace& place);

}  // namespace hotstone::solver

#endif  // HOTSTONE_SOLVER_KO_CLASSES_KO_TAKE_H_
