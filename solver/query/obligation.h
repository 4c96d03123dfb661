// Obligations: the statements that formulas prove, as the families of solver/ hand them to the prover
// (prove.h).
//
// An obligation has a name, the clauses that it is about, its statement in words, the verdict that is
// expected, and a function that builds its parts: formulas over one context. A part says assumptions =>
// claim. It is decided by looking for a model of the assumptions with the claim denied:
//
//   no model           the part holds
//   a model            it fails; the model is decoded into a witness that replays in spec/
//   Z3 gives up        unknown, with the limit
//
// An obligation holds if all its parts do, and fails if one does. That alone could be vacuous, so the prover
// asks two more things of each: the assumptions of every part have a model by themselves, and under every
// mutant, a rule deliberately rendered wrong, the obligation fails. A mutant changes what the builder builds:
// it is named in the Instance, and the builder renders that rule wrongly.
//
// That a formula with quantifiers has a model is often more than Z3 can say. Such an obligation has a finite
// twin: the builder writes the same formulas over a universe of a few elements, each quantifier as a
// conjunction over them. A model of the twin is a model of the formulas with quantifiers, so whatever should
// have a model (assumptions by themselves, mutants) is asked of the twin.
#ifndef HOTSTONE_SOLVER_QUERY_OBLIGATION_H_
#define HOTSTONE_SOLVER_QUERY_OBLIGATION_H_

#include <z3++.h>

#include <functional>
#include <string>
#include <vector>

#include "absl/status/statusor.h"
#include "certify/optional_witness.h"
#include "solver/query/obligation_info.h"

namespace hotstone::solver {

// Which formulas to build. cols, rows are for kBoard (and for kBounded where it is about boards), bound for
// kBounded; what an obligation has no use for is 0.
struct Instance {
  int cols = 0;
  int rows = 0;
  int bound = 0;
  std::string mutant;  // empty: the law
  int universe = 0;    // the twin over this many elements; 0: the obligation itself
};

struct Assertion {
  std::string name;  // short words for the export: "the position is legal"
  z3::expr formula;
};

// What a model means, checked by spec/.
struct Decoded {
  std::string text;                  // a few lines for people
  certify::OptionalWitness witness;  // where it is a position with a play
  // Whether spec/ agrees that this breaks the statement. Under a mutant a model need not replay: the law,
  // after all, is not like that.
  bool replays = false;
};

struct Part {
  std::string name;   // "base", "step", ...; may be empty if it is the only one
  std::string logic;  // of SMT-LIB, or "QF_FD", Z3's solver for large formulas of QF_BV; exported as such
  std::vector<Assertion> assumptions;
  Assertion claim;
  // Null where there is nothing to replay (first-order statements over all boards).
  std::function<absl::StatusOr<Decoded>(const z3::model&)> decode;
  // Whether the formula is finite (bit-vectors and Booleans), so that it can go out as DIMACS.
  bool finite = false;
};

struct Obligation : ObligationInfo {
  // Whether the mutants are asked on the board itself, however narrow, because the statement is about it.
  bool mutants_on_this_board = false;
  // The Instance::universe with which the assumptions by themselves and the mutants are asked for models; 0:
  // there is no twin, they are asked as they are.
  int twin_universe = 0;
  // Builds the parts for an instance, all over `context`. May throw what Z3 throws; the prover guards it.
  // Asked only for the mutants listed, and for boards without objection.
  std::function<std::vector<Part>(z3::context& context, const Instance& instance)> build;
  // Null: every board. Else: why a board is too small for the statement to say anything, or empty.
  std::function<std::string(int cols, int rows)> objection;
};

}  // namespace hotstone::solver

#endif  // HOTSTONE_SOLVER_QUERY_OBLIGATION_H_
