// Chains, liberties and enclosed spaces as formulas: the liberties and eyes of each colour.
//
// ING96-G404, G410, G413, G414, as spec/ko/eye.h renders them. A space is a chain of empty points,
// so one closure serves both: points are one piece if they are connected and of the same kind,
// black, white or empty. A space is named by its first point, and statements about it are made at
// that point:
//
//   its worth      by its shape: the number of points, whether they contain a square, and the most
//                  neighbours that a point has in it
//   false          several chains surround it, and one of them has no liberty except one
//                  point of the space
//
// Unconditional life (D. B. Benson, 1976) is a greatest fixpoint: each round removes the chains
// that lack two vital regions enclosed by the rest. A round that changes anything removes a chain,
// so the number of rounds need not exceed the number of chains of one colour. No two of those are
// adjacent, so there are at most half as many as points. Intended for legal positions: there a
// region has an empty point.
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
  PointSet black_space;           // empty points in spaces enclosed by Black, with mouths of kos
  PointSet white_space;
  PointSet first;                // first points of enclosed spaces; of these:
  std::vector<PointSet> around;  // [first][stone]: the stone touches the space
  PointSet several;              // more than one chain surrounds it
  PointSet least_one;            // it makes at least one eye
  PointSet least_two;
  PointSet most_two;  // it makes at most two eyes, and possibly more than one

  const PointSet& SpaceOf(spec::Color color) const {
    return color == spec::Color::kBlack ? black_space : white_space;
  }
};

// O(points^3) terms.
SymbolicEyes FindEyes(const Connectives& c, const SymbolicBoard& board,
                      const SymbolicPosition& position);

// The regions of points without a stone of the colour: which points share a region. O(points^3)
// terms.
Relation RegionsWithout(const Connectives& c, const SymbolicBoard& board, const PointSet& color);

// The first points of these regions.
PointSet FirstOfRegions(const Connectives& c, const Relation& regions, const PointSet& color);

// The unconditionally alive stones of the colour. O(points^3) terms.
PointSet UnconditionallyAlive(const Connectives& c, const SymbolicBoard& board,
                              const SymbolicEyes& eyes, const PointSet& color,
                              const Relation& regions);

}  // namespace hotstone::solver

#endif  // HOTSTONE_SOLVER_RULES_EYE_H_
