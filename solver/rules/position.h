// A position as formulas: per point, whether it has a black stone and whether it has a white one.
//
// "Not both" is a separate condition, NoPointTwice(). A position derived from another by a play, by
// turning the board or by exchanging colours inherits it.
#ifndef HOTSTONE_SOLVER_RULES_POSITION_H_
#define HOTSTONE_SOLVER_RULES_POSITION_H_

#include <z3++.h>

#include <string>

#include "solver/rules/board.h"
#include "solver/rules/point_set.h"
#include "spec/board/color.h"

namespace hotstone::spec {
class Position;
}  // namespace hotstone::spec

namespace hotstone::solver {

struct SymbolicPosition {
  PointSet black;
  PointSet white;

  const PointSet& Of(spec::Color color) const {
    return color == spec::Color::kBlack ? black : white;
  }
  PointSet& Of(spec::Color color) { return color == spec::Color::kBlack ? black : white; }

  // The points without a stone.
  PointSet Empty() const;
};

// New constants: "before" gives before_black_A1, ..., before_white_A1, ...
SymbolicPosition FreshPosition(z3::context& context, const SymbolicBoard& board,
                               const std::string& what);

// The given position as constants.
SymbolicPosition ConstantPosition(z3::context& context, const spec::Position& position);

z3::expr NoPointTwice(const SymbolicPosition& position);
z3::expr SamePosition(const SymbolicPosition& a, const SymbolicPosition& b);

SymbolicPosition ColoursExchanged(const SymbolicPosition& position);
SymbolicPosition Moved(const SymbolicPosition& position, const Permutation& image);

// The position in a model. A point that the model leaves open is empty; a point with both stones,
// which NoPointTwice() excludes, is black.
spec::Position PositionIn(const z3::model& model, const SymbolicBoard& board,
                          const SymbolicPosition& position);

}  // namespace hotstone::solver

#endif  // HOTSTONE_SOLVER_RULES_POSITION_H_
