#include "solver/query/sat_solver.h"

#include <signal.h>

#include <algorithm>
#include <cstdlib>

#include "absl/strings/ascii.h"
#include "absl/strings/numbers.h"
#include "absl/strings/str_cat.h"
#include "absl/strings/str_split.h"
#include "base/program.h"
#include "base/status_macros.h"
#include "base/whole_file.h"

namespace hotstone::solver {
namespace {

constexpr int kExitSat = 10;
constexpr int kExitUnsat = 20;
constexpr uint64_t kMostConflicts = 2147483647;

std::string FirstLine(const std::string& text) {
  return std::string(absl::StripAsciiWhitespace(text.substr(0, text.find('\n'))));
}

// The literals of the lines "v ...", up to 0; empty if they contain anything else.
std::vector<bool> ReadModel(const std::string& out, int variables) {
  std::vector<bool> model(static_cast<size_t>(variables) + 1);
  for (const std::string& line : std::vector<std::string>(absl::StrSplit(out, '\n'))) {
    if (line.rfind("v ", 0) != 0) continue;
    for (const std::string& word :
         std::vector<std::string>(absl::StrSplit(line.substr(2), ' ', absl::SkipEmpty()))) {
      int literal = 0;
      if (!absl::SimpleAtoi(word, &literal) || std::abs(literal) > variables) return {};
      if (literal == 0) return model;
      model[static_cast<size_t>(std::abs(literal))] = literal > 0;
    }
  }
  return {};
}

bool IsModel(const std::vector<bool>& model, const certify::Cnf& formula) {
  const auto holds = [&model](int literal) {
    return model[static_cast<size_t>(std::abs(literal))] == (literal > 0);
  };
  return std::all_of(formula.clauses.begin(), formula.clauses.end(),
                     [&](const certify::Clause& clause) {
                       return std::any_of(clause.begin(), clause.end(), holds);
                     });
}

}  // namespace

absl::StatusOr<SatSolver> FindSatSolver(const std::string& name) {
  ASSIGN_OR_RETURN(const auto program, AskVersion(name));
  return SatSolver{program.path, absl::StrCat("CaDiCaL ", program.first_words)};
}

absl::StatusOr<SatRun> AskSatSolver(const SatSolver& solver, const certify::Cnf& formula,
                                    const std::string& formula_path, const std::string& proof_path,
                                    const SatLimits& limits) {
  // CaDiCaL reads comments that begin like this as options.
  for (const std::string& comment : formula.comments) {
    if (comment.rfind("--", 0) == 0) {
      return absl::InvalidArgumentError(
          absl::StrCat("a comment must not begin with --: ", comment));
    }
  }
  if (limits.conflicts > kMostConflicts) {
    return absl::InvalidArgumentError(
        absl::StrCat("the limit can be at most ", kMostConflicts, " conflicts"));
  }
  for (const std::string& path : {formula_path, proof_path}) {
    // The proof's file is emptied, so no proof of another formula is left there.
    RETURN_IF_ERROR(WriteWholeFile(path, path == formula_path ? certify::DimacsText(formula) : ""));
  }
  std::vector<std::string> arguments = {"-q"};
  if (limits.conflicts > 0) {
    arguments.push_back("-c");
    arguments.push_back(absl::StrCat(limits.conflicts));
  }
  arguments.push_back(formula_path);
  arguments.push_back(proof_path);
  ProgramLimits program_limits;
  program_limits.seconds = limits.seconds;
  program_limits.most_file = limits.most_proof;
  program_limits.keep_going = [&limits] { return KeepGoing(limits.progress, limits.what, 0, 0); };
  program_limits.what = limits.what;
  ASSIGN_OR_RETURN(const auto run, RunProgram(solver.path, arguments, program_limits));

  SatRun result;
  result.seconds = run.seconds;
  const std::string first = FirstLine(run.out);
  if (run.timed_out) {
    result.reason = absl::StrCat("stopped after ", limits.seconds, " s");
  } else if (run.exit_code == -SIGXFSZ) {
    result.reason = absl::StrCat("its proof has more than ", limits.most_proof, " bytes");
  } else if (run.exit_code == kExitUnsat && first == "s UNSATISFIABLE") {
    result.answer = Answer::kUnsat;
  } else if (run.exit_code == kExitSat && first == "s SATISFIABLE") {
    result.answer = Answer::kSat;
    result.model = ReadModel(run.out, formula.variables);
    if (result.model.empty() || !IsModel(result.model, formula)) {
      return absl::InternalError(
          absl::StrCat(solver.version, ": its model is not a model of ", formula_path));
    }
  } else if (run.exit_code == 0 && first == "c UNKNOWN") {
    result.reason = absl::StrCat("within ", limits.conflicts, " conflicts");
  } else {
    return absl::InternalError(
        absl::StrCat(solver.version, ": ended with ", run.exit_code,
                     ", output: ", first.empty() ? FirstLine(run.err) : first));
  }
  return result;
}

}  // namespace hotstone::solver
