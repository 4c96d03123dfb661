// Formulas over Booleans and bit-vectors as circuits (gates.h), and so as clauses: the step from what an
// obligation says to what a SAT solver is asked.
//
// Nothing of Z3 is used here but that it says which operator a term has, and over which arguments. Every term
// becomes a list of literals, its bits, the lowest first; a Boolean has one. What an operator makes of the
// bits of its arguments:
//
//   and, or, not, xor, =>, ite, =, distinct    gates; of bit-vectors, gates bit by bit
//   bvadd, bvsub, bvneg, bvmul                 a carry that ripples: what two of both bits and the carry are
//   bvult, bvule, bvugt, bvuge                 the carry of -a + b
//   bvslt, bvsle, bvsgt, bvsge                 the same, the signs turned round
//   bvlshr                                     a row of choices for each bit of the distance
//   concat, extract                            the bits, and no gate
//
// Any other operator is an error: none is passed over. What is demanded at last is an assertion's clauses: a
// conjunction is demanded part by part, a disjunction is one clause.
//
// It is tested against Z3's evaluation: each operator on all values of one bit to four, each assertion of each
// finite question on all positions of boards of up to 2x2; and Z3 is asked whether clauses and formulas say the
// same on all values of all constants (tests/solver/query/bit_blaster_test.cc, blasted_boards_test.cc,
// blasted_clauses_test.cc). The clauses have one model for each model of the formulas, as gates leave no choice.
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

  // Demands that the formula is true. InvalidArgument for an operator, a constant or a sort that is not
  // known. The formula must be kept as long as this lasts. O(size of the formula as a directed graph, times widths;
  // their squares for products). May throw what Z3 throws.
  absl::Status Demand(const z3::expr& formula);

 private:
  // Whether all terms below and the term itself have their bits now.
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
  std::unordered_map<unsigned, Bits> bits_;  // by Z3's number of the term
};

}  // namespace hotstone::solver

#endif  // HOTSTONE_SOLVER_QUERY_BIT_BLASTER_H_
