// Chains, liberties and enclosed spaces as formulas: what a colour has for itself.
//
// ING96-G404, G410, G413, G414, as spec/ko/eye.h renders them. A space is a chain of empty points, so one
// closure serves both: points are one piece if they hang together and are alike, black, white or empty. A
// space is named by its first point, and what is said of it is said at that point:
//
//   its worth      by its shape: how many points, whether there is a square among them, and the most
//                  neighbours that a point has in it
//   false          one chain of several around it has no liberty but one point of it
//
// Life without condition (D. B. Benson, 1976) is a greatest fixpoint: in rounds, whatever lacks two vital
// regions enclosed by what is left goes. A round that changes anything takes a chain away, so there need be
// no more rounds than there can be chains of one colour: no two of them are neighbours, so these are no more
// than half of the points. Meant for legal positions: there a region holds an empty point.
#ifndef HOTSTONE_SOLVER_RULES_EYE_H_
#define HOTSTONE_SOLVER_RULES_EYE_H_

#include "solver/rules/board.h"
#include "solver/rules/connectives.h"
#include "solver/rules/point_set.h"
#include "solver/rules/position.h"
#include "spec/board/color.h"

namespace hotstone::solver {

struct SymbolicEyes {
  PointSet empty;
  PointSet stone;
  Relation piece;                 // of one chain, or of one maximal connected set of empty points
  std::vector<PointSet> liberty;  // [stone][p]: p is a liberty of the chain of the stone
  PointSet in_atari;              // stones whose chains have exactly one liberty
  PointSet black_space;           // empty points in spaces that Black encloses, mouths of kos among them
  PointSet white_space;
  PointSet first;                // the first points of enclosed spaces; of these:
  std::vector<PointSet> around;  // [first][stone]: the stone touches the space
  PointSet several;              // there is more than one chain around it
  PointSet least_one;            // it makes one eye at least
  PointSet least_two;
  PointSet most_two;  // it makes two eyes at most, and not only one

  const PointSet& SpaceOf(spec::Color color) const {
    return color == spec::Color::kBlack ? black_space : white_space;
  }
};

// O(points^3) terms.
SymbolicEyes FindEyes(const Connectives& c, const SymbolicBoard& board, const SymbolicPosition& position);

// The regions of points without a stone of the colour: which are of one region. O(points^3) terms.
Relation RegionsWithout(const Connectives& c, const SymbolicBoard& board, const PointSet& color);

// The first points of these regions.
PointSet FirstOfRegions(const Connectives& c, const Relation& regions, const PointSet& color);

// The stones of the colour that are alive without condition. O(points^3) terms.
PointSet UnconditionallyAlive(const Connectives& c, const SymbolicBoard& board, const SymbolicEyes& eyes,
                              const PointSet& color, const Relation& regions);

}  // namespace hotstone::solver

#endif  // HOTSTONE_SOLVER_RULES_EYE_H_
