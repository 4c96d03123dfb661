#include "base/program.h"

#include <fcntl.h>
#include <poll.h>
#include <unistd.h>

#include <array>
#include <chrono>

#include "absl/strings/ascii.h"
#include "absl/strings/str_cat.h"
#include "absl/strings/str_split.h"
#include "base/seconds_since.h"
#include "base/spawn.h"
#include "base/status_macros.h"

namespace hotstone {
namespace {

using Clock = std::chrono::steady_clock;

constexpr int kProgramPollMilliseconds = 100;
constexpr int kProgramReapMilliseconds = 2;  // both outputs are closed: the end is near
constexpr double kVersionSeconds = 30;

// Captures both outputs until the program has ended.
absl::StatusOr<ProgramRun> Attend(Child& child, Descriptor& out, Descriptor& err,
                                  const std::string& path, const ProgramLimits& limits) {
  ProgramRun run;
  const auto began = Clock::now();
  fcntl(out.number(), F_SETFL, O_NONBLOCK);
  fcntl(err.number(), F_SETFL, O_NONBLOCK);
  bool ended = false;
  while (!ended) {
    std::array<pollfd, 2> ends = {pollfd{out.number(), POLLIN, 0}, pollfd{err.number(), POLLIN, 0}};
    const bool silent = !out.open() && !err.open();
    poll(ends.data(), ends.size(), silent ? kProgramReapMilliseconds : kProgramPollMilliseconds);
    ended = child.HasEnded();  // checked first: its last output is read below
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
    if (limits.keep_going && !limits.keep_going()) {
      return absl::CancelledError(absl::StrCat(limits.what, ": interrupted"));
    }
  }
  run.exit_code = child.ExitCode();
  run.seconds = SecondsSince(began);
  return run;
}

}  // namespace

std::string ProgramRun::FirstWords() const {
  for (const std::string* text : {&out, &err}) {
    for (const std::string& line : std::vector<std::string>(absl::StrSplit(*text, '\n'))) {
      if (!absl::StripAsciiWhitespace(line).empty())
        return std::string(absl::StripAsciiWhitespace(line));
    }
  }
  return "nothing";
}

absl::StatusOr<ProgramRun> RunProgram(const std::string& path,
                                      const std::vector<std::string>& arguments,
                                      const ProgramLimits& limits) {
  Pipe out;
  Pipe err;
  if (!out.Open() || !err.Open()) return SystemError("cannot create a pipe");
  Descriptor nothing;
  nothing.Set(open("/dev/null", O_RDONLY | O_CLOEXEC));
  if (!nothing.open()) return SystemError("/dev/null");
  Launch launch;
  launch.in = nothing.number();
  launch.out = out.write.number();
  launch.err = err.write.number();
  launch.memory = limits.memory;
  launch.most_file = limits.most_file;
  ASSIGN_OR_RETURN(const auto child, Spawn(path, arguments, launch));
  out.write.Close();
  err.write.Close();
  return Attend(*child, out.read, err.read, path, limits);
}

absl::StatusOr<InstalledProgram> AskVersion(const std::string& name) {
  ASSIGN_OR_RETURN(const auto path, FindProgram(name));
  ProgramLimits limits;
  limits.seconds = kVersionSeconds;
  ASSIGN_OR_RETURN(const auto run, RunProgram(path, {"--version"}, limits));
  if (run.exit_code != 0 || absl::StripAsciiWhitespace(run.out).empty()) {
    return absl::InternalError(
        absl::StrCat(path, ": does not print its version, but: ", run.FirstWords()));
  }
  return InstalledProgram{path, run.out, run.FirstWords()};
}

}  // namespace hotstone
