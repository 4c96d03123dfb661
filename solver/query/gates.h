// Circuits as clauses: each gate is a new variable, with clauses that define it.
//
// A literal is n for variable n, -n for its negation, as in DIMACS, or one of the two constants. A
// gate is defined in both directions, so unit propagation from any values of its inputs gives its
// output: an assignment of the inputs of a circuit extends in exactly one way, without any choice.
// Inputs that decide the output without a gate (a constant, a repeated literal, a literal with its
// negation) create none, and the same gate over the same inputs is created once.
//
// For example Xor(1, 2) is the variable 3 with the clauses -3 1 2, -3 -1 -2, 3 -1 2 and 3 1 -2;
// Xor(2, -1) is -3.
#ifndef HOTSTONE_SOLVER_QUERY_GATES_H_
#define HOTSTONE_SOLVER_QUERY_GATES_H_

#include <limits>
#include <map>
#include <vector>

#include "certify/drat/dimacs.h"

namespace hotstone::solver {

class Gates {
 public:
  static constexpr int kTrue = std::numeric_limits<int>::max();
  static constexpr int kFalse = -kTrue;

  // Adds clauses and variables to `cnf`, which must outlive this object.
  explicit Gates(certify::Cnf& cnf) : cnf_(cnf) {}

  int NewVariable() { return ++cnf_.variables; }

  int And(std::vector<int> inputs);
  int Or(std::vector<int> inputs);
  int Xor(int a, int b);
  // `then` if `condition`, else `otherwise`.
  int Ite(int condition, int then, int otherwise);
  // The value shared by at least two of the three.
  int Majority(int a, int b, int c);

  // Demands that one of these is true; if empty, the formula has no model.
  void Demand(std::vector<int> literals);

 private:
  enum class Kind { kAnd, kXor, kIte, kMajority };
  // The output of the gate; `is_new` if the caller must define it.
  int Output(Kind kind, const std::vector<int>& inputs, bool& is_new);

  certify::Cnf& cnf_;
  std::map<std::pair<Kind, std::vector<int>>, int> made_;
};

}  // namespace hotstone::solver

#endif  // HOTSTONE_SOLVER_QUERY_GATES_H_
