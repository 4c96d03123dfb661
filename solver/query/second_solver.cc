#include "solver/query/second_solver.h"

#include <vector>

#include "absl/strings/ascii.h"
#include "absl/strings/str_cat.h"
#include "base/program.h"
#include "base/status_macros.h"

namespace hotstone::solver {
namespace {

// The text after `start` up to the next character of `ends`; empty if `start` does not occur.
std::string Behind(const std::string& text, const std::string& start, const char* ends) {
  const size_t at = text.find(start);
  if (at == std::string::npos) return "";
  const size_t begin = at + start.size();
  const size_t end = text.find_first_of(ends, begin);
  return text.substr(begin, end == std::string::npos ? end : end - begin);
}

bool ReadAnswer(const std::string& word, Answer& answer) {
  for (const Answer each : {Answer::kSat, Answer::kUnsat, Answer::kUnknown}) {
    if (word != AnswerName(each)) continue;
    answer = each;
    return true;
  }
  return false;
}

}  // namespace

absl::StatusOr<SecondSolver> FindSecondSolver(const std::string& name) {
  ASSIGN_OR_RETURN(const auto program, AskVersion(name));
  const std::string number = Behind(program.out, "cvc5 version ", " \n[");
  return SecondSolver{program.path, number.empty() ? program.first_words : "cvc5 " + number};
}

absl::StatusOr<SecondOpinion> AskSecondSolver(const SecondSolver& solver,
                                              const std::string& path_of_file,
                                              const SecondLimits& limits) {
  std::vector<std::string> arguments = {"--lang", "smt2", "--quiet"};
  if (limits.quantified) arguments.push_back("--full-saturate-quant");
  if (limits.rlimit > 0) arguments.push_back(absl::StrCat("--rlimit=", limits.rlimit));
  arguments.push_back(path_of_file);
  ProgramLimits program_limits;
  program_limits.seconds = limits.seconds;
  program_limits.keep_going = [&limits] { return KeepGoing(limits.progress, limits.what, 0, 0); };
  program_limits.what = limits.what;
  ASSIGN_OR_RETURN(const auto run, RunProgram(solver.path, arguments, program_limits));

  SecondOpinion opinion;
  opinion.seconds = run.seconds;
  if (run.timed_out) {
    opinion.reason = absl::StrCat("stopped after ", limits.seconds, " s");
    return opinion;
  }
  const std::string contradicted = Behind(run.err, "Expected result ", "\n");
  if (ReadAnswer(Behind(contradicted, "but got ", " \n"), opinion.answer)) return opinion;
  const std::string error = Behind(run.out, "(error \"", "\n");
  if (!error.empty()) {
    const size_t end = error.rfind("\")");
    return absl::InvalidArgumentError(absl::StrCat(solver.version, ": ", error.substr(0, end)));
  }
  const std::string answer(absl::StripAsciiWhitespace(run.out));
  if (run.exit_code != 0 || !ReadAnswer(answer, opinion.answer)) {
    return absl::InternalError(absl::StrCat(solver.version, ": ended with ", run.exit_code,
                                            ", output: ", run.FirstWords(), " (", path_of_file,
                                            ")"));
  }
  if (opinion.answer == Answer::kUnknown) {
    opinion.reason =
        limits.rlimit > 0 ? absl::StrCat("within rlimit ", limits.rlimit) : "the solver gave up";
  }
  return opinion;
}

}  // namespace hotstone::solver
