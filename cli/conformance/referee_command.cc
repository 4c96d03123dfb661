// hotstone referee: judges moves in JSON lines, for many games at once.
//
// The loop is read, answer, write. All requests of one read are answered together in one write, so
// a client that sends many requests causes few system calls, and one that waits for each answer
// gets it at once. Only while there is nothing to read is a signal awaited as well (ppoll): SIGINT,
// SIGTERM and SIGHUP end the loop between two requests, never in the middle of an answer, unless
// the reader has stopped reading. A second signal of the same kind ends the program at once.
//
// For example two requests in one write become two answers in one write; half a request at its end
// waits for the other half, and at the end of the input it is answered as it is.
#include <poll.h>
#include <unistd.h>

#include <array>
#include <cerrno>
#include <csignal>
#include <iostream>
#include <memory>

#include "absl/strings/str_cat.h"
#include "base/descriptor.h"
#include "base/number_text.h"
#include "base/status_macros.h"
#include "cli/terminal/command_line.h"
#include "cli/terminal/commands.h"
#include "cli/terminal/report.h"
#include "conformance/play/referee_server.h"

namespace hotstone::cli {
namespace {

volatile std::sig_atomic_t referee_signal = 0;

extern "C" void OnRefereeSignal(int number) { referee_signal = number; }

bool NoSignal() { return referee_signal == 0; }

sigset_t StopSignals() {
  sigset_t set;
  sigemptyset(&set);
  for (const int number : {SIGINT, SIGTERM, SIGHUP}) sigaddset(&set, number);
  return set;
}

void WatchSignals() {
  struct sigaction action = {};
  action.sa_handler = OnRefereeSignal;
  action.sa_flags = SA_RESETHAND;  // and no SA_RESTART: a blocked call returns
  for (const int number : {SIGINT, SIGTERM, SIGHUP}) sigaction(number, &action, nullptr);
  // A client that disconnects is detected by a failing write.
  std::signal(SIGPIPE, SIG_IGN);
}

// Waits for input or its end. False if a signal came.
bool AwaitInput() {
  const sigset_t stops = StopSignals();
  sigset_t before;
  sigprocmask(SIG_BLOCK, &stops, &before);
  pollfd input = {STDIN_FILENO, POLLIN, 0};
  while (NoSignal() && ppoll(&input, 1, nullptr, &before) < 0 && errno == EINTR) continue;
  sigprocmask(SIG_SETMASK, &before, nullptr);
  return NoSignal();
}

absl::Status Serve(conformance::RefereeServer& server) {
  formats::GtpLines lines(formats::kMaxRefereeLine);
  std::array<char, 65536> bytes;
  std::string answers;
  for (bool open = true; open;) {
    if (!AwaitInput()) break;
    const ssize_t count = ::read(STDIN_FILENO, bytes.data(), bytes.size());
    if (count < 0 && errno == EINTR) continue;
    if (count < 0) return absl::UnavailableError("cannot read standard input");
    open = count > 0;
    if (!open) lines.Finish();
    lines.Feed({bytes.data(), static_cast<size_t>(count)});
    answers.clear();
    while (const auto line = lines.Next()) server.Answer(*line, answers);
    if (WriteAll(STDOUT_FILENO, answers, NoSignal)) continue;
    if (NoSignal()) return absl::UnavailableError("cannot write to standard output");
  }
  if (NoSignal()) return absl::OkStatus();
  return absl::CancelledError(absl::StrCat("stopped by signal ", static_cast<int>(referee_signal),
                                           " after ", Counted(server.lines(), "line")));
}

}  // namespace

void AddRefereeCommand(Command& app) {
  Command& command = app.AddCommand("referee", "Judge moves of many games at once, by JSON lines");
  const auto limits = std::make_shared<std::pair<uint64_t, uint64_t>>(
      conformance::RefereeLimits().games, conformance::RefereeLimits().plies);
  command
      .AddOption("--games", &limits->first,
                 "limit on the games held at once; 0: hold none, each request carries its game")
      .ShowDefault();
  command
      .AddOption(
          "--plies", &limits->second,
          "limit on the plies of all games held together, and of each game that a request carries")
      .ShowDefault();
  command.SetFooter(
      "Reads one request per line from standard input and answers each with one line, in order, "
      "until the\n"
      "input ends. Keys and answers: docs/howto/gtp-and-referee.md.\n"
      "Exit codes: 0 the input ended, whatever it asked; 2 the answers cannot be written; 3 "
      "stopped by\n"
      "a signal.\n\n"
      "Example:\n"
      "  printf '%s\\n' "
      "'{\"size\":[4,3],\"setup\":{\"B\":[\"B3\",\"A2\",\"B1\"],\"W\":[\"C3\",\"B2\",\"D2\",\"C1\"]"
      "},"
      "\"moves\":[[\"B\",\"C2\"]],\"judge\":[\"W\",\"B2\"]}' | hotstone referee");
  command.OnRun([limits]() -> absl::StatusOr<int> {
    conformance::RefereeServer server({limits->first, limits->second});
    WatchSignals();
    RETURN_IF_ERROR(Serve(server));
    return kExitOk;
  });
}

}  // namespace hotstone::cli
