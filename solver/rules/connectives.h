// Connectives that fold constants, relations between points, their closures, and small counts.
//
// The classification of kos is built from long definitions: a least fixpoint joins a group, groups
// join a position, an eye counts for a group. Written with plain connectives, such a definition is
// as long for one known position as for all of them at once. Folding removes true and false as they
// appear. For a known position only the answer is left, which lets the tests compare it with spec/.
// For an unknown one, everything that the shape of the board decides is already gone.
//
// For an unknown position every part of a definition is used many times. To show solvers each part
// only once, each disjunction that does not fold gets a name: a new constant defined as equivalent
// to it. Definitions neither remove nor add positions. Each is two implications, because solvers
// would at once eliminate an equation by substituting the formula for the name.
//
// A least fixpoint over a finite board is the closure of a relation. Closed() takes each point in
// turn as an intermediate point (Warshall), so it needs no bound on path lengths and no ranks to
// choose. O(points^3) terms for each. chains.h avoids it, which is cheaper where only legality is
// asked.
#ifndef HOTSTONE_SOLVER_RULES_CONNECTIVES_H_
#define HOTSTONE_SOLVER_RULES_CONNECTIVES_H_

#include <z3++.h>

#include <string>
#include <vector>

#include "solver/rules/point_set.h"

namespace hotstone::solver {

// The formulas named, in the order of the names "<what>_1", "<what>_2", ...
struct Definitions {
  std::string what;
  std::vector<z3::expr> formulas;
  int names = 0;
};

class Connectives {
 public:
  // Names nothing without `definitions`, which must outlive this object.
  explicit Connectives(z3::context& context, Definitions* definitions = nullptr);

  z3::context& context() const { return *context_; }
  const z3::expr& yes() const { return yes_; }
  const z3::expr& no() const { return no_; }
  bool IsYes(const z3::expr& e) const {
    return static_cast<Z3_ast>(e) == static_cast<Z3_ast>(yes_);
  }
  bool IsNo(const z3::expr& e) const { return static_cast<Z3_ast>(e) == static_cast<Z3_ast>(no_); }

  z3::expr Not(const z3::expr& a) const;
  z3::expr And(const z3::expr& a, const z3::expr& b) const;
  z3::expr Or(const z3::expr& a, const z3::expr& b) const;
  z3::expr Differ(const z3::expr& a, const z3::expr& b) const;
  // True and false for an empty list.
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

// [p][q], symmetric; [p][p] is true.
using Relation = std::vector<PointSet>;

// Each point related only to itself.
Relation Apart(const Connectives& c, int points);

// Also relates p and q, in both directions, if `when`.
void Relate(const Connectives& c, Relation& relation, int p, int q, const z3::expr& when);

// The least transitive relation containing this one.
Relation Closed(const Connectives& c, Relation relation);

// [j]: at least j + 1 of the formulas hold, for j < most.
std::vector<z3::expr> AtLeast(const Connectives& c, const std::vector<z3::expr>& formulas,
                              size_t most);

}  // namespace hotstone::solver

#endif  // HOTSTONE_SOLVER_RULES_CONNECTIVES_H_
