// Formulas over Booleans and bit-vectors as circuits (gates.h), and hence as clauses: the step from
// an obligation to the question for a SAT solver.
//
// Z3 supplies only the operator of a term and its arguments. Every term becomes a list of literals,
// its bits, the lowest first; a Boolean has one. Operators act on the bits of their arguments as
// follows:
//
//   and, or, not, xor, =>, ite, =, distinct    gates; on bit-vectors, gates bit by bit
//   bvadd, bvsub, bvneg, bvmul                 a ripple carry: the majority of both bits and carry
//   bvult, bvule, bvugt, bvuge                 the carry of -a + b
//   bvslt, bvsle, bvsgt, bvsge                 the same, with the sign bits inverted
//   bvlshr                                     a row of choices for each bit of the distance
//   concat, extract                            the bits, and no gate
//
// Any other operator is an error: none is skipped. An assertion then becomes clauses: a conjunction
// is demanded part by part, a disjunction is one clause.
//
// Tests compare it with Z3's evaluation: each operator on all values of one to four bits, and each
// assertion of each finite question on all positions of boards of up to 2x2. They also ask Z3
// whether clauses and formulas agree on all values of all constants
// (tests/solver/query/bit_blaster_test.cc, blasted_boards_test.cc, blasted_clauses_test.cc). The
// clauses have one model for each model of the formulas, as gates leave no choice.
#ifndef HOTSTONE_SOLVER_QUERY_BIT_BLASTER_H_
#define HOTSTONE_SOLVER_QUERY_BIT_BLASTER_H_

#include <z3++.h>

#include <map>
#include <string>
#include <unordered_map>
#include <vector>

#include "absl/status/status.h"
#include "solver/query/gates.h"

namespace hotstone::solver {

class BitBlaster {
 public:
  using Bits = std::vector<int>;  // the lowest first

  // `constants`: the bits of the constants, by name. `gates` must outlive it.
  BitBlaster(Gates& gates, std::map<std::string, Bits> constants)
      : gates_(gates), constants_(std::move(constants)) {}

  // Demands that the formula is true. InvalidArgument for an unknown operator, constant or sort.
  // The formula must outlive this object. O(size of the formula as a directed graph, times widths;
  // their squares for products). May throw what Z3 throws.
  absl::Status Demand(const z3::expr& formula);

 private:
  // Gives bits to the term and to all terms below it.
  absl::Status Blast(const z3::expr& term);
  absl::Status BlastOne(const z3::expr& term);
  const Bits& Of(const z3::expr& term) const { return bits_.at(term.id()); }
  int Truth(const z3::expr& term) const { return Of(term)[0]; }

  Bits Connected(const z3::expr& term) const;
  Bits Sum(const Bits& a, const Bits& b, int carry);
  Bits Product(const Bits& a, const Bits& b);
  Bits ShiftedRight(const Bits& a, const Bits& distance);
  int Equal(const Bits& a, const Bits& b);
  int Distinct(const z3::expr& term);
  // Whether a < b, or a <= b.
  int Less(const Bits& a, const Bits& b, bool or_equal);

  Gates& gates_;
  const std::map<std::string, Bits> constants_;
  std::unordered_map<unsigned, Bits> bits_;  // by Z3's id of the term
};

}  // namespace hotstone::solver

#endif  // HOTSTONE_SOLVER_QUERY_BIT_BLASTER_H_
