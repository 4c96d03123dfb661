// Finite questions as clauses: bit-vectors and Booleans, blasted to bits, for SAT solvers.
//
// Before anything else each bit of each constant gets a variable: a Boolean constant one, one of n bits n of
// them. So a model of the clauses can be read back as a model of the formulas. The rest is made by our own
// bit-blaster (bit_blaster.h), without Z3: each subformula that is named is a new variable, defined by the
// others, and models correspond. The solver's own preprocessing is stronger than any further step here would
// be.
//
// The clauses depend on the formulas alone and not on what the context has seen before. Comment lines say
// what is asked, and which variables a constant has:
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
  std::vector<NamedBits> constants;  // in the order of their names, as are their variables
};

// The conjunction of the assertions as clauses. `comments`: lines "word: text" that go in front, what would
// end a line being replaced. InvalidArgument if the formulas have constants of other sorts, functions or
// quantifiers, or operators that the bit-blaster does not know; Internal, with Z3's words, if it refuses;
// ResourceExhausted if memory or the variables that certify/ allows run out.
absl::StatusOr<BlastedQuestion> BlastToClauses(const std::vector<Assertion>& assertions,
                                               const std::vector<std::string>& comments);

// The model of the formulas that a model of the clauses (by variable, the first at 1) stands for, over
// `context`, for Part::decode. May throw what Z3 throws.
z3::model ModelOf(z3::context& context, const std::vector<NamedBits>& constants,
                  const std::vector<bool>& model);

}  // namespace hotstone::solver

#endif  // HOTSTONE_SOLVER_QUERY_DIMACS_H_
