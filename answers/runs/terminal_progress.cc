#include "answers/runs/terminal_progress.h"

#include <unistd.h>

#include <algorithm>
#include <cerrno>
#include <cmath>
#include <csignal>
#include <cstdio>

#include "absl/strings/str_cat.h"
#include "absl/strings/str_format.h"

namespace hotstone::answers {
namespace {

constexpr std::array<int, 3> kStops = {SIGINT, SIGTERM, SIGHUP};

volatile std::sig_atomic_t interrupted = 0;
int alive = 0;  // how many objects exist

void OnSignal(int signal) {
  const int error = errno;  // of the call that the signal interrupted
  interrupted = 1;
  // A handler may read a string that no longer changes, and may call write.
  const std::string& said = TerminalProgress::SaidAtASignal();
  [[maybe_unused]] const ssize_t written =
      said.empty() ? 0 : write(STDERR_FILENO, said.data(), said.size());
  std::signal(signal, SIG_DFL);
  errno = error;
}

// Writes 1234567 as "1.23 M".
std::string Short(double number) {
  for (const char* unit : {"", " k", " M", " G"}) {
    if (number < 1000)
      return absl::StrFormat("%.*f%s", number < 100 && *unit != 0 ? 1 : 0, number, unit);
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

TerminalProgress::TerminalProgress()
    : terminal_(isatty(STDERR_FILENO) == 1), last_drawn_(Clock::now()) {
  if (alive++ == 0) interrupted = 0;
  SaidAtASignal();  // created now, not in the handler
  for (size_t i = 0; i < kStops.size(); ++i) {
    before_[i] = std::signal(kStops[i], OnSignal);
    // A process told to ignore SIGHUP (nohup) keeps ignoring it.
    if (before_[i] == SIG_IGN) std::signal(kStops[i], SIG_IGN);
  }
}

TerminalProgress::~TerminalProgress() {
  Clear();
  --alive;
  for (size_t i = 0; i < kStops.size(); ++i) {
    const bool within = alive > 0 && before_[i] == OnSignal;
    const Handler now = std::signal(kStops[i], within ? OnSignal : SIG_DFL);
    if (now == SIG_IGN) std::signal(kStops[i], SIG_IGN);
  }
}

int& TerminalProgress::LineEvery() {
  static int seconds = 60;
  return seconds;
}

int TerminalProgress::PauseBefore(int line) {
  int seconds = std::min(2, LineEvery());
  while (line-- > 0 && seconds < LineEvery()) seconds = std::min(5 * seconds, LineEvery());
  return seconds;
}

std::string& TerminalProgress::SaidAtASignal() {
  static std::string said;
  return said;
}

std::atomic<int64_t>& TerminalProgress::ReportsToStop() {
  static std::atomic<int64_t> reports = -1;
  return reports;
}

bool TerminalProgress::Interrupted() { return interrupted != 0; }

bool TerminalProgress::Report(std::string_view what, uint64_t done, uint64_t total) {
  if (std::atomic<int64_t>& left = ReportsToStop(); left >= 0 && (left == 0 || --left == 0))
    interrupted = 1;
  if (!terminal_ && LineEvery() == 0) return !Interrupted();
  const auto now = Clock::now();
  if (what != what_) {
    what_ = std::string(what);
    began_ = now;
    began_with_ = done;
  }
  const Clock::duration pause = terminal_ ? Clock::duration(std::chrono::milliseconds(200))
                                          : std::chrono::seconds(PauseBefore(lines_));
  if (now - last_drawn_ < pause) return !Interrupted();
  last_drawn_ = now;
  const double seconds = std::chrono::duration<double>(now - began_).count();
  const double rate =
      static_cast<double>(done - std::min(done, began_with_)) / std::max(seconds, 1e-3);
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
  ++lines_;
  return !Interrupted();
}

void TerminalProgress::Clear() {
  if (!drawn_) return;
  std::fprintf(stderr, "\r\033[K");
  std::fflush(stderr);
  drawn_ = false;
}

}  // namespace hotstone::answers
