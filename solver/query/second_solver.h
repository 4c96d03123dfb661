// A second solver's opinion on an exported file: cvc5, or any program that takes the same options, run on an
// SMT-LIB 2 file with one question in it.
//
// Z3 might be wrong, and so might our way of asking it. The exported file is text that any solver reads, so
// another one, written by other people, decides it again. Its work is limited by its own deterministic units
// (`rlimit`), with the clock as a backstop only.
//
// A `(set-info :status ...)` that turns out wrong makes cvc5 abort instead of answering; what it found is
// then read from its complaint, so that a disagreement comes out as an answer like any other.
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
  double seconds = 0;            // of the clock; 0: none
  bool quantified = false;       // the file has quantifiers: saturate instead of giving up
  Progress* progress = nullptr;  // asked from the calling thread; may stop the question
  std::string what;              // the phrase that progress shows
};

struct SecondOpinion {
  Answer answer = Answer::kUnknown;
  std::string reason;  // of kUnknown
  double seconds = 0;
};

// A program that is there, and what it says of itself.
struct SecondSolver {
  std::string path;
  std::string version;  // "cvc5 1.0.3"
};

// NotFound if there is no such program (say so, and leave the column out: "skipped"); `name` is looked for in
// PATH unless it has a slash. Internal if it does not say its version.
absl::StatusOr<SecondSolver> FindSecondSolver(const std::string& name = "cvc5");

// Asks about the file at `path_of_file`, which has one (check-sat). InvalidArgument, with the solver's
// message, if it refuses the file; NotFound if the program is gone; Cancelled if progress says stop;
// Internal if what it writes is no answer.
absl::StatusOr<SecondOpinion> AskSecondSolver(const SecondSolver& solver, const std::string& path_of_file,
                                              const SecondLimits& limits);

}  // namespace hotstone::solver

#endif  // HOTSTONE_SOLVER_QUERY_SECOND_SOLVER_H_
