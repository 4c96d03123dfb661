// A second solver's opinion on an exported file: cvc5, or any program with the same options, run on
// an SMT-LIB 2 file that asks one question.
//
// Z3 might be wrong, and so might the way this program asks it. Any solver can read the exported
// file, so an independently written one decides it again. Its work is limited by its own
// deterministic units (`rlimit`), with the clock only as a backstop.
//
// A wrong `(set-info :status ...)` makes cvc5 abort instead of answering. Its answer is then read
// from the error message, so a disagreement is reported like any other answer.
#ifndef HOTSTONE_SOLVER_QUERY_SECOND_SOLVER_H_
#define HOTSTONE_SOLVER_QUERY_SECOND_SOLVER_H_

#include <cstdint>
#include <string>

#include "absl/status/statusor.h"
#include "base/progress.h"
#include "solver/query/answer.h"

namespace hotstone::solver {

struct SecondLimits {
  uint64_t rlimit = 0;           // units of cvc5's work; 0: none
  double seconds = 0;            // wall clock; 0: none
  bool quantified = false;       // the file has quantifiers: saturate instead of giving up
  Progress* progress = nullptr;  // asked from the calling thread; may stop the question
  std::string what;              // the phrase shown as progress
};

struct SecondOpinion {
  Answer answer = Answer::kUnknown;
  std::string reason;  // of kUnknown
  double seconds = 0;
};

// An installed program, and its version.
struct SecondSolver {
  std::string path;
  std::string version;  // "cvc5 1.0.3"
};

// NotFound if there is no such program (report "skipped" and leave the column out); `name` is
// looked up in PATH unless it has a slash. Internal if it does not report its version.
absl::StatusOr<SecondSolver> FindSecondSolver(const std::string& name = "cvc5");

// Asks about the file at `path_of_file`, which has one (check-sat). InvalidArgument, with the
// solver's message, if it refuses the file; NotFound if the program is gone; Cancelled if progress
// says stop; Internal if its output is not an answer.
absl::StatusOr<SecondOpinion> AskSecondSolver(const SecondSolver& solver,
                                              const std::string& path_of_file,
                                              const SecondLimits& limits);

}  // namespace hotstone::solver

#endif  // HOTSTONE_SOLVER_QUERY_SECOND_SOLVER_H_
