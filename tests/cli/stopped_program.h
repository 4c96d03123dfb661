// The built `hotstone` as a process that is stopped at a known place, so that a test can kill it there, send
// it a signal there, or change the disk under it.
//
// A test that waits some time and then kills meets another place on every machine, and on a busy one perhaps
// none at all. Here the test is the debugger of the program (ptrace): the program stands still before each
// call to the system that the test asked for, and nothing of it runs until the test says so. What the program
// does between two such calls does not matter; what it has written, and what it has not, is known exactly.
//
// Only the first thread is watched; other threads run freely. The program writes its outputs to files, so
// that it never waits for a reader. It is killed with the object if it still runs.
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
  // Starts it and stops it before its first instruction. No file that it writes may grow beyond `most_file`
  // bytes.
  explicit StoppedProgram(const std::vector<std::string>& args, rlim_t most_file = RLIM_INFINITY);
  ~StoppedProgram();
  StoppedProgram(const StoppedProgram&) = delete;
  StoppedProgram& operator=(const StoppedProgram&) = delete;

  // Lets it run until it is about to make one of these calls (SYS_write, ...). False: it has ended.
  bool RunTo(std::initializer_list<long> calls);
  // The same for the calls that change a file on the disk: bytes written, cut off or flushed to it, a name
  // given or taken away. Writing to standard output and standard error is none.
  bool RunToFileChange();
  // Lets it finish the call before which it stands, and no more. False: it has ended.
  bool FinishCall();

  // The program takes the signal before it runs on.
  void Signal(int number) const;
  // Lets it run to its end, no longer watched. The exit code; -N if signal N ended it; kTimedOut if it had to
  // be killed because it hung.
  int Wait();

  std::string Output() const;
  std::string Errors() const;

 private:
  bool NextStop(long* call, uint64_t* first_argument);

  std::string output_path_;
  std::string errors_path_;
  pid_t child_ = -1;
  int ended_as_ = 0;  // once it has ended: what waitpid said of it
  bool ended_ = false;
};

// Runs the program, with an interruption (SIGINT, as from the keyboard) once this text is on its standard
// output: the program takes the signal before it does anything after the write that completed the text.
ProgramResult RunHotstoneInterruptedAt(const std::string& text, const std::vector<std::string>& args);

}  // namespace hotstone::cli

#endif  // HOTSTONE_TESTS_CLI_STOPPED_PROGRAM_H_
