// Progress on stderr when it is a terminal (what, share done, rate, time left), and Ctrl-C as a polite stop.
//
// The first SIGINT or SIGTERM makes Report return false, so that the work ends with what it has; a second one
// kills the program as usual.
#ifndef HOTSTONE_CLI_TERMINAL_PROGRESS_H_
#define HOTSTONE_CLI_TERMINAL_PROGRESS_H_

#include <chrono>
#include <string>

#include "enumerate/progress.h"

namespace hotstone::cli {

class TerminalProgress : public enumerate::Progress {
 public:
  // Catches the signals until destroyed. Draws nothing unless stderr is a terminal.
  TerminalProgress();
  ~TerminalProgress() override;
  TerminalProgress(const TerminalProgress&) = delete;
  TerminalProgress& operator=(const TerminalProgress&) = delete;

  bool Report(std::string_view what, uint64_t done, uint64_t total) override;

  // Removes the line drawn last, before other output.
  void Clear();

  // True once a signal has come.
  static bool Interrupted();

 private:
  using Clock = std::chrono::steady_clock;
  bool terminal_;
  bool drawn_ = false;
  std::string what_;
  Clock::time_point began_;
  Clock::time_point last_drawn_;
};

}  // namespace hotstone::cli

#endif  // HOTSTONE_CLI_TERMINAL_PROGRESS_H_
