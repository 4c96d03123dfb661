// A SAT solver as a program: CaDiCaL run on a DIMACS file, with a DRAT proof if it refutes the
// formula.
//
// The limit is a number of conflicts, which ends a run the same way everywhere; the clock is a
// backstop. A model is checked against the formula before it is returned; a proof is left in a file
// for the checker (certify/drat/drat_check.h).
#ifndef HOTSTONE_SOLVER_QUERY_SAT_SOLVER_H_
#define HOTSTONE_SOLVER_QUERY_SAT_SOLVER_H_

#include <cstdint>
#include <string>
#include <vector>

#include "absl/status/statusor.h"
#include "base/progress.h"
#include "certify/drat/dimacs.h"
#include "solver/query/answer.h"

namespace hotstone::solver {

struct SatLimits {
  uint64_t conflicts = 0;                     // 0: none; at most 2^31 - 1
  double seconds = 0;                         // wall clock; 0: none
  uint64_t most_proof = uint64_t{256} << 20;  // bytes; checking takes about eight times this memory
  Progress* progress = nullptr;               // polled on the calling thread; may stop
  std::string what;                           // the phrase shown as progress
};

struct SatRun {
  Answer answer = Answer::kUnknown;
  std::string reason;       // of kUnknown
  std::vector<bool> model;  // of kSat: by variable, the first at 1; a model of the formula
  double seconds = 0;
};

// An installed program, and its version.
struct SatSolver {
  std::string path;
  std::string version;  // "CaDiCaL sc2021"
};

// NotFound if there is no such program (report "skipped"); `name` is looked up in PATH unless it
// has a slash. Internal if it does not report its version.
absl::StatusOr<SatSolver> FindSatSolver(const std::string& name = "cadical");

// Asks whether the formula has a model; kUnknown also if the proof would exceed the limit. Writes
// the formula to `formula_path`, and a binary proof to `proof_path`, useful only after kUnsat.
// InvalidArgument if a comment of the formula would be taken for an option of the solver;
// Unavailable if a file cannot be written; NotFound if the program is gone; Cancelled if progress
// says stop; Internal if its output is not an answer or not a model.
absl::StatusOr<SatRun> AskSatSolver(const SatSolver& solver, const certify::Cnf& formula,
                                    const std::string& formula_path, const std::string& proof_path,
                                    const SatLimits& limits);

}  // namespace hotstone::solver

#endif  // HOTSTONE_SOLVER_QUERY_SAT_SOLVER_H_
