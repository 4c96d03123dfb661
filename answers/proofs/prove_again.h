// Checks the questions of a proof with independent solvers: cvc5 on the SMT-LIB text, and CaDiCaL
// on the clauses of finite questions, with its proof checked by certify/drat/drat_check.h.
//
// Questions are files in a folder: the user's, where they are kept, or a temporary one, which is
// removed at the end. Another folder can keep the checked proofs as LRAT, each next to its formula.
#ifndef HOTSTONE_ANSWERS_PROOFS_PROVE_AGAIN_H_
#define HOTSTONE_ANSWERS_PROOFS_PROVE_AGAIN_H_

#include <memory>
#include <optional>
#include <string>

#include "absl/status/status.h"
#include "absl/status/statusor.h"
#include "answers/proofs/agreement.h"
#include "answers/runs/temporary_folder.h"
#include "base/progress.h"
#include "solver/prove.h"
#include "solver/query/sat_solver.h"
#include "solver/query/second_solver.h"

namespace hotstone::answers {

struct AgainOptions {
  std::string folder;  // where to keep the questions; empty: nowhere
  std::string lrat;    // where to keep unsatisfiable finite questions, as clauses with a proof;
                       // empty: nowhere
  bool second = false;
  bool sat = false;
  std::string second_program = "cvc5";
  std::string sat_program = "cadical";
  bool second_named = false;  // the user named the program, so a missing one is an error, not
                              // skipped
  bool sat_named = false;
  double seconds = 60;  // per solver and question
};

class ProveAgain {
 public:
  // Looks for the requested programs; one that is not installed is skipped, with a line on stderr,
  // unless it was named. InvalidArgument if the folder cannot be written to, or if a named program
  // is missing or its solver was not requested; Unavailable if no folder can be created.
  static absl::StatusOr<std::unique_ptr<ProveAgain>> Create(const AgainOptions& options);
  ProveAgain(const ProveAgain&) = delete;
  ProveAgain& operator=(const ProveAgain&) = delete;

  // Whether Ask() needs the questions as text, and as clauses.
  bool WantsScripts() const { return !folder_.empty(); }
  bool WantsClauses() const { return sat_.has_value() || !options_.folder.empty(); }

  // Writes the questions and asks. Unavailable if a file cannot be written; Cancelled if progress
  // says stop; otherwise the errors of the solvers' functions.
  absl::StatusOr<Agreements> Ask(const solver::Proof& proof, Progress* progress) const;

 private:
  explicit ProveAgain(AgainOptions options) : options_(std::move(options)) {}
  absl::Status AskSecond(const solver::Script& script, Progress* progress,
                         Agreement& agreement) const;
  absl::Status AskSat(const solver::Script& script, Progress* progress, Agreement& agreement) const;

  const AgainOptions options_;
  std::string folder_;
  std::optional<TemporaryFolder> temporary_;  // if no folder was named
  std::optional<solver::SecondSolver> second_;
  std::optional<solver::SatSolver> sat_;
  std::string second_skipped_;
  std::string sat_skipped_;
};

}  // namespace hotstone::answers

#endif  // HOTSTONE_ANSWERS_PROOFS_PROVE_AGAIN_H_
