#include "tests/cli/stopped_program.h"

#include <fcntl.h>
#include <gtest/gtest.h>
#include <signal.h>
#include <sys/ptrace.h>
#include <sys/syscall.h>
#include <sys/wait.h>
#include <unistd.h>

#include <algorithm>
#include <chrono>
#include <thread>

#include "base/read_file.h"

namespace hotstone::cli {
namespace {

// How PTRACE_O_TRACESYSGOOD marks a stop at a system call.
constexpr int kCallStop = SIGTRAP | 0x80;

std::string OutputPath(const char* which) {
  static int number = 0;
  return testing::TempDir() + "hotstone_" + std::to_string(getpid()) + "_stopped_" +
         std::to_string(++number) + which;
}

void LeadTo(const std::string& path, int end) {
  dup2(open(path.c_str(), O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0600), end);
}

// Whether a descriptor of a process belongs to a file: sanitizers write to pipes to test whether
// memory is readable.
bool IsOfAFile(pid_t process, uint64_t descriptor) {
  const std::string link = "/proc/" + std::to_string(process) + "/fd/" + std::to_string(descriptor);
  char first = 0;
  return readlink(link.c_str(), &first, 1) == 1 && first == '/';
}

}  // namespace

StoppedProgram::StoppedProgram(const std::vector<std::string>& args, rlim_t most_file)
    : output_path_(OutputPath("_out")), errors_path_(OutputPath("_err")) {
  std::vector<std::string> words = {HOTSTONE_PROGRAM};
  words.insert(words.end(), args.begin(), args.end());
  std::vector<char*> argv;
  for (std::string& word : words) argv.push_back(word.data());
  argv.push_back(nullptr);
  child_ = fork();
  if (child_ == 0) {
    // A shell ignores SIGINT for a background job, and nohup ignores SIGHUP.
    for (const int number : {SIGINT, SIGTERM, SIGHUP}) signal(number, SIG_DFL);
    dup2(open("/dev/null", O_RDONLY | O_CLOEXEC), STDIN_FILENO);
    LeadTo(output_path_, STDOUT_FILENO);
    LeadTo(errors_path_, STDERR_FILENO);
    const rlimit limit{most_file, most_file};
    if (most_file != RLIM_INFINITY) setrlimit(RLIMIT_FSIZE, &limit);
    setenv("LSAN_OPTIONS", "detect_leaks=0",
           1);  // the leak checker is a debugger too, and a process can have only one
    if (ptrace(PTRACE_TRACEME, 0, nullptr, nullptr) != 0) _exit(126);
    execv(argv[0], argv.data());
    _exit(127);
  }
  ended_ = child_ < 0 || waitpid(child_, &ended_as_, 0) != child_ || !WIFSTOPPED(ended_as_);
  if (ended_) {
    ADD_FAILURE() << "the program could not be started under ptrace; may processes be traced here?";
    return;
  }
  ptrace(PTRACE_SETOPTIONS, child_, nullptr, PTRACE_O_TRACESYSGOOD | PTRACE_O_EXITKILL);
}

StoppedProgram::~StoppedProgram() {
  if (!ended_) {
    kill(child_, SIGKILL);
    waitpid(child_, nullptr, 0);
  }
  unlink(output_path_.c_str());
  unlink(errors_path_.c_str());
}

// Lets it run until its next system call begins or ends. At the beginning `call` is the call's
// number; at the end it is -1.
bool StoppedProgram::NextStop(long* call, uint64_t* first_argument) {
  int forwarded = 0;
  while (!ended_) {
    ptrace(PTRACE_SYSCALL, child_, nullptr, forwarded);
    waitpid(child_, &ended_as_, 0);
    ended_ = !WIFSTOPPED(ended_as_);
    if (ended_) break;
    if (WSTOPSIG(ended_as_) != kCallStop) {
      forwarded = WSTOPSIG(ended_as_);  // a signal of its own, such as from a child that has ended
      continue;
    }
    struct __ptrace_syscall_info info {};
    ptrace(PTRACE_GET_SYSCALL_INFO, child_, sizeof info, &info);
    const bool begins = info.op == PTRACE_SYSCALL_INFO_ENTRY;
    *call = begins ? static_cast<long>(info.entry.nr) : -1;
    *first_argument = begins ? info.entry.args[0] : 0;
    return true;
  }
  return false;
}

bool StoppedProgram::RunTo(std::initializer_list<long> calls) {
  long call = -1;
  uint64_t ignored = 0;
  while (NextStop(&call, &ignored)) {
    if (std::find(calls.begin(), calls.end(), call) != calls.end()) return true;
  }
  return false;
}

bool StoppedProgram::RunToFileChange() {
  long call = -1;
  uint64_t first_argument = 0;
  while (NextStop(&call, &first_argument)) {
    const bool to_outputs = first_argument == STDOUT_FILENO || first_argument == STDERR_FILENO;
    if ((call == SYS_write || call == SYS_writev) && !to_outputs &&
        IsOfAFile(child_, first_argument)) {
      return true;
    }
    for (const long other : {SYS_fsync, SYS_ftruncate, SYS_renameat2, SYS_renameat, SYS_unlinkat}) {
      if (call == other) return true;
    }
#ifdef SYS_unlink  // The older calls; newer architectures have only those that also name a folder.
    if (call == SYS_unlink || call == SYS_rename) return true;
#endif
  }
  return false;
}

bool StoppedProgram::FinishCall() {
  long call = -1;
  uint64_t ignored = 0;
  return NextStop(&call, &ignored);
}

void StoppedProgram::Signal(int number) const {
  if (!ended_) syscall(SYS_tgkill, child_, child_, number);
}

int StoppedProgram::Wait() {
  if (!ended_) {
    ptrace(PTRACE_DETACH, child_, nullptr, nullptr);
    const auto deadline = std::chrono::steady_clock::now() + kHangLimit;
    while (waitpid(child_, &ended_as_, WNOHANG) == 0) {
      if (std::chrono::steady_clock::now() >= deadline) return kTimedOut;
      std::this_thread::sleep_for(std::chrono::milliseconds(1));
    }
    ended_ = true;
  }
  return WIFEXITED(ended_as_) ? WEXITSTATUS(ended_as_) : -WTERMSIG(ended_as_);
}

std::string StoppedProgram::Output() const { return ReadWholeFile(output_path_).value_or(""); }
std::string StoppedProgram::Errors() const {
  return ProgramResult{0, "", ReadWholeFile(errors_path_).value_or("")}.SaidBesides();
}

ProgramResult RunHotstoneInterruptedAt(const std::string& text,
                                       const std::vector<std::string>& args) {
  StoppedProgram program(args);
  bool found = false;
  while (!found && program.RunTo({SYS_write, SYS_writev}) && program.FinishCall()) {
    found = program.Output().find(text) != std::string::npos;
  }
  EXPECT_TRUE(found) << "not on standard output: " << text;
  program.Signal(SIGINT);
  ProgramResult result;
  result.exit_code = program.Wait();
  result.out = program.Output();
  result.err = program.Errors();
  return result;
}

}  // namespace hotstone::cli
