// The answer of `hotstone solve`: a solution of a board, or of a position, as a file that
// hotstone-certify checks.
#ifndef HOTSTONE_ANSWERS_SOLVE_SOLVE_ANSWER_H_
#define HOTSTONE_ANSWERS_SOLVE_SOLVE_ANSWER_H_

#include <cstdint>
#include <optional>
#include <vector>

#include "absl/status/statusor.h"
#include "answers/shown/shown.h"
#include "answers/solve/solve_question.h"
#include "certify/solution/solution.h"
#include "certify/solution/solution_check.h"
#include "spec/board/move.h"

namespace hotstone::answers {

struct SolveAnswer {
  SolveQuestion question;
  certify::SolutionHeader header;
  struct Written {
    uint64_t seen = 0;   // positions visited
    uint64_t bytes = 0;  // of the file
    certify::SolutionChecked checked;
    double seconds = 0;  // of the search
    // What it lists at the start; empty if it lists nothing there.
    std::vector<spec::Move> first = {};
  };
  std::optional<Written> written;  // none: the goal cannot be forced
};

// InvalidArgument for options that do not go together; ResourceExhausted if the goal is neither
// solved nor refuted; Cancelled, with how to continue; errors of the files.
absl::StatusOr<SolveAnswer> AskSolve(const SolveQuestion& question);

// Exits with kExitFails if the goal cannot be forced.
Shown Describe(const SolveAnswer& answer);

}  // namespace hotstone::answers

#endif  // HOTSTONE_ANSWERS_SOLVE_SOLVE_ANSWER_H_
