// Progress on stderr when it is a terminal (what, share done, rate, time left), and Ctrl-C as a polite stop.
//
// Where stderr is no terminal a line is written every now and then (--progress, a minute if it is left out).
//
// The first SIGINT, SIGTERM or SIGHUP (the terminal was closed) makes Report return false, so that the work ends with what it has; a second one
// kills the program as usual.
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
  // Catches the signals until destroyed. One that is made while another is there has part in what that one was told, and
  // leaves the signals to it at its end.
  TerminalProgress();
  ~TerminalProgress() override;
  TerminalProgress(const TerminalProgress&) = delete;
  TerminalProgress& operator=(const TerminalProgress&) = delete;

  bool Report(std::string_view what, uint64_t done, uint64_t total) override;

  // Removes the line drawn last, before other output.
  void Clear();

  // Seconds between two lines where stderr is no terminal, 0 for none. To be set before the work begins.
  static int& LineEvery();

  // What a signal writes to standard error when it comes, empty for nothing: for a process that may wait for others, and then
  // never comes to say anything else. To be set before the first object is made; what is cleared
  // later is not said.
  static std::string& SaidAtASignal();

  // After so many Reports it is as if a signal had come, for work that is to end soon and the same way each
  // time; -1: never.
  static std::atomic<int64_t>& ReportsToStop();

  // True once a signal has come.
  static bool Interrupted();

 private:
  using Clock = std::chrono::steady_clock;
  using Handler = void (*)(int);
  bool terminal_;
  bool drawn_ = false;
  std::string what_;
  uint64_t began_with_ = 0;  // done when `what_` began: work that is taken up
  Clock::time_point began_;
  Clock::time_point last_drawn_;
  std::array<Handler, 3> before_{};  // of each signal
};

}  // namespace hotstone::answers

#endif  // HOTSTONE_ANSWERS_RUNS_TERMINAL_PROGRESS_H_
