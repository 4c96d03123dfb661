#include "solver/rules/connectives.h"

#include "absl/strings/str_cat.h"

namespace hotstone::solver {

Connectives::Connectives(z3::context& context, Definitions* definitions)
    : context_(&context),
      definitions_(definitions),
      yes_(context.bool_val(true)),
      no_(context.bool_val(false)) {}

z3::expr Connectives::Named(const z3::expr& formula) const {
  if (definitions_ == nullptr) return formula;
  const std::string name = absl::StrCat(definitions_->what, "_", ++definitions_->names);
  const z3::expr constant = context_->bool_const(name.c_str());
  definitions_->formulas.push_back(z3::implies(constant, formula));
  definitions_->formulas.push_back(z3::implies(formula, constant));
  return constant;
}

z3::expr Connectives::Not(const z3::expr& a) const {
  if (IsYes(a)) return no_;
  if (IsNo(a)) return yes_;
  return !a;
}

z3::expr Connectives::And(const z3::expr& a, const z3::expr& b) const {
  if (IsNo(a) || IsNo(b)) return no_;
  if (IsYes(a)) return b;
  if (IsYes(b) || static_cast<Z3_ast>(a) == static_cast<Z3_ast>(b)) return a;
  return a && b;
}

z3::expr Connectives::Or(const z3::expr& a, const z3::expr& b) const {
  if (IsYes(a) || IsYes(b)) return yes_;
  if (IsNo(a)) return b;
  if (IsNo(b) || static_cast<Z3_ast>(a) == static_cast<Z3_ast>(b)) return a;
  return Named(a || b);
}

z3::expr Connectives::Differ(const z3::expr& a, const z3::expr& b) const {
  if (static_cast<Z3_ast>(a) == static_cast<Z3_ast>(b)) return no_;
  if (IsNo(a)) return b;
  if (IsNo(b)) return a;
  if (IsYes(a)) return Not(b);
  if (IsYes(b)) return Not(a);
  return Named(a != b);
}

z3::expr Connectives::All(const std::vector<z3::expr>& formulas) const {
  std::vector<z3::expr> left;
  for (const z3::expr& formula : formulas) {
    if (IsNo(formula)) return no_;
    if (!IsYes(formula)) left.push_back(formula);
  }
  return AllOf(*context_, left);
}

z3::expr Connectives::Any(const std::vector<z3::expr>& formulas) const {
  std::vector<z3::expr> left;
  for (const z3::expr& formula : formulas) {
    if (IsYes(formula)) return yes_;
    if (!IsNo(formula)) left.push_back(formula);
  }
  return left.size() < 2 ? AnyOf(*context_, left) : Named(AnyOf(*context_, left));
}

z3::expr Connectives::AnyPair(const PointSet& a, const PointSet& b) const {
  std::vector<z3::expr> both;
  for (size_t p = 0; p < a.size(); ++p) both.push_back(And(a[p], b[p]));
  return Any(both);
}

PointSet Connectives::None(int points) const { return PointSet(static_cast<size_t>(points), no_); }

Relation Apart(const Connectives& c, int points) {
  Relation relation(static_cast<size_t>(points), c.None(points));
  for (size_t p = 0; p < relation.size(); ++p) relation[p][p] = c.yes();
  return relation;
}

void Relate(const Connectives& c, Relation& relation, int p, int q, const z3::expr& when) {
  const auto a = static_cast<size_t>(p);
  const auto b = static_cast<size_t>(q);
  relation[a][b] = relation[b][a] = c.Or(relation[a][b], when);
}

Relation Closed(const Connectives& c, Relation relation) {
  const size_t points = relation.size();
  for (size_t station = 0; station < points; ++station) {
    for (size_t p = 0; p < points; ++p) {
      if (p == station || c.IsNo(relation[p][station])) continue;
      for (size_t q = p + 1; q < points; ++q) {
        if (q == station || c.IsNo(relation[station][q])) continue;
        const z3::expr over = c.And(relation[p][station], relation[station][q]);
        relation[p][q] = relation[q][p] = c.Or(relation[p][q], over);
      }
    }
  }
  return relation;
}

std::vector<z3::expr> AtLeast(const Connectives& c, const std::vector<z3::expr>& formulas,
                              size_t most) {
  std::vector<z3::expr> reached(most, c.no());
  for (const z3::expr& formula : formulas) {
    if (c.IsNo(formula)) continue;
    for (size_t j = most; j-- > 1;) reached[j] = c.Or(reached[j], c.And(reached[j - 1], formula));
    if (most > 0) reached[0] = c.Or(reached[0], formula);
  }
  return reached;
}

}  // namespace hotstone::solver
