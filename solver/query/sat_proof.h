// A finite question decided by a SAT solver, and its proof checked by ours. Nothing of Z3 shows here.
//
// "unsat" is worth what its proof is worth: CaDiCaL writes one down in DRAT, and certify/drat/drat_check.h,
// which shares nothing with it, goes through it step by step, and can write it down again in LRAT, for a
// checker that is itself proved (proofs/sat/). "sat" comes with a model that was checked
// against the formula. What stays to be trusted is that the clauses say what the obligation does: the
// bit-blasting (solver/query/bit_blaster.h), which is ours.
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
  kNone,      // no proof was called for: the answer is not "unsat"
  kAccepted,  // the proof was checked
  kRefused    // the proof is wrong, or its file is none: a defect, whatever the answer
};

struct SatProof {
  Answer answer = Answer::kUnknown;
  std::string reason;       // of kUnknown
  std::vector<bool> model;  // of kSat: by variable, the first at 1
  double seconds = 0;       // of the solver
  int variables = 0;        // of the formula
  uint64_t clauses = 0;
  ProofVerdict proof = ProofVerdict::kNone;
  std::string why_refused;
  uint64_t proof_bytes = 0;
  uint64_t lrat_bytes = 0;       // of kAccepted, where LRAT was asked for
  std::string why_no_lrat;       // if that could not be written for a reason of the proof's
  double check_seconds = 0;      // reading the proof included
  certify::DratChecked checked;  // of kAccepted
};

// All files are left where they are. The core of an accepted proof is written to `lrat_path`, if that is not
// empty.
// The errors are those of AskSatSolver; Cancelled also if progress says
// stop during the check. That the solver is not installed is seen before, by FindSatSolver.
absl::StatusOr<SatProof> ProveBySat(const SatSolver& solver, const certify::Cnf& formula,
                                    const std::string& formula_path, const std::string& proof_path,
                                    const SatLimits& limits, const std::string& lrat_path = "");

// The same of a formula in DIMACS; InvalidArgument also if it is none.
absl::StatusOr<SatProof> ProveBySat(const SatSolver& solver, const std::string& dimacs,
                                    const std::string& formula_path, const std::string& proof_path,
                                    const SatLimits& limits);

}  // namespace hotstone::solver

#endif  // HOTSTONE_SOLVER_QUERY_SAT_PROOF_H_
