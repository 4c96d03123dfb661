// A universe of elements without structure: the points of any board, the plies of any game.
//
// Statements about all boards are first-order: a sort, predicates and functions on it, quantifiers.
// Z3 can often show that such formulas have no model, which proves a statement, but often not that
// they have one. So every universe comes in two shapes, from the same code:
//
//   any     an uninterpreted sort; ForAll and Exists are quantifiers
//   finite  the elements Sort_0, Sort_1, ..., all different; ForAll and Exists are expanded, and
//           functions and constants are assumed to stay among them
//
// The finite shape is the twin of obligation.h. It has no quantifiers, so Z3 decides it. The
// elements of a model of the twin, with what the model says about them, form a model of the
// formulas with quantifiers.
#ifndef HOTSTONE_SOLVER_ALL_BOARDS_UNIVERSE_H_
#define HOTSTONE_SOLVER_ALL_BOARDS_UNIVERSE_H_

#include <z3++.h>

#include <functional>
#include <string>
#include <vector>

#include "solver/query/obligation.h"

namespace hotstone::solver {

// A property of elements.
using Where = std::function<z3::expr(const z3::expr&)>;

class Universe {
 public:
  // elements = 0: any universe. Names of the sort, constants and functions must be SMT-LIB symbols,
  // all different.
  Universe(z3::context& context, const std::string& sort_name, int elements);

  z3::context& context() const { return context_; }
  bool IsFinite() const { return !elements_.empty(); }

  z3::expr Constant(const std::string& name);
  Where Set(const std::string& name);
  z3::func_decl Relation(const std::string& name);         // of two elements
  z3::func_decl Function(const std::string& name);         // element -> element
  z3::func_decl IntegerFunction(const std::string& name);  // element -> Int

  z3::expr ForAll(const Where& body) const;
  z3::expr ForAll(const std::function<z3::expr(const z3::expr&, const z3::expr&)>& body) const;
  z3::expr Exists(const Where& body) const;

  // What holds in the finite shape by construction; empty for the other.
  const std::vector<Assertion>& Closure() const { return closure_; }

 private:
  z3::expr Bind() const;
  z3::expr AmongElements(const z3::expr& element) const;

  z3::context& context_;
  z3::sort sort_;
  std::vector<z3::expr> elements_;
  std::vector<Assertion> closure_;
  mutable int depth_ = 0;  // quantifiers around the expression being built
};

// An obligation about all boards. `twin` is its Obligation::twin_universe.
Obligation OnAllBoards(const std::string& name, std::vector<std::string> clauses,
                       const std::string& statement, const std::string& on_paper,
                       std::vector<Mutant> mutants, int twin,
                       std::function<std::vector<Part>(z3::context&, const Instance&)> build);

}  // namespace hotstone::solver

#endif  // HOTSTONE_SOLVER_ALL_BOARDS_UNIVERSE_H_
