// A finite question decided by a SAT solver, with its proof checked by this program. No Z3 type
// appears in this interface.
//
// An "unsat" answer needs a proof: CaDiCaL writes one in DRAT. certify/drat/drat_check.h, which
// shares no code with CaDiCaL, checks it step by step, and can rewrite it in LRAT for a checker
// that is itself proved (proofs/sat/). "sat" comes with a model that was checked against the
// formula. One thing must still be trusted: that the clauses say what the obligation does. That is
// the job of this project's bit-blaster (solver/query/bit_blaster.h).
#ifndef HOTSTONE_SOLVER_QUERY_SAT_PROOF_H_
#define HOTSTONE_SOLVER_QUERY_SAT_PROOF_H_

#include <cstdint>
#include <string>
#include <vector>

#include "absl/status/statusor.h"
#include "certify/drat/dimacs.h"
#include "certify/drat/drat_check.h"
#include "solver/query/sat_solver.h"

namespace hotstone::solver {

enum class ProofVerdict {
  kNone,      // no proof was needed: the answer is not "unsat"
  kAccepted,  // the proof was checked
  kRefused    // the proof is wrong or its file is not a proof: a defect, whatever the answer
};

struct SatProof {
  Answer answer = Answer::kUnknown;
  std::string reason;       // of kUnknown
  std::vector<bool> model;  // of kSat: by variable, the first at 1
  double seconds = 0;       // of the solver's run
  int variables = 0;        // of the formula
  uint64_t clauses = 0;
  ProofVerdict proof = ProofVerdict::kNone;
  std::string why_refused;
  uint64_t proof_bytes = 0;
  uint64_t lrat_bytes = 0;       // of kAccepted, if LRAT was requested
  std::string why_no_lrat;       // if the proof itself prevented writing LRAT
  double check_seconds = 0;      // reading the proof included
  certify::DratChecked checked;  // of kAccepted
};

// Leaves all files where they are. Writes the core of an accepted proof to `lrat_path`, if that is
// not empty. The errors are those of AskSatSolver; Cancelled also if progress says stop during the
// check. FindSatSolver has already reported a solver that is not installed.
absl::StatusOr<SatProof> ProveBySat(const SatSolver& solver, const certify::Cnf& formula,
                                    const std::string& formula_path, const std::string& proof_path,
                                    const SatLimits& limits, const std::string& lrat_path = "");

}  // namespace hotstone::solver

#endif  // HOTSTONE_SOLVER_QUERY_SAT_PROOF_H_
