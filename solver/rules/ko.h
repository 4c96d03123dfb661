// Kos as formulas: every place of a board where a ko can lie, and the condition for a ko there.
//
// ING96-R5 "Ko shapes", G504 to G506, as spec/ko/ko.h renders them, but using only the points next
// to the ko. In a legal position this is equivalent to taking and taking back. For a ko of X with
// the mouth v:
//
//   single   a stone of X on u, next to v; v is empty; all other neighbours of u are the
//            opponent's, all other neighbours of v are X's. So the stone taken was alone with this
//            breath, and the taker is alone with the breath u.
//   several  a connected set A of n points with stones of X, one of them, u, next to v; a connected
//            set W of n points, v and n - 1 with stones of the opponent. All other neighbours of A
//            are the opponent's, all other neighbours of W are X's, and W touches A in u alone. So
//            the taker joins the stones on W, which have the breath u, and X takes n in turn. X
//            could also remove exactly n in turn if fewer were on W and the others elsewhere, but
//            those would have no breath before the take. So this is not checked, and illegal
//            positions may have different kos than in spec/.
//
// Kos are in one fight if one black and one white chain are around both; two fights also merge if
// their kos taken together have both. This is a least fixpoint, computed in rounds, each of which
// joins the fights that meet. A round that changes anything leaves fewer fights, so points - 1
// rounds are enough.
//
// A KoShape is a ko on given points. Kos of the same stones with another W are different shapes, of
// which a position has at most one. Few pairs A, W keep apart as they must: 58 on 4x3, 160 on 4x4.
// Each is a conjunction of O(n) terms.
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
  std::vector<int> stones;  // ascending
  int mouth = 0;
  // Where the stones around it are if it is a ko: the holder's at the mouth, without the ko stones,
  // and the other side's at the ko stones. Either may be empty, as on a strip or in a corner.
  std::vector<int> holders;
  std::vector<int> takers;
  z3::expr is;

  // A point of a group around it, or -1 if there is none.
  int Anchor() const;
};

// The shapes that constants of the position do not rule out.
std::vector<KoShape> FindKos(const Connectives& c, const SymbolicBoard& board,
                             const SymbolicPosition& position);

// The kos of a position by their first stones [u], each with at most one ko: its stones and its
// mouth, [u][p]; and which of them are in one fight, [u][w].
struct FightsOfKos {
  PointSet is;
  std::vector<PointSet> stones;
  std::vector<PointSet> mouth;
  Relation same;
};

// The fights of these kos of a legal position. O(points^4) terms.
FightsOfKos FindFights(const Connectives& c, const SymbolicBoard& board,
                       const SymbolicPosition& position, const std::vector<KoShape>& kos);

}  // namespace hotstone::solver

#endif  // HOTSTONE_SOLVER_RULES_KO_H_
