// Kos as formulas: every place of a board where a ko can lie, and when one lies there.
//
// ING96-R5 "Ko shapes", G504 to G506, as spec/ko/ko.h renders them, but by the points next to the ko alone.
// In a legal position these say the same as taking and taking back, for a ko of X with the mouth v:
//
//   single   a stone of X on u, next to v; v is empty; all else next to u is the opponent's, all else next to
//            v is X's. So the stone taken stood alone with this breath, and the taker stands alone with the
//            breath u.
//   double   stones of X on u, next to v, and on t, next to u; a stone of the opponent on w, next to v; all
//            else next to u and t is the opponent's, all else next to v and w is X's. The taker joins the lone
//            stone on w, and the two have the breath u. That X removes exactly two in turn could come of one
//            stone on v and another one elsewhere, too; but that one would have no breath before the take. So
//            it is not asked, and positions that are not legal may have other kos than in spec/.
//
// Kos are in one fight if a chain of Black and a chain of White are around both; and so are two fights whose kos
// taken together have both: a least fixpoint. It is found in rounds, each of which joins what meets, and a round
// that changes anything leaves fewer fights; so points - 1 rounds are enough.
//
// A ko on given points is a KoShape; kos of the same stones with another w are different shapes, of which a
// position has one at most. O(points) shapes, each a conjunction of constant size.
#ifndef HOTSTONE_SOLVER_RULES_KO_H_
#define HOTSTONE_SOLVER_RULES_KO_H_

#include <z3++.h>

#include <vector>

#include "solver/rules/board.h"
#include "solver/rules/connectives.h"
#include "solver/rules/position.h"
#include "spec/board/color.h"

namespace hotstone::solver {

struct KoShape {
  spec::Color holder = spec::Color::kBlack;
  std::vector<int> stones;  // one or two
  int mouth = 0;
  // Where there are stones around it if it is a ko: the holder's at the mouth, the ko stones left out, and
  // the other side's at the ko stones. Either may be empty, as on a strip or in a corner.
  std::vector<int> holders;
  std::vector<int> takers;
  z3::expr is;

  // A point of a group around it, or -1 if there is none.
  int Anchor() const;
};

// Those shapes that the position does not rule out by constants.
std::vector<KoShape> FindKos(const Connectives& c, const SymbolicBoard& board,
                             const SymbolicPosition& position);

// The kos of a position by their first stones [u], each of which has one ko at most: its stones and its mouth,
// [u][p]; and which of them are in one fight, [u][w].
struct FightsOfKos {
  PointSet is;
  std::vector<PointSet> stones;
  std::vector<PointSet> mouth;
  Relation same;
};

// Of these kos of a legal position. O(points^4) terms.
FightsOfKos FindFights(const Connectives& c, const SymbolicBoard& board, const SymbolicPosition& position,
                       const std::vector<KoShape>& kos);

}  // namespace hotstone::solver

#endif  // HOTSTONE_SOLVER_RULES_KO_H_
