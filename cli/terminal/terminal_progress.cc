#include "cli/terminal/terminal_progress.h"

#include <unistd.h>

#include <algorithm>
#include <cmath>
#include <csignal>
#include <cstdio>

#include "absl/strings/str_cat.h"
#include "absl/strings/str_format.h"

namespace hotstone::cli {
namespace {

constexpr int kStops[] = {SIGINT, SIGTERM, SIGHUP};

volatile std::sig_atomic_t interrupted = 0;

void OnSignal(int signal) {
  interrupted = 1;
  // Reading a string that nobody changes any more, and write, are allowed here.
  const std::string& said = TerminalProgress::SaidAtASignal();
  [[maybe_unused]] const ssize_t written = said.empty() ? 0 : write(STDERR_FILENO, said.data(), said.size());
  std::signal(signal, SIG_DFL);
}

// Writes 1234567 as "1.23 M".
std::string Short(double number) {
  for (const char* unit : {"", " k", " M", " G"}) {
    if (number < 1000) return absl::StrFormat("%.*f%s", number < 100 && *unit != 0 ? 1 : 0, number, unit);
    number /= 1000;
  }
  return absl::StrFormat("%.1f T", number);
}

std::string Duration(double seconds) {
  const int64_t whole = std::llround(seconds);
  if (whole < 60) return absl::StrCat(whole, " s");
  if (whole < 3600) return absl::StrFormat("%d:%02d min", whole / 60, whole % 60);
  return absl::StrFormat("%d:%02d h", whole / 3600, whole / 60 % 60);
}

}  // namespace

TerminalProgress::TerminalProgress() : terminal_(isatty(STDERR_FILENO) == 1), last_drawn_(Clock::now()) {
  interrupted = 0;
  SaidAtASignal();  // made now, not in the handler
  for (const int signal : kStops) {
    // What was told to ignore the end of its terminal (nohup) goes on ignoring it.
    if (std::signal(signal, OnSignal) == SIG_IGN) std::signal(signal, SIG_IGN);
  }
}

TerminalProgress::~TerminalProgress() {
  Clear();
  for (const int signal : kStops) {
    if (std::signal(signal, SIG_DFL) == SIG_IGN) std::signal(signal, SIG_IGN);
  }
}

int& TerminalProgress::LineEvery() {
  static int seconds = 60;
  return seconds;
}

std::string& TerminalProgress::SaidAtASignal() {
  static std::string said;
  return said;
}

bool TerminalProgress::Interrupted() { return interrupted != 0; }

bool TerminalProgress::Report(std::string_view what, uint64_t done, uint64_t total) {
  if (!terminal_ && LineEvery() == 0) return !Interrupted();
  const auto now = Clock::now();
  if (what != what_) {
    what_ = std::string(what);
    began_ = now;
    began_with_ = done;
    if (terminal_) last_drawn_ = now;
  }
  const Clock::duration pause = terminal_ ? Clock::duration(std::chrono::milliseconds(200))
                                          : Clock::duration(std::chrono::seconds(LineEvery()));
  if (now - last_drawn_ < pause) return !Interrupted();
  last_drawn_ = now;
  const double seconds = std::chrono::duration<double>(now - began_).count();
  const double rate = static_cast<double>(done - std::min(done, began_with_)) / std::max(seconds, 1e-3);
  std::string line = absl::StrCat(what_, ": ", Short(static_cast<double>(done)));
  if (total > 0) {
    const double share = static_cast<double>(done) / static_cast<double>(total);
    absl::StrAppend(&line, " of ", Short(static_cast<double>(total)),
                    absl::StrFormat(" (%.0f%%)", 100 * share));
  }
  absl::StrAppend(&line, ", ", Short(rate), "/s");
  if (total > done && done > began_with_) {
    absl::StrAppend(&line, ", ", Duration(static_cast<double>(total - done) / rate), " left");
  }
  std::fprintf(stderr, terminal_ ? "\r\033[K%s" : "%s\n", line.c_str());
  std::fflush(stderr);
  drawn_ = terminal_;
  return !Interrupted();
}

void TerminalProgress::Clear() {
  if (!drawn_) return;
  std::fprintf(stderr, "\r\033[K");
  std::fflush(stderr);
  drawn_ = false;
}

}  // namespace hotstone::cli
