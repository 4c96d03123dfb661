#include "solver/second_solver.h"

#include <vector>

#include "absl/strings/ascii.h"
#include "absl/strings/str_cat.h"
#include "absl/strings/str_split.h"
#include "solver/child_process.h"

namespace hotstone::solver {
namespace {

constexpr double kVersionSeconds = 30;

// The first line of either output that says something.
std::string FirstWords(const ProgramRun& run) {
  for (const std::string* text : {&run.out, &run.err}) {
    for (const std::string& line : std::vector<std::string>(absl::StrSplit(*text, '\n'))) {
      if (!absl::StripAsciiWhitespace(line).empty()) return std::string(absl::StripAsciiWhitespace(line));
    }
  }
  return "nothing";
}

// What stands behind `start` up to the next character of `ends`; empty if `start` does not occur.
std::string Behind(const std::string& text, const std::string& start, const char* ends) {
  const size_t at = text.find(start);
  if (at == std::string::npos) return "";
  const size_t begin = at + start.size();
  const size_t end = text.find_first_of(ends, begin);
  return text.substr(begin, end == std::string::npos ? end : end - begin);
}

bool ReadAnswer(const std::string& word, SecondAnswer& answer) {
  for (const SecondAnswer each : {SecondAnswer::kSat, SecondAnswer::kUnsat, SecondAnswer::kUnknown}) {
    if (word != SecondAnswerName(each)) continue;
    answer = each;
    return true;
  }
  return false;
}

}  // namespace

const char* SecondAnswerName(SecondAnswer answer) {
  switch (answer) {
    case SecondAnswer::kSat:
      return "sat";
    case SecondAnswer::kUnsat:
      return "unsat";
    case SecondAnswer::kUnknown:
      break;
  }
  return "unknown";
}

absl::StatusOr<SecondSolver> FindSecondSolver(const std::string& name) {
  const auto path = FindProgram(name);
  if (!path.ok()) return path.status();
  ProgramLimits limits;
  limits.seconds = kVersionSeconds;
  const auto run = RunProgram(*path, {"--version"}, limits);
  if (!run.ok()) return run.status();
  const std::string number = Behind(run->out, "cvc5 version ", " \n[");
  if (run->exit_code != 0 || (number.empty() && run->out.empty())) {
    return absl::InternalError(absl::StrCat(*path, ": does not say its version, but: ", FirstWords(*run)));
  }
  return SecondSolver{*path, number.empty() ? FirstWords(*run) : "cvc5 " + number};
}

absl::StatusOr<SecondOpinion> AskSecondSolver(const SecondSolver& solver, const std::string& path_of_file,
                                              const SecondLimits& limits) {
  std::vector<std::string> arguments = {"--lang", "smt2", "--quiet"};
  if (limits.quantified) arguments.push_back("--full-saturate-quant");
  if (limits.rlimit > 0) arguments.push_back(absl::StrCat("--rlimit=", limits.rlimit));
  arguments.push_back(path_of_file);
  ProgramLimits program_limits;
  program_limits.seconds = limits.seconds;
  program_limits.progress = limits.progress;
  program_limits.what = limits.what;
  const auto run = RunProgram(solver.path, arguments, program_limits);
  if (!run.ok()) return run.status();

  SecondOpinion opinion;
  opinion.seconds = run->seconds;
  if (run->timed_out) {
    opinion.reason = absl::StrCat("stopped after ", limits.seconds, " s");
    return opinion;
  }
  const std::string contradicted = Behind(run->err, "Expected result ", "\n");
  if (ReadAnswer(Behind(contradicted, "but got ", " \n"), opinion.answer)) return opinion;
  const std::string error = Behind(run->out, "(error \"", "\n");
  if (!error.empty()) {
    const size_t end = error.rfind("\")");
    return absl::InvalidArgumentError(absl::StrCat(solver.version, ": ", error.substr(0, end)));
  }
  const std::string answer(absl::StripAsciiWhitespace(run->out));
  if (run->exit_code != 0 || !ReadAnswer(answer, opinion.answer)) {
    return absl::InternalError(absl::StrCat(solver.version, ": ends with ", run->exit_code,
                                            ", and says: ", FirstWords(*run), " (", path_of_file, ")"));
  }
  if (opinion.answer == SecondAnswer::kUnknown) {
    opinion.reason = limits.rlimit > 0 ? absl::StrCat("within rlimit ", limits.rlimit) : "the solver gave up";
  }
  return opinion;
}

}  // namespace hotstone::solver
