// Runs a separate program to its end: the way to ask solvers that are not libraries (cvc5,
// CaDiCaL).
//
// The program has no input, both its outputs are captured, and its environment has only PATH and
// LC_ALL=C, since solvers read options from it, too, and the same question must end the same way
// everywhere. The program and everything it started is killed when time is up, when the listener
// says stop, or when its output exceeds the limit (spawn.h).
//
// Time limits are wall-clock seconds and only a backstop; work that must end the same way on every
// machine is limited by the program's own units of work.
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
  double seconds = 0;                      // 0: no limit
  uint64_t memory = 0;                     // bytes of address space; 0: no limit
  uint64_t most_file = 0;                  // bytes of any file that it writes; 0: no limit
  size_t most_output = size_t{256} << 20;  // bytes, for each output
  // Called every 100 ms on the calling thread; false stops. May be empty.
  std::function<bool()> keep_going;
  std::string what;  // the phrase for the error when it is told to stop
};

struct ProgramRun {
  int exit_code = 0;  // -N if signal N ended it
  bool timed_out = false;
  std::string out;
  std::string err;
  double seconds = 0;

  // The first nonempty line of either output, or "nothing".
  std::string FirstWords() const;
};

// Runs the program at `path` with these arguments (without its name). A program that fails, by its
// exit code or by a signal, or that runs out of time is not an error here. NotFound if the program
// does not exist; Cancelled if it was told to stop; ResourceExhausted if it writes too much;
// otherwise Internal, with the system's reason. Blocks; may be called from any thread.
absl::StatusOr<ProgramRun> RunProgram(const std::string& path,
                                      const std::vector<std::string>& arguments,
                                      const ProgramLimits& limits);

struct InstalledProgram {
  std::string path;
  std::string out;  // its output for --version
  std::string first_words;
};

// The program `name` (FindProgram) and its version text. NotFound if it does not exist; Internal if
// it fails or prints nothing.
absl::StatusOr<InstalledProgram> AskVersion(const std::string& name);

}  // namespace hotstone

#endif  // HOTSTONE_BASE_PROGRAM_H_
