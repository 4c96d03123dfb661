// A program of its own, run to its end: how solvers that are not libraries (cvc5, CaDiCaL) are asked.
//
// The program reads nothing, both its outputs are caught, and it sees only PATH and LC_ALL=C of the
// environment, since solvers take options from there, too, and the same question is to end the same way
// everywhere. It is killed with all it started when time is up, when the listener says stop, or when it
// writes more than it may (spawn.h).
//
// Time limits are seconds of the clock, a backstop only; what must end the same way on every machine is
// limited by the program's own units of work.
#ifndef HOTSTONE_BASE_PROGRAM_H_
#define HOTSTONE_BASE_PROGRAM_H_

#include <cstddef>
#include <cstdint>
#include <functional>
#include <string>
#include <string_view>
#include <vector>

#include "absl/status/statusor.h"
#include "base/spawn.h"

namespace hotstone {

struct ProgramLimits {
  double seconds = 0;                      // 0: none
  uint64_t memory = 0;                     // bytes of address space; 0: none
  uint64_t most_file = 0;                  // bytes of any file that it writes; 0: no limit
  size_t most_output = size_t{256} << 20;  // bytes, of each output
  // Asked every 100 ms, from the calling thread, whether to go on; may be empty.
  std::function<bool()> keep_going;
  std::string what;  // the phrase for the error when it was told to stop
};

struct ProgramRun {
  int exit_code = 0;  // -N if signal N ended it
  bool timed_out = false;
  std::string out;
  std::string err;
  double seconds = 0;

  // The first line of either output that says something, or else "nothing".
  std::string FirstWords() const;
};

// Runs the program at `path` with these arguments (its name is not one of them). A program that fails, by its
// exit code or by a signal, is no error here, and neither is one that ran out of time. NotFound if it cannot
// be started because it is not there; Cancelled if it was told to stop; ResourceExhausted if it writes too
// much; Internal, with the system's reason, for the rest. Blocks; may be called from any thread.
absl::StatusOr<ProgramRun> RunProgram(const std::string& path, const std::vector<std::string>& arguments,
                                      const ProgramLimits& limits);

struct InstalledProgram {
  std::string path;
  std::string out;  // what it writes when asked for --version
  std::string first_words;
};

// The program `name` (FindProgram) and what it says of its version. NotFound if it is not there; Internal if
// it fails or says nothing.
absl::StatusOr<InstalledProgram> AskVersion(const std::string& name);

}  // namespace hotstone

#endif  // HOTSTONE_BASE_PROGRAM_H_
