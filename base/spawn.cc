#include "base/spawn.h"

#include <fcntl.h>
#include <signal.h>
#include <sys/prctl.h>
#include <sys/resource.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <unistd.h>

#include <array>
#include <cerrno>
#include <cstdlib>
#include <cstring>

#include "absl/strings/str_cat.h"
#include "absl/strings/str_split.h"

namespace hotstone {
namespace {

// The steps between fork and exec, where only async-signal-safe calls are allowed.
struct Start {
  const char* path;
  char* const* arguments;
  char* const* environment;
  Launch given;
  int failure;  // receives the reason if the program cannot start
  pid_t parent;

  [[noreturn]] void Go() const {
    setpgid(0, 0);
    prctl(PR_SET_PDEATHSIG, SIGKILL);
    if (getppid() != parent) _exit(127);
    const rlimit no_core = {0, 0};
    setrlimit(RLIMIT_CORE, &no_core);
    if (given.memory > 0) {
      const rlimit bytes = {given.memory, given.memory};
      setrlimit(RLIMIT_AS, &bytes);
    }
    if (given.most_file > 0) {
      const rlimit bytes = {given.most_file, given.most_file};
      setrlimit(RLIMIT_FSIZE, &bytes);
    }
    signal(SIGPIPE, SIG_DFL);
    signal(SIGINT, SIG_DFL);
    sigset_t none;
    sigemptyset(&none);
    sigprocmask(SIG_SETMASK, &none, nullptr);
    if (dup2(given.in, STDIN_FILENO) >= 0 && dup2(given.out, STDOUT_FILENO) >= 0 &&
        dup2(given.err, STDERR_FILENO) >= 0) {
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

}  // namespace

bool Pipe::Open() {
  std::array<int, 2> ends{};
  if (pipe2(ends.data(), O_CLOEXEC) != 0) return false;
  read.Set(ends[0]);
  write.Set(ends[1]);
  return true;
}

Child::~Child() {
  if (ended_) return;
  Kill();
  while (waitpid(id_, &state_, 0) < 0 && errno == EINTR) continue;
}

void Child::Kill() const {
  kill(-id_, SIGKILL);
  kill(id_, SIGKILL);  // in case it has not made its group yet
}

bool Child::HasEnded() {
  if (ended_) return true;
  siginfo_t what{};
  if (waitid(P_PID, static_cast<id_t>(id_), &what, WEXITED | WNOHANG | WNOWAIT) != 0) return false;
  if (what.si_pid != id_) return false;
  Kill();  // the rest of its group, while the group id is not reused
  if (waitpid(id_, &state_, WNOHANG) == id_) ended_ = true;
  return ended_;
}

int Child::ExitCode() const { return WIFEXITED(state_) ? WEXITSTATUS(state_) : -WTERMSIG(state_); }

absl::StatusOr<std::unique_ptr<Child>> Spawn(const std::string& path,
                                             const std::vector<std::string>& arguments,
                                             const Launch& launch) {
  Pipe failure;
  if (!failure.Open()) return SystemError("cannot create a pipe");
  std::vector<std::string> words = {path};
  words.insert(words.end(), arguments.begin(), arguments.end());
  std::vector<std::string> environment = {"LC_ALL=C", "PATH=" + SearchPath()};
  const std::vector<char*> argv = Pointers(words);
  const std::vector<char*> envp = Pointers(environment);
  const Start start = {path.c_str(),
                       argv.data(),
                       launch.inherit_environment ? environ : envp.data(),
                       launch,
                       failure.write.number(),
                       getpid()};
  const pid_t id = fork();
  if (id < 0) return SystemError("cannot start a process");
  if (id == 0) start.Go();
  auto child = std::make_unique<Child>(id);
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
  return child;
}

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

// Appends the bytes available now; closes the end when the stream ends.
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

absl::Status SystemError(const std::string& what) {
  return absl::InternalError(absl::StrCat(what, ": ", std::strerror(errno)));
}

}  // namespace hotstone
