#include "solver/child_process.h"

#include <fcntl.h>
#include <poll.h>
#include <signal.h>
#include <sys/prctl.h>
#include <sys/resource.h>
#include <sys/stat.h>
#include <sys/types.h>
#include <sys/wait.h>
#include <unistd.h>

#include <array>
#include <cerrno>
#include <chrono>
#include <cstdlib>
#include <cstring>

#include "absl/strings/str_cat.h"
#include "absl/strings/str_split.h"

namespace hotstone::solver {
namespace {

using Clock = std::chrono::steady_clock;

constexpr int kPollMilliseconds = 100;
constexpr int kReapMilliseconds = 2;  // both outputs are closed: the program is about to end

double SecondsSince(Clock::time_point began) {
  return std::chrono::duration<double>(Clock::now() - began).count();
}

absl::Status SystemError(const std::string& what) {
  return absl::InternalError(absl::StrCat(what, ": ", std::strerror(errno)));
}

// A file descriptor that closes itself.
class Descriptor {
 public:
  Descriptor() = default;
  Descriptor(const Descriptor&) = delete;
  Descriptor& operator=(const Descriptor&) = delete;
  ~Descriptor() { Close(); }
  void Set(int number) {
    Close();
    number_ = number;
  }
  void Close() {
    if (number_ >= 0) close(number_);
    number_ = -1;
  }
  int number() const { return number_; }
  bool open() const { return number_ >= 0; }

 private:
  int number_ = -1;
};

// Both ends are closed by exec, so that programs run side by side do not hold each other's ends.
struct Pipe {
  Descriptor read;
  Descriptor write;
  bool Open() {
    std::array<int, 2> ends{};
    if (pipe2(ends.data(), O_CLOEXEC) != 0) return false;
    read.Set(ends[0]);
    write.Set(ends[1]);
    return true;
  }
};

// Kills the group and waits for its head unless that was done; no path leaves a process behind.
class Child {
 public:
  explicit Child(pid_t id) : id_(id) {}
  Child(const Child&) = delete;
  Child& operator=(const Child&) = delete;
  ~Child() {
    if (ended_) return;
    Kill();
    while (waitpid(id_, &state_, 0) < 0 && errno == EINTR) continue;
  }
  void Kill() const {
    kill(-id_, SIGKILL);
    kill(id_, SIGKILL);  // should it not have made its group yet
  }
  // Whether it has ended. Its process id is free from then on.
  bool HasEnded() {
    if (!ended_ && waitpid(id_, &state_, WNOHANG) == id_) ended_ = true;
    return ended_;
  }
  int ExitCode() const { return WIFEXITED(state_) ? WEXITSTATUS(state_) : -WTERMSIG(state_); }

 private:
  pid_t id_;
  int state_ = 0;
  bool ended_ = false;
};

// Appends what can be read now; closes the end where the stream ends.
void ReadSome(Descriptor& end, std::string& text) {
  std::array<char, 65536> buffer;
  while (end.open()) {
    const ssize_t got = read(end.number(), buffer.data(), buffer.size());
    if (got > 0) {
      text.append(buffer.data(), static_cast<size_t>(got));
    } else if (got == 0 || (errno != EINTR && errno != EAGAIN)) {
      end.Close();
    } else if (errno == EAGAIN) {
      return;
    }
  }
}

// What happens between fork and exec, where only calls that are safe in a signal handler may be made.
struct Launch {
  const char* path;
  char* const* arguments;
  char* const* environment;
  int nothing;  // /dev/null
  int out;
  int err;
  int failure;  // where the reason goes if the program cannot be started
  pid_t parent;
  uint64_t memory;
  uint64_t most_file;

