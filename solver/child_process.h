// A program of its own, run to its end: how solver/ asks solvers that are not libraries (cvc5, CaDiCaL).
//
// No shell stands between: the arguments arrive as they are given. The program reads nothing, both its
// outputs are caught, and it sees only PATH and LC_ALL=C of the environment, since solvers take options from
// there, too, and the same question is to end the same way everywhere. It is the head of a process group,
// which is killed as a whole when time is up, when the listener says stop, or when it writes more than it
// may; it is waited for on every path, and is killed by the system if this process dies before it.
//
// Time limits are seconds of the clock, a backstop only; what must end the same way on every machine is
// limited by the program's own units of work.
#ifndef HOTSTONE_SOLVER_CHILD_PROCESS_H_
#define HOTSTONE_SOLVER_CHILD_PROCESS_H_

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "absl/status/statusor.h"
#include "enumerate/progress.h"

namespace hotstone::solver {

struct ProgramLimits {
  double seconds = 0;                       // 0: none
  uint64_t memory = 0;                      // bytes of address space; 0: none
  uint64_t most_file = 0;                   // bytes of any file that it writes; 0: no limit
  size_t most_output = size_t{256} << 20;   // bytes, of each output
  enumerate::Progress* progress = nullptr;  // asked every 100 ms, from the calling thread
  std::string what;                         // the phrase that progress shows
};

struct ProgramRun {
  int exit_code = 0;  // -N if signal N ended it
  bool timed_out = false;
  std::string out;
  std::string err;
  double seconds = 0;
};

// The path of a program: `name` itself if it has a slash, else the first of that name in PATH.
// NotFound if there is none that may be run.
absl::StatusOr<std::string> FindProgram(std::string_view name);

// Runs the program at `path` with these arguments (its name is not one of them). A program that fails, by its
// exit code or by a signal, is no error here, and neither is one that ran out of time. NotFound if it cannot
// be started because it is not there; Cancelled if progress said stop; ResourceExhausted if it writes too
// much; Internal, with the system's reason, for the rest. Blocks; may be called from any thread.
absl::StatusOr<ProgramRun> RunProgram(const std::string& path, const std::vector<std::string>& arguments,
                                      const ProgramLimits& limits);

}  // namespace hotstone::solver

#endif  // HOTSTONE_SOLVER_CHILD_PROCESS_H_
