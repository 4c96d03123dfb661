// The options of hotstone solve, and the checks of their combinations: an option without effect, or
// two that name the same file, are refused before the search starts.
#ifndef HOTSTONE_CLI_SOLVE_SOLVE_OPTIONS_H_
#define HOTSTONE_CLI_SOLVE_SOLVE_OPTIONS_H_

#include <cstdint>
#include <string>

#include "absl/status/status.h"
#include "answers/solve/solve_guide.h"

namespace hotstone::cli {

struct SolveOptions {
  std::string board;
  std::string position;
  std::string to_move = "B";
  std::string moves;
  std::string side = "B";
  int at_least = 0;
  std::string rules = "basic-ko";
  bool every_end = false;
  bool held = false;
  answers::GuideOptions guide;
  std::string out;
  std::string checkpoint;
  double checkpoint_every = 600;
  bool resume = false;
  uint64_t most = 50'000'000;
  bool json = false;
};

// Whether the command line had these options, whatever their values.
struct SolveOptionsGiven {
  bool by = false;
  bool plies = false;
  bool checkpoint_every = false;
};

// InvalidArgument, naming the useless option or the path that is named twice; also if the
// checkpoint exists without --resume, or is missing with it.
absl::Status CheckSolveOptions(const SolveOptions& options, const SolveOptionsGiven& given);

}  // namespace hotstone::cli

#endif  // HOTSTONE_CLI_SOLVE_SOLVE_OPTIONS_H_
