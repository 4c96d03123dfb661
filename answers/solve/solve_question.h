// What `hotstone solve` is asked, and the checks of its options: an option without effect, or two
// that name the same file, are refused before the search starts.
#ifndef HOTSTONE_ANSWERS_SOLVE_SOLVE_QUESTION_H_
#define HOTSTONE_ANSWERS_SOLVE_SOLVE_QUESTION_H_

#include <cstdint>
#include <string>

#include "absl/status/status.h"
#include "absl/status/statusor.h"
#include "answers/runs/long_run.h"
#include "answers/solve/solve_guide.h"
#include "certify/solution/solution.h"

namespace hotstone::answers {

struct SolveQuestion {
  std::string board;
  std::string position;
  std::string to_move = "B";
  std::string moves;
  std::string first;  // the side's first play, for deepening
  std::string side = "B";
  int at_least = 0;
  std::string rules = "basic-ko";
  bool every_end = false;
  bool held = false;
  GuideOptions guide;
  bool by_given = false;
  bool plies_given = false;
  bool plays_given = false;
  bool threads_given = false;
  std::string out;
  Keep keep = {.path = "", .work = "search"};
  uint64_t most = 50'000'000;
  std::string link;  // address of an atlas, or empty
};

// The claim of the solution. InvalidArgument for a position, moves or a difference that do not
// exist.
absl::StatusOr<certify::SolutionHeader> ReadSolutionHeader(const SolveQuestion& question);

// InvalidArgument, naming the useless option or the path that is named twice; also if the
// checkpoint exists without --resume, or is missing with it.
absl::Status CheckSolveQuestion(const SolveQuestion& question);

}  // namespace hotstone::answers

#endif  // HOTSTONE_ANSWERS_SOLVE_SOLVE_QUESTION_H_