  [[noreturn]] void Go() const {
    setpgid(0, 0);
    prctl(PR_SET_PDEATHSIG, SIGKILL);
    if (getppid() != parent) _exit(127);
    const rlimit no_core = {0, 0};
    setrlimit(RLIMIT_CORE, &no_core);
    if (memory > 0) {
      const rlimit bytes = {memory, memory};
      setrlimit(RLIMIT_AS, &bytes);
    }
    if (most_file > 0) {
      const rlimit bytes = {most_file, most_file};
      setrlimit(RLIMIT_FSIZE, &bytes);
    }
    signal(SIGPIPE, SIG_DFL);
    signal(SIGINT, SIG_DFL);
    sigset_t none;
    sigemptyset(&none);
    sigprocmask(SIG_SETMASK, &none, nullptr);
    if (dup2(nothing, STDIN_FILENO) >= 0 && dup2(out, STDOUT_FILENO) >= 0 && dup2(err, STDERR_FILENO) >= 0) {
      execve(path, arguments, environment);
    }
    const int reason = errno;
    [[maybe_unused]] const ssize_t put = write(failure, &reason, sizeof reason);
    _exit(127);
  }
};

std::vector<char*> Pointers(std::vector<std::string>& words) {
  std::vector<char*> pointers;
  for (std::string& word : words) pointers.push_back(word.data());
  pointers.push_back(nullptr);
  return pointers;
}

bool MayRun(const std::string& path) {
  struct stat what {};
  return stat(path.c_str(), &what) == 0 && S_ISREG(what.st_mode) && access(path.c_str(), X_OK) == 0;
}

std::string SearchPath() {
  const char* path = std::getenv("PATH");
  return path == nullptr ? "/usr/local/bin:/usr/bin:/bin" : path;
}

// Catches both outputs until the program has ended.
absl::StatusOr<ProgramRun> Attend(Child& child, Descriptor& out, Descriptor& err, const std::string& path,
                                  const ProgramLimits& limits) {
  ProgramRun run;
  const auto began = Clock::now();
  fcntl(out.number(), F_SETFL, O_NONBLOCK);
  fcntl(err.number(), F_SETFL, O_NONBLOCK);
  bool ended = false;
  while (!ended) {
    std::array<pollfd, 2> ends = {pollfd{out.number(), POLLIN, 0}, pollfd{err.number(), POLLIN, 0}};
    const bool silent = !out.open() && !err.open();
    poll(ends.data(), ends.size(), silent ? kReapMilliseconds : kPollMilliseconds);
    ended = child.HasEnded();  // asked first: what it wrote before its end is read below
    ReadSome(out, run.out);
    ReadSome(err, run.err);
    if (run.out.size() > limits.most_output || run.err.size() > limits.most_output) {
      return absl::ResourceExhaustedError(
          absl::StrCat(path, ": wrote more than ", limits.most_output, " bytes"));
    }
    if (ended) break;
    if (limits.seconds > 0 && SecondsSince(began) > limits.seconds) {
      run.timed_out = true;
      child.Kill();
    }
    if (!enumerate::KeepGoing(limits.progress, limits.what, 0, 0)) {
      return absl::CancelledError(absl::StrCat(limits.what, ": interrupted"));
    }
  }
  run.exit_code = child.ExitCode();
  run.seconds = SecondsSince(began);
  return run;
}

}  // namespace

absl::StatusOr<std::string> FindProgram(std::string_view name) {
  const std::string wanted(name);
  if (wanted.find('/') != std::string::npos) {
    if (MayRun(wanted)) return wanted;
    return absl::NotFoundError(absl::StrCat("there is no program ", wanted));
  }
  const std::string folders = SearchPath();
  for (const std::string& folder : std::vector<std::string>(absl::StrSplit(folders, ':'))) {
    const std::string path = absl::StrCat(folder.empty() ? "." : folder, "/", wanted);
    if (!wanted.empty() && MayRun(path)) return path;
  }
  return absl::NotFoundError(absl::StrCat("there is no program ", wanted, " in PATH"));
}

absl::StatusOr<ProgramRun> RunProgram(const std::string& path, const std::vector<std::string>& arguments,
                                      const ProgramLimits& limits) {
  Pipe out;
  Pipe err;
  Pipe failure;
  if (!out.Open() || !err.Open() || !failure.Open()) return SystemError("no pipe");
  Descriptor nothing;
  nothing.Set(open("/dev/null", O_RDONLY | O_CLOEXEC));
  if (!nothing.open()) return SystemError("/dev/null");
  std::vector<std::string> words = {path};
  words.insert(words.end(), arguments.begin(), arguments.end());
  std::vector<std::string> environment = {"LC_ALL=C", "PATH=" + SearchPath()};
  const std::vector<char*> argv = Pointers(words);
  const std::vector<char*> envp = Pointers(environment);
  const Launch launch = {path.c_str(),           argv.data(),        envp.data(),
                         nothing.number(),       out.write.number(), err.write.number(),
                         failure.write.number(), getpid(),           limits.memory,
                         limits.most_file};
  const pid_t id = fork();
  if (id < 0) return SystemError("no process");
  if (id == 0) launch.Go();
  Child child(id);
  out.write.Close();
  err.write.Close();
  failure.write.Close();
  int reason = 0;
  ssize_t got = 0;
  do {
    got = read(failure.read.number(), &reason, sizeof reason);
  } while (got < 0 && errno == EINTR);
  if (got == sizeof reason) {
    const std::string text = absl::StrCat(path, ": cannot run: ", std::strerror(reason));
    return reason == ENOENT ? absl::NotFoundError(text) : absl::InternalError(text);
  }
  return Attend(child, out.read, err.read, path, limits);
}

}  // namespace hotstone::solver
