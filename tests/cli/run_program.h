// Runs the built `hotstone` as a user would: as a separate process, arguments passed unchanged
// (without a shell), standard input from a string, both outputs and the exit code captured.
//
// The tests of bad input need this: only from outside can they see that the program exits with code
// 2 and prints exactly one line on stderr. The path of the program comes from the build
// (HOTSTONE_PROGRAM).
#ifndef HOTSTONE_TESTS_CLI_RUN_PROGRAM_H_
#define HOTSTONE_TESTS_CLI_RUN_PROGRAM_H_

#include <chrono>
#include <string>
#include <vector>

namespace hotstone::cli {

struct ProgramResult {
  // The exit code; -N if signal N ended the program; kTimedOut if it hung and was killed;
  // kNotStarted if it could not be started at all.
  int exit_code = 0;
  std::string out;
  std::string err;

  // The lines of stderr, without newlines and without the progress lines that long runs print.
  std::vector<std::string> ErrorLines() const;
  // The same lines with their newlines.
  std::string SaidBesides() const;
  // Like ErrorLines, for stdout.
  std::vector<std::string> OutputLines() const;
};

inline constexpr int kTimedOut = -1000;
inline constexpr int kNotStarted = -1001;

// A program still running after this time hangs. No test has any other expectation about run time.
inline constexpr std::chrono::minutes kHangLimit{20};

// Runs the program with these arguments (without its own name). Captures outputs of any size. A
// hanging program is killed, and its output so far is returned.
ProgramResult RunHotstone(const std::vector<std::string>& args, const std::string& input = "");

// Runs the program and expects it to refuse: this exit code, one line on stderr that begins with
// its name, nothing on stdout. Returns what is on stderr.
std::string Refusal(const std::vector<std::string>& args, int exit_code = 2,
                    const std::string& input = "");

// For the arguments of one run.
std::vector<std::string> WithMore(std::vector<std::string> args,
                                  const std::vector<std::string>& more);

// Writes a file with this content to the temporary folder of the tests; returns its path. The name
// must be unique to the test.
std::string WriteTestFile(const std::string& name, const std::string& content);

}  // namespace hotstone::cli

#endif  // HOTSTONE_TESTS_CLI_RUN_PROGRAM_H_
