// A SAT solver as a program: CaDiCaL run on a DIMACS file, with a DRAT proof of what it refutes.
//
// The conflicts that it may meet are its limit, and end the same way everywhere; the clock is a backstop. A
// model it gives is checked against the formula before it is handed out; a proof is left in a file for
// whoever checks it (certify/drat/drat_check.h).
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
  double seconds = 0;                         // of the clock; 0: none
  uint64_t most_proof = uint64_t{256} << 20;  // bytes; checking takes some eight times as much memory
  Progress* progress = nullptr;               // asked from the calling thread; may stop the question
  std::string what;                           // the phrase that progress shows
};

struct SatRun {
  Answer answer = Answer::kUnknown;
  std::string reason;       // of kUnknown
  std::vector<bool> model;  // of kSat: by variable, the first at 1; a model of the formula
  double seconds = 0;
};

// A program that is there, and what it says of itself.
struct SatSolver {
  std::string path;
  std::string version;  // "CaDiCaL sc2021"
};

// NotFound if there is no such program (say so: "skipped"); `name` is looked for in PATH unless it has a
// slash. Internal if it does not say its version.
absl::StatusOr<SatSolver> FindSatSolver(const std::string& name = "cadical");

// Asks whether the formula has a model; kUnknown also if the proof would grow beyond the limit. Writes the
// formula to `formula_path`, and a binary proof to `proof_path`, which is of use only after kUnsat.
// InvalidArgument if a comment of the formula would be taken for an option of the solver; Unavailable if a
// file cannot be written; NotFound if the program is gone; Cancelled if progress says stop; Internal if what
// it writes is no answer, or no model.
absl::StatusOr<SatRun> AskSatSolver(const SatSolver& solver, const certify::Cnf& formula,
                                    const std::string& formula_path, const std::string& proof_path,
                                    const SatLimits& limits);

}  // namespace hotstone::solver

#endif  // HOTSTONE_SOLVER_QUERY_SAT_SOLVER_H_
