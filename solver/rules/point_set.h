// Sets of points as formulas: one Boolean per point, and predicates on sets.
//
// Counting needs no numbers: "exactly one" is two chains of conjunctions along the points, of
// linear size.
#ifndef HOTSTONE_SOLVER_RULES_POINT_SET_H_
#define HOTSTONE_SOLVER_RULES_POINT_SET_H_

#include <z3++.h>

#include <string>
#include <vector>

#include "solver/rules/board.h"

namespace hotstone::solver {

// One Boolean per point, in the order of the points; never empty. Two sets passed to one function
// must belong to the same board and context.
using PointSet = std::vector<z3::expr>;

// New constants: "captured" gives captured_A1, captured_B1, ...
PointSet FreshSet(z3::context& context, const SymbolicBoard& board, const std::string& what);

// {p}, constant.
PointSet OnePoint(z3::context& context, const SymbolicBoard& board, int p);

// Conjunction and disjunction; true and false for an empty list.
z3::expr AllOf(z3::context& context, const std::vector<z3::expr>& formulas);
z3::expr AnyOf(z3::context& context, const std::vector<z3::expr>& formulas);

z3::expr Nonempty(const PointSet& set);
z3::expr HasExactlyOne(const PointSet& set);
z3::expr SameSet(const PointSet& a, const PointSet& b);
z3::expr IsSubset(const PointSet& a, const PointSet& b);

PointSet Union(const PointSet& a, const PointSet& b);
PointSet Both(const PointSet& a, const PointSet& b);
PointSet Minus(const PointSet& a, const PointSet& b);

// The set with each point moved to its image.
PointSet Moved(const PointSet& set, const Permutation& image);

// Whether a neighbour of p is in the set.
z3::expr Touches(const SymbolicBoard& board, int p, const PointSet& set);

// The points of the set in a model, ascending; a point that the model leaves open counts as
// outside.
std::vector<int> PointsIn(const z3::model& model, const PointSet& set);

}  // namespace hotstone::solver

#endif  // HOTSTONE_SOLVER_RULES_POINT_SET_H_
