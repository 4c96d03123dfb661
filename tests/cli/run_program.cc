#include "tests/cli/run_program.h"

#include <fcntl.h>
#include <gtest/gtest.h>
#include <poll.h>
#include <signal.h>
#include <sys/wait.h>
#include <unistd.h>

#include <array>
#include <cerrno>
#include <fstream>
#include <regex>
#include <string>
#include <thread>

namespace hotstone::cli {
namespace {

std::vector<std::string> Lines(const std::string& text) {
  std::vector<std::string> lines;
  size_t start = 0;
  while (start < text.size()) {
    const size_t end = std::min(text.find('\n', start), text.size());
    lines.push_back(text.substr(start, end - start));
    start = end + 1;
  }
  return lines;
}

struct Pipe {
  int read = -1;
  int write = -1;
  // Closed in the child by execv, so no descriptor leaks from one test's program into another's.
  bool Open() {
    std::array<int, 2> ends{};
    if (pipe2(ends.data(), O_CLOEXEC) != 0) return false;
    read = ends[0];
    write = ends[1];
    return true;
  }
  static void Close(int& end) {
    if (end >= 0) close(end);
    end = -1;
  }
  ~Pipe() {
    Close(read);
    Close(write);
  }
};

// Appends what can be read now; closes the descriptor at the end of the stream.
void ReadSome(int& end, std::string& text) {
  std::array<char, 65536> buffer;
  const ssize_t got = read(end, buffer.data(), buffer.size());
  if (got > 0) {
    text.append(buffer.data(), static_cast<size_t>(got));
  } else if (got == 0 || (errno != EINTR && errno != EAGAIN)) {
    Pipe::Close(end);
  }
}

// Writes what fits; closes the descriptor when everything is written or nobody reads.
void WriteSome(int& end, const std::string& text, size_t& written) {
  if (written < text.size()) {
    const ssize_t put = write(end, text.data() + written, text.size() - written);
    if (put > 0) written += static_cast<size_t>(put);
    if (put < 0 && errno != EINTR && errno != EAGAIN) written = text.size();
  }
  if (written == text.size()) Pipe::Close(end);
}

}  // namespace

std::vector<std::string> ProgramResult::ErrorLines() const { return Lines(SaidBesides()); }

std::string ProgramResult::SaidBesides() const {
  // As TerminalProgress::Report writes them: "census: 1.2 M of 3.4 M (35%), 2.0 k/s, 1:02 min
  // left".
  const std::string number = "[0-9]+(\\.[0-9])?( [kMGT])?";
  static const std::regex how_far("(?!hotstone|WARNING|==)[^:].*: " + number + "( of " + number +
                                  " \\([0-9]+%\\))?, " + number +
                                  "/s(, ([0-9]+ s|[0-9]+:[0-9]{2} (min|h)) left)?");
  std::string besides;
  for (const std::string& line : Lines(err)) {
    if (!std::regex_match(line, how_far)) besides += line + "\n";
  }
  return besides;
}

std::vector<std::string> ProgramResult::OutputLines() const { return Lines(out); }

ProgramResult RunHotstone(const std::vector<std::string>& args, const std::string& input) {
  using Clock = std::chrono::steady_clock;
  signal(SIGPIPE, SIG_IGN);  // a program that does not read its input must not end the test
  ProgramResult result;
  Pipe to_program;
  Pipe from_out;
  Pipe from_err;
  if (!to_program.Open() || !from_out.Open() || !from_err.Open()) {
    result.exit_code = kNotStarted;
    return result;
  }
  std::vector<std::string> words = {HOTSTONE_PROGRAM};
  words.insert(words.end(), args.begin(), args.end());
  std::vector<char*> argv;
  for (std::string& word : words) argv.push_back(word.data());
  argv.push_back(nullptr);

  const pid_t child = fork();
  if (child < 0) {
    result.exit_code = kNotStarted;
    return result;
  }
  if (child == 0) {
    signal(SIGPIPE, SIG_DFL);
    dup2(to_program.read, STDIN_FILENO);
    dup2(from_out.write, STDOUT_FILENO);
    dup2(from_err.write, STDERR_FILENO);
    execv(argv[0], argv.data());
    _exit(127);
  }
  Pipe::Close(to_program.read);
  Pipe::Close(from_out.write);
  Pipe::Close(from_err.write);
  fcntl(to_program.write, F_SETFL, O_NONBLOCK);

  const auto deadline = Clock::now() + kHangLimit;
  size_t written = 0;
  while (from_out.read >= 0 || from_err.read >= 0) {
    const auto left =
        std::chrono::duration_cast<std::chrono::milliseconds>(deadline - Clock::now()).count();
    if (left <= 0) break;
    std::array<pollfd, 3> ends = {pollfd{from_out.read, POLLIN, 0},
                                  pollfd{from_err.read, POLLIN, 0},
                                  pollfd{to_program.write, POLLOUT, 0}};
    if (poll(ends.data(), ends.size(), static_cast<int>(left)) < 0 && errno != EINTR) break;
    if (ends[0].revents != 0) ReadSome(from_out.read, result.out);
    if (ends[1].revents != 0) ReadSome(from_err.read, result.err);
    if (ends[2].revents != 0) WriteSome(to_program.write, input, written);
  }

  int state = 0;
  while (waitpid(child, &state, WNOHANG) == 0) {
    if (Clock::now() >= deadline) {
      kill(child, SIGKILL);
      waitpid(child, &state, 0);
      result.exit_code = kTimedOut;
      return result;
    }
    std::this_thread::sleep_for(std::chrono::milliseconds(1));
  }
  result.exit_code = WIFEXITED(state) ? WEXITSTATUS(state) : -WTERMSIG(state);
  return result;
}

std::string Refusal(const std::vector<std::string>& args, int exit_code, const std::string& input) {
  SCOPED_TRACE(testing::PrintToString(args));
  const ProgramResult result = RunHotstone(args, input);
  EXPECT_EQ(result.exit_code, exit_code) << result.err;
  EXPECT_EQ(result.ErrorLines().size(), 1u) << result.err;
  EXPECT_EQ(result.SaidBesides().rfind("hotstone: ", 0), 0u) << result.err;
  EXPECT_EQ(result.out, "");
  return result.err;
}

std::vector<std::string> WithMore(std::vector<std::string> args,
                                  const std::vector<std::string>& more) {
  args.insert(args.end(), more.begin(), more.end());
  return args;
}

std::string WriteTestFile(const std::string& name, const std::string& content) {
  // The process id separates test programs that ctest runs in parallel.
  const std::string path = testing::TempDir() + "hotstone_" + std::to_string(getpid()) + "_" + name;
  std::ofstream file(path, std::ios::binary);
  file << content;
  file.close();
  EXPECT_TRUE(file.good()) << path;
  return path;
}

}  // namespace hotstone::cli
