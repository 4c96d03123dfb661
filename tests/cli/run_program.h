// Runs the built `hotstone` as a user would: as a process of its own, arguments handed over as they are (no
// shell between), standard input from a string, both outputs and the exit code caught.
//
// The tests of bad input need this: that the program ends with code 2 and says exactly one line on stderr can
// only be seen from outside. The path of the program comes from the build (HOTSTONE_PROGRAM).
#ifndef HOTSTONE_TESTS_CLI_RUN_PROGRAM_H_
#define HOTSTONE_TESTS_CLI_RUN_PROGRAM_H_

#include <chrono>
#include <string>
#include <vector>

namespace hotstone::cli {

struct ProgramResult {
  // The exit code; -N if signal N ended the program; kTimedOut if it was killed because it hung;
  // kNotStarted if it could not be started at all.
  int exit_code = 0;
  std::string out;
  std::string err;

  // What is on stderr, line by line, the line ends left out.
  std::vector<std::string> ErrorLines() const;
  // What is on stderr but for lines that say how far the program is: it says so where it takes long, once a minute.
  std::string SaidBesides() const;
  // As ErrorLines, for stdout.
  std::vector<std::string> OutputLines() const;
};

inline constexpr int kTimedOut = -1000;
inline constexpr int kNotStarted = -1001;

// A program that has not ended after this time hangs. No test expects anything of how long a program takes.
inline constexpr std::chrono::minutes kHangLimit{20};

// Runs the program with these arguments (its own name not among them). Outputs of any size are caught. If it
// hangs it is killed, and what it had written is returned.
ProgramResult RunHotstone(const std::vector<std::string>& args, const std::string& input = "");

// A file of this content in the temporary folder of the tests; its path. The name must be unique to the test.
std::string WriteTestFile(const std::string& name, const std::string& content);

}  // namespace hotstone::cli

#endif  // HOTSTONE_TESTS_CLI_RUN_PROGRAM_H_
