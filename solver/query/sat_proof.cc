#include "solver/query/sat_proof.h"

#include <chrono>

#include "absl/strings/str_cat.h"
#include "base/read_file.h"
#include "base/seconds_since.h"
#include "base/status_macros.h"
#include "base/whole_file.h"
#include "certify/drat/drat.h"

namespace hotstone::solver {
namespace {

// Writes the core of the proof.
absl::Status WriteLrat(const certify::LratProof& lrat, const std::string& path, SatProof& proof) {
  const auto text = lrat.CoreText();
  if (!text.ok()) {
    proof.why_no_lrat = std::string(text.status().message());
    return absl::OkStatus();
  }
  proof.lrat_bytes = text->size();
  return WriteWholeFile(path, *text);
}

// Reads and checks the proof. Errors only for Cancelled and for LRAT that cannot be written.
absl::Status CheckProof(const certify::Cnf& formula, const std::string& proof_path,
                        const SatLimits& limits, const std::string& lrat_path, SatProof& proof) {
  const auto began = std::chrono::steady_clock::now();
  proof.proof = ProofVerdict::kRefused;
  const auto bytes = ReadWholeFile(proof_path);
  if (!bytes.ok()) {
    proof.why_refused = std::string(bytes.status().message());
    return absl::OkStatus();
  }
  proof.proof_bytes = bytes->size();
  const auto drat = certify::ParseDrat(*bytes, formula.variables, proof_path);
  if (!drat.ok()) {
    proof.why_refused = std::string(drat.status().message());
    return absl::OkStatus();
  }
  const std::string what = absl::StrCat(limits.what, ", proof");
  certify::LratProof lrat;
  const auto checked = certify::CheckDrat(
      formula, *drat, [&] { return KeepGoing(limits.progress, what, 0, 0); },
      lrat_path.empty() ? nullptr : &lrat);
  proof.check_seconds = SecondsSince(began);
  if (checked.ok()) {
    proof.proof = ProofVerdict::kAccepted;
    proof.checked = *checked;
    if (!lrat_path.empty()) return WriteLrat(lrat, lrat_path, proof);
  } else if (checked.status().code() == absl::StatusCode::kCancelled) {
    return checked.status();
  } else {
    proof.why_refused = std::string(checked.status().message());
  }
  return absl::OkStatus();
}

}  // namespace

absl::StatusOr<SatProof> ProveBySat(const SatSolver& solver, const certify::Cnf& formula,
                                    const std::string& formula_path, const std::string& proof_path,
                                    const SatLimits& limits, const std::string& lrat_path) {
  ASSIGN_OR_RETURN(const auto run, AskSatSolver(solver, formula, formula_path, proof_path, limits));
  SatProof proof;
  proof.answer = run.answer;
  proof.reason = run.reason;
  proof.model = run.model;
  proof.seconds = run.seconds;
  proof.variables = formula.variables;
  proof.clauses = formula.clauses.size();
  if (run.answer == Answer::kUnsat) {
    RETURN_IF_ERROR(CheckProof(formula, proof_path, limits, lrat_path, proof));
  }
  return proof;
}

}  // namespace hotstone::solver
