// The built `hotstone` as a process that is stopped at a known place, so that a test can kill it
// there, send it a signal there, or change the disk under it.
//
// A test that waits some time and then kills would hit a different place on every machine, and on a
// busy one perhaps nothing at all. Here the test is the debugger of the program (ptrace): the
// program stops before each system call that the test asked for, and does not run until the test
// resumes it. Its work between two such calls does not matter; what it has and has not written is
// known exactly.
//
// Only the first thread is traced; other threads run freely. The program writes its outputs to
// files, so it never waits for a reader. The destructor kills it if it is still running.
#ifndef HOTSTONE_TESTS_CLI_STOPPED_PROGRAM_H_
#define HOTSTONE_TESTS_CLI_STOPPED_PROGRAM_H_

#include <sys/resource.h>
#include <sys/types.h>

#include <initializer_list>
#include <string>
#include <vector>

#include "tests/cli/run_program.h"

namespace hotstone::cli {

class StoppedProgram {
 public:
  // Starts the program and stops it before its first instruction. No file that it writes may grow
  // beyond `most_file` bytes.
  explicit StoppedProgram(const std::vector<std::string>& args, rlim_t most_file = RLIM_INFINITY);
  ~StoppedProgram();
  StoppedProgram(const StoppedProgram&) = delete;
  StoppedProgram& operator=(const StoppedProgram&) = delete;

  // Runs it until it is about to make one of these calls (SYS_write, ...). False: it has ended.
  bool RunTo(std::initializer_list<long> calls);
  // The same for calls that change a file on disk: write, truncate or flush it, or add or remove a
  // name. Writes to standard output and standard error do not count.
  bool RunToFileChange();
  // Finishes the call it is stopped before, and no more. False: it has ended.
  bool FinishCall();

  // Delivers the signal to the program before it continues.
  void Signal(int number) const;
  // Runs it to its end, untraced. The exit code; -N if signal N ended it; kTimedOut if it hung and
  // had to be killed.
  int Wait();

  std::string Output() const;
  std::string Errors() const;  // without progress lines

 private:
  bool NextStop(long* call, uint64_t* first_argument);

  std::string output_path_;
  std::string errors_path_;
  pid_t child_ = -1;
  int ended_as_ = 0;  // after its end: the status from waitpid
  bool ended_ = false;
};

// Runs the program, interrupting it (SIGINT, as from the keyboard) once this text is on its
// standard output: the signal arrives before it does anything after the write that completed the
// text.
ProgramResult RunHotstoneInterruptedAt(const std::string& text,
                                       const std::vector<std::string>& args);

}  // namespace hotstone::cli

#endif  // HOTSTONE_TESTS_CLI_STOPPED_PROGRAM_H_
