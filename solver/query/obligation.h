// Obligations: the statements that formulas prove, as the families of solver/ hand them to the
// prover (prove.h).
//
// An obligation has a name, the clauses that it is about, its statement in words, the expected
// verdict, and a function that builds its parts: formulas over one context. A part says assumptions
// => claim. To decide it, the prover looks for a model of the assumptions with the claim negated:
//
//   no model           the part holds
//   a model            it fails; the model is decoded into a witness that replays in spec/
//   Z3 gives up        unknown, with the limit
//
// An obligation holds if all its parts do, and fails if one does. That alone could be vacuous, so
// the prover also checks that the assumptions of every part have a model by themselves, and that
// the obligation fails under every mutant, a rule rendered wrongly on purpose. A mutant changes
// what the builder builds: the Instance names it, and the builder renders that rule wrongly.
//
// Z3 often cannot show that a formula with quantifiers has a model. Such an obligation has a finite
// twin: the builder writes the same formulas over a universe of a few elements, each quantifier as
// a conjunction over them. A model of the twin is a model of the formulas with quantifiers, so
// whatever should have a model (assumptions by themselves, mutants) is asked of the twin.
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

// Which formulas to build. cols, rows are for kBoard (and for kBounded where it is about boards),
// bound for kBounded; fields that an obligation does not use are 0.
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

// The meaning of a model, checked by spec/.
struct Decoded {
  std::string text;                  // a few lines for people
  certify::OptionalWitness witness;  // if it is a position with a play
  // Whether spec/ agrees that this breaks the statement. Under a mutant a model need not replay,
  // since the law differs.
  bool replays = false;
};

struct Part {
  std::string name;   // "base", "step", ...; may be empty if it is the only one
  std::string logic;  // of SMT-LIB, or Z3's "QF_FD" for large QF_BV formulas; exported as such
  std::vector<Assertion> assumptions;
  Assertion claim;
  // Null where there is nothing to replay (first-order statements over all boards).
  std::function<absl::StatusOr<Decoded>(const z3::model&)> decode;
  // Whether the formula is finite (bit-vectors and Booleans), so it can be exported as DIMACS.
  bool finite = false;
};

struct Obligation : ObligationInfo {
  // Whether the mutants are asked on the board itself, however narrow, because the statement is
  // about it.
  bool mutants_on_this_board = false;
  // The Instance::universe used to look for models of the bare assumptions and of the mutants; 0:
  // there is no twin, and the obligation itself is asked.
  int twin_universe = 0;
  // Builds the parts for an instance, all over `context`. May throw what Z3 throws; the prover
  // guards it. Called only for the mutants listed, and for boards without objection.
  std::function<std::vector<Part>(z3::context& context, const Instance& instance)> build;
  // Null: every board. Otherwise: why a board is too small for the statement to say anything, or
  // empty.
  std::function<std::string(int cols, int rows)> objection;
};

}  // namespace hotstone::solver

#endif  // HOTSTONE_SOLVER_QUERY_OBLIGATION_H_
