// Connectives that fold constants, relations between points, their closures, and small counts.
//
// The classification of kos hangs together by long definitions: a group is what a least fixpoint joins, a
// position what hangs together by groups, an eye what counts for a group. Written with plain connectives such
// a definition is as long for one known position as for all of them at once. Folded, true and false vanish
// as they come up: of a known position nothing is left but the answer, which is how the tests compare it with
// spec/, and of an unknown one everything that the shape of the board already decides.
//
// Of an unknown position every part of a definition is used many times over. So that solvers see it once, each
// disjunction that does not fold is given a name: a new constant that is equivalent to it, by definition.
// Definitions take no position away and add none. They are two implications each, since solvers undo an
// equation at once by putting the formula in for the name.
//
// A least fixpoint over a finite board is the closure of a relation: Closed() takes points in turn as stations
// on the way (Warshall), so it needs no bound on the length of ways, and nothing is left to be chosen:
// no ranks. O(points^3) terms for each. chains.h does without, which is cheaper where only legality is asked.
#ifndef HOTSTONE_SOLVER_RULES_CONNECTIVES_H_
#define HOTSTONE_SOLVER_RULES_CONNECTIVES_H_

#include <z3++.h>

#include <string>
#include <vector>

#include "solver/rules/point_set.h"

namespace hotstone::solver {

// What has been named, in the order of the names "<what>_1", "<what>_2", ...
struct Definitions {
  std::string what;
  std::vector<z3::expr> formulas;
  int names = 0;
};

class Connectives {
 public:
  // Names nothing without `definitions`, which must live as long as this does.
  explicit Connectives(z3::context& context, Definitions* definitions = nullptr);

  z3::context& context() const { return *context_; }
  const z3::expr& yes() const { return yes_; }
  const z3::expr& no() const { return no_; }
  bool IsYes(const z3::expr& e) const { return static_cast<Z3_ast>(e) == static_cast<Z3_ast>(yes_); }
  bool IsNo(const z3::expr& e) const { return static_cast<Z3_ast>(e) == static_cast<Z3_ast>(no_); }

  z3::expr Not(const z3::expr& a) const;
  z3::expr And(const z3::expr& a, const z3::expr& b) const;
  z3::expr Or(const z3::expr& a, const z3::expr& b) const;
  z3::expr Differ(const z3::expr& a, const z3::expr& b) const;
  // Yes and no if there is nothing.
  z3::expr All(const std::vector<z3::expr>& formulas) const;
  z3::expr Any(const std::vector<z3::expr>& formulas) const;
  z3::expr AnyPair(const PointSet& a, const PointSet& b) const;  // a point in both sets

  PointSet None(int points) const;

 private:
  z3::expr Named(const z3::expr& formula) const;

  z3::context* context_;
  Definitions* definitions_;
  z3::expr yes_;
  z3::expr no_;
};

// [p][q], symmetric; [p][p] is yes.
using Relation = std::vector<PointSet>;

// Each point with itself only.
Relation Apart(const Connectives& c, int points);

// p and q, and q and p, are related if `when`, too.
void Relate(const Connectives& c, Relation& relation, int p, int q, const z3::expr& when);

// The least transitive relation around this one.
Relation Closed(const Connectives& c, Relation relation);

// [j]: at least j + 1 of the formulas hold, for j < most.
std::vector<z3::expr> AtLeast(const Connectives& c, const std::vector<z3::expr>& formulas, size_t most);

}  // namespace hotstone::solver

#endif  // HOTSTONE_SOLVER_RULES_CONNECTIVES_H_
