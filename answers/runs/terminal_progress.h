// Progress on stderr when it is a terminal (task, share done, rate, time left), and Ctrl-C as a
// polite stop.
//
// If stderr is not a terminal, lines are written after pauses that grow (PauseBefore) up to
// --progress, one minute by default.
//
// The first SIGINT, SIGTERM or SIGHUP (terminal closed) makes Report return false, so the work ends
// with what it has; a second one kills the program as usual.
#ifndef HOTSTONE_ANSWERS_RUNS_TERMINAL_PROGRESS_H_
#define HOTSTONE_ANSWERS_RUNS_TERMINAL_PROGRESS_H_

#include <array>
#include <atomic>
#include <chrono>
#include <cstdint>
#include <string>

#include "base/progress.h"

namespace hotstone::answers {

class TerminalProgress : public Progress {
 public:
  // Catches the signals until destroyed. An object created while another exists sees the signals
  // the first one received, and leaves the handlers to it when destroyed.
  TerminalProgress();
  ~TerminalProgress() override;
  TerminalProgress(const TerminalProgress&) = delete;
  TerminalProgress& operator=(const TerminalProgress&) = delete;

  bool Report(std::string_view what, uint64_t done, uint64_t total) override;

  // Removes the last progress line before other output.
  void Clear();

  // The longest time between two lines if stderr is not a terminal, in seconds; 0 for no lines. Set
  // it before the work begins.
  static int& LineEvery();

  // The seconds before a line, numbered from 0: 2, five times as many before each later one, and at
  // most LineEvery().
  static int PauseBefore(int line);

  // What a signal handler writes to standard error; empty for nothing. It is for a process that may
  // block waiting for others and so never get to print anything else. Set it before the first
  // object is created; text cleared later is not printed.
  static std::string& SaidAtASignal();

  // After this many Reports, acts as if a signal had come; -1: never. For work that must stop early
  // and at the same place each time.
  static std::atomic<int64_t>& ReportsToStop();

  // True once a signal has come.
  static bool Interrupted();

 private:
  using Clock = std::chrono::steady_clock;
  using Handler = void (*)(int);
  bool terminal_;
  bool drawn_ = false;
  int lines_ = 0;  // written where there is no terminal
  std::string what_;
  uint64_t began_with_ = 0;  // `done` when `what_` began, for resumed work
  Clock::time_point began_;
  Clock::time_point last_drawn_;
  std::array<Handler, 3> before_{};  // one for each signal
};

}  // namespace hotstone::answers

#endif  // HOTSTONE_ANSWERS_RUNS_TERMINAL_PROGRESS_H_
