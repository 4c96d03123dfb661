#include "solver/rules/point_set.h"

#include "absl/strings/str_cat.h"

namespace hotstone::solver {
namespace {

z3::expr_vector VectorOf(z3::context& context, const std::vector<z3::expr>& formulas) {
  z3::expr_vector vector(context);
  for (const z3::expr& formula : formulas) vector.push_back(formula);
  return vector;
}

template <typename Operation>
PointSet Pointwise(const PointSet& a, const PointSet& b, const Operation& operation) {
  PointSet result;
  for (size_t p = 0; p < a.size(); ++p) result.push_back(operation(a[p], b[p]));
  return result;
}

}  // namespace

PointSet FreshSet(z3::context& context, const SymbolicBoard& board, const std::string& what) {
  PointSet set;
  for (int p = 0; p < board.points(); ++p) {
    set.push_back(context.bool_const(absl::StrCat(what, "_", board.Name(p)).c_str()));
  }
  return set;
}

PointSet OnePoint(z3::context& context, const SymbolicBoard& board, int p) {
  PointSet set;
  for (int q = 0; q < board.points(); ++q) set.push_back(context.bool_val(q == p));
  return set;
}

z3::expr AllOf(z3::context& context, const std::vector<z3::expr>& formulas) {
  if (formulas.empty()) return context.bool_val(true);
  return formulas.size() == 1 ? formulas[0] : z3::mk_and(VectorOf(context, formulas));
}

z3::expr AnyOf(z3::context& context, const std::vector<z3::expr>& formulas) {
  if (formulas.empty()) return context.bool_val(false);
  return formulas.size() == 1 ? formulas[0] : z3::mk_or(VectorOf(context, formulas));
}

z3::expr Nonempty(const PointSet& set) { return AnyOf(set[0].ctx(), set); }

z3::expr HasExactlyOne(const PointSet& set) {
  std::vector<z3::expr> conditions;
  z3::expr earlier = set[0];  // whether a point up to here is in the set
  for (size_t p = 1; p < set.size(); ++p) {
    conditions.push_back(!(set[p] && earlier));
    earlier = earlier || set[p];
  }
  conditions.push_back(earlier);
  return AllOf(set[0].ctx(), conditions);
}

z3::expr SameSet(const PointSet& a, const PointSet& b) {
  return AllOf(a[0].ctx(),
               Pointwise(a, b, [](const z3::expr& x, const z3::expr& y) { return x == y; }));
}

z3::expr IsSubset(const PointSet& a, const PointSet& b) {
  return AllOf(a[0].ctx(), Pointwise(a, b, [](const z3::expr& x, const z3::expr& y) {
                 return z3::implies(x, y);
               }));
}

PointSet Union(const PointSet& a, const PointSet& b) {
  return Pointwise(a, b, [](const z3::expr& x, const z3::expr& y) { return x || y; });
}

PointSet Both(const PointSet& a, const PointSet& b) {
  return Pointwise(a, b, [](const z3::expr& x, const z3::expr& y) { return x && y; });
}

PointSet Minus(const PointSet& a, const PointSet& b) {
  return Pointwise(a, b, [](const z3::expr& x, const z3::expr& y) { return x && !y; });
}

PointSet Moved(const PointSet& set, const Permutation& image) {
  PointSet moved = set;
  for (size_t p = 0; p < set.size(); ++p) moved[static_cast<size_t>(image[p])] = set[p];
  return moved;
}

z3::expr Touches(const SymbolicBoard& board, int p, const PointSet& set) {
  std::vector<z3::expr> near;
  for (const int n : board.Neighbours(p)) near.push_back(set[static_cast<size_t>(n)]);
  return AnyOf(set[0].ctx(), near);
}

std::vector<int> PointsIn(const z3::model& model, const PointSet& set) {
  std::vector<int> points;
  for (size_t p = 0; p < set.size(); ++p) {
    if (model.eval(set[p], true).is_true()) points.push_back(static_cast<int>(p));
  }
  return points;
}

}  // namespace hotstone::solver
