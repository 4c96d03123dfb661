#include "answers/proofs/prove_again.h"

#include <algorithm>
#include <filesystem>
#include <iostream>

#include "absl/strings/str_cat.h"
#include "base/status_macros.h"
#include "base/whole_file.h"
#include "solver/query/sat_proof.h"

namespace hotstone::answers {
namespace {

// Questions with more clauses than this are not exported as DIMACS unless a SAT solver was
// requested.
constexpr size_t kMostExportedClauses = 2'000'000;

// Keeps the program if it exists; otherwise records why not, which is an error if it was named.
template <typename Solver>
absl::Status KeepSolver(absl::StatusOr<Solver> found, bool named, std::optional<Solver>& solver,
                        std::string& skipped) {
  if (found.ok()) {
    solver = *std::move(found);
    return absl::OkStatus();
  }
  if (!absl::IsNotFound(found.status())) return found.status();
  if (named) return absl::InvalidArgumentError(found.status().message());
  skipped = std::string(found.status().message());
  std::cerr << "hotstone: skipped: " << skipped << "\n";
  return absl::OkStatus();
}

// Replaces the extension of a file such as "question.smt2".
std::string Renamed(const std::string& file, const std::string& ending) {
  return std::filesystem::path(file).replace_extension(ending).string();
}

}  // namespace

absl::StatusOr<std::unique_ptr<ProveAgain>> ProveAgain::Create(const AgainOptions& options) {
  if (options.second_named && !options.second) {
    return absl::InvalidArgumentError("--second-program requires --second");
  }
  if (options.sat_named && !options.sat) {
    return absl::InvalidArgumentError("--sat-program requires --sat");
  }
  if (!options.lrat.empty() && !options.sat) {
    return absl::InvalidArgumentError("--lrat writes the proofs found by --sat, and requires it");
  }
  std::unique_ptr<ProveAgain> again(new ProveAgain(options));
  RETURN_IF_ERROR(PrepareFolder("--export", options.folder));
  RETURN_IF_ERROR(PrepareFolder("--lrat", options.lrat));
  again->folder_ = options.folder;
  if (options.second) {
    RETURN_IF_ERROR(KeepSolver(solver::FindSecondSolver(options.second_program),
                               options.second_named, again->second_, again->second_skipped_));
  }
  if (options.sat) {
    RETURN_IF_ERROR(KeepSolver(solver::FindSatSolver(options.sat_program), options.sat_named,
                               again->sat_, again->sat_skipped_));
    if (!options.lrat.empty() && !again->sat_.has_value()) {
      return absl::InvalidArgumentError(
          "--lrat needs the solver that writes the proofs (Debian package: cadical)");
    }
  }
  if (again->folder_.empty() && (again->second_.has_value() || again->sat_.has_value())) {
    ASSIGN_OR_RETURN(again->temporary_, TemporaryFolder::Create());
    again->folder_ = again->temporary_->path();
  }
  return again;
}

absl::Status ProveAgain::AskSecond(const solver::Script& script, Progress* progress,
                                   Agreement& agreement) const {
  solver::SecondLimits limits;
  limits.seconds = options_.seconds;
  limits.quantified = script.logic.substr(0, 3) != "QF_";
  limits.progress = progress;
  limits.what = absl::StrCat(second_->version, " on ", script.file);
  ASSIGN_OR_RETURN(
      const auto opinion,
      solver::AskSecondSolver(*second_, absl::StrCat(folder_, "/", script.file), limits));
  AddAnswer(script, opinion.answer, opinion.seconds, agreement);
  return absl::OkStatus();
}

absl::Status ProveAgain::AskSat(const solver::Script& script, Progress* progress,
                                Agreement& agreement) const {
  const std::string formula = absl::StrCat(folder_, "/", Renamed(script.file, ".cnf"));
  const std::string drat = absl::StrCat(folder_, "/", Renamed(script.file, ".drat"));
  solver::SatLimits limits;
  limits.seconds = options_.seconds;
  limits.progress = progress;
  limits.what = absl::StrCat(sat_->version, " on ", script.file);
  const std::string lrat =
      options_.lrat.empty() ? "" : absl::StrCat(options_.lrat, "/", Renamed(script.file, ".lrat"));
  // Next to the proof is the question it proves. The question is written first, and an older proof
  // removed: if no proof follows, scripts/lrat finds a question without one.
  const std::string asked =
      lrat.empty() ? "" : absl::StrCat(options_.lrat, "/", Renamed(script.file, ".cnf"));
  if (!lrat.empty()) {
    std::error_code ignored;
    std::filesystem::remove(lrat, ignored);
    RETURN_IF_ERROR(WriteWholeFile(asked, certify::DimacsText(*script.clauses)));
  }
  ASSIGN_OR_RETURN(const auto proof,
                   solver::ProveBySat(*sat_, *script.clauses, formula, drat, limits, lrat));
  AddAnswer(script, proof.answer, proof.seconds + proof.check_seconds, agreement);
  if (proof.proof == solver::ProofVerdict::kRefused) {
    agreement.disagreements.push_back(absl::StrCat(script.file, ": the proof of ", sat_->version,
                                                   " is refused: ", proof.why_refused));
  }
  if (!proof.why_no_lrat.empty()) {
    agreement.disagreements.push_back(absl::StrCat(script.file,
                                                   ": cannot make LRAT from the proof of ",
                                                   sat_->version, ": ", proof.why_no_lrat));
  }
  agreement.proof_bytes += proof.proof_bytes;
  agreement.lrat_bytes += proof.lrat_bytes;
  if (proof.answer == solver::Answer::kSat && !asked.empty() &&
      asked != formula) {  // there is nothing to prove
    std::error_code ignored;
    std::filesystem::remove(asked, ignored);
  }
  return absl::OkStatus();
}

absl::StatusOr<Agreements> ProveAgain::Ask(const solver::Proof& proof, Progress* progress) const {
  Agreements agreements;
  agreements.second.skipped = second_skipped_;
  agreements.sat.skipped = sat_skipped_;
  if (second_.has_value()) agreements.second.solver = second_->version;
  if (sat_.has_value()) agreements.sat.solver = sat_->version;
  const bool some_clauses = std::any_of(
      proof.scripts.begin(), proof.scripts.end(),
      [](const solver::Script& script) { return script.main && script.clauses.has_value(); });
  for (const solver::Script& script : proof.scripts) {
    const std::string path = absl::StrCat(folder_, "/", script.file);
    RETURN_IF_ERROR(WriteWholeFile(path, script.text));
    if (second_.has_value()) {
      RETURN_IF_ERROR(AskSecond(script, progress, agreements.second));
    }
    if (!script.clauses.has_value()) {
      // If some parts have clauses, a part without them is undecided.
      if (script.main && some_clauses) ++agreements.sat.main_questions;
      continue;
    }
    if (sat_.has_value()) {
      RETURN_IF_ERROR(AskSat(script, progress, agreements.sat));
    } else if (script.clauses->clauses.size() <= kMostExportedClauses) {
      RETURN_IF_ERROR(WriteWholeFile(Renamed(path, ".cnf"), certify::DimacsText(*script.clauses)));
    }
  }
  return agreements;
}

}  // namespace hotstone::answers
