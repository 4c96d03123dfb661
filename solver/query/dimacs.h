// Finite questions as clauses: bit-vectors and Booleans, reduced to bits, for SAT solvers.
//
// First, each bit of each constant gets a variable: one for a Boolean constant, n for a constant of
// n bits. So a model of the clauses can be read back as a model of the formulas. The bit-blaster of
// this project (bit_blaster.h) builds the rest without Z3: each named subformula is a new variable,
// defined by the others, and models correspond one to one. A SAT solver's own preprocessing is
// stronger than any further step here would be.
//
// The clauses depend only on the formulas, not on the earlier use of the context. Comment lines
// give the question and the variables of each constant:
//
//   c obligation: ...
//   c constant black_A1 = 1
//   c constant rank_A1 = 2 3 4          the lowest bit first
#ifndef HOTSTONE_SOLVER_QUERY_DIMACS_H_
#define HOTSTONE_SOLVER_QUERY_DIMACS_H_

#include <z3++.h>

#include <string>
#include <vector>

#include "absl/status/statusor.h"
#include "certify/drat/dimacs.h"
#include "solver/query/obligation.h"

namespace hotstone::solver {

struct NamedBits {
  std::string name;
  bool boolean = false;
  std::vector<int> variables;  // the lowest bit first; one for a Boolean
};

struct BlastedQuestion {
  certify::Cnf cnf;
  std::vector<NamedBits> constants;  // in the order of their names, like their variables
};

// The conjunction of the assertions as clauses. `comments`: lines "word: text" put at the top;
// characters that would end a line are replaced. InvalidArgument if the formulas have constants of
// other sorts, functions or quantifiers, or operators that the bit-blaster does not know; Internal,
// with Z3's message, if Z3 refuses; ResourceExhausted if memory or the variables that certify/
// allows run out.
absl::StatusOr<BlastedQuestion> BlastToClauses(const std::vector<Assertion>& assertions,
                                               const std::vector<std::string>& comments);

// The model of the formulas encoded by a model of the clauses (by variable, the first at 1), over
// `context`, for Part::decode. May throw what Z3 throws.
z3::model ModelOf(z3::context& context, const std::vector<NamedBits>& constants,
                  const std::vector<bool>& model);

}  // namespace hotstone::solver

#endif  // HOTSTONE_SOLVER_QUERY_DIMACS_H_
