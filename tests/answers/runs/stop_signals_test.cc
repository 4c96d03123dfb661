// The effect of a stop signal on the call that it interrupts, and on nested work; what a terminal
// shows.
#include <fcntl.h>
#include <gtest/gtest.h>
#include <stdlib.h>
#include <unistd.h>

#include <array>
#include <cerrno>
#include <chrono>
#include <csignal>
#include <cstring>
#include <thread>
#include <utility>

#include "answers/runs/terminal_progress.h"

namespace hotstone::answers {
namespace {

bool IsCaught(int signal) {
  struct sigaction now {};
  sigaction(signal, nullptr, &now);
  return now.sa_handler != SIG_DFL;
}

// The tests may start with some of the signals ignored, as a shell ignores SIGINT for a background
// job.
class StopSignalsTest : public testing::Test {
 protected:
  StopSignalsTest() {
    for (size_t i = 0; i < kSignals.size(); ++i) before_[i] = std::signal(kSignals[i], SIG_DFL);
  }
  ~StopSignalsTest() override {
    for (size_t i = 0; i < kSignals.size(); ++i) std::signal(kSignals[i], before_[i]);
  }

 private:
  static constexpr std::array<int, 3> kSignals = {SIGINT, SIGTERM, SIGHUP};
  std::array<void (*)(int), 3> before_{};
};

TEST_F(StopSignalsTest, TheHandlerKeepsTheErrorOfWhatItInterrupts) {
  TerminalProgress::SaidAtASignal() = "it is told to stop\n";
  const int kept = dup(STDERR_FILENO);
  int error = 0;
  {
    const TerminalProgress progress;
    close(STDERR_FILENO);  // its output cannot be written
    errno = ERANGE;
    raise(SIGTERM);
    error = errno;
    dup2(kept, STDERR_FILENO);
    close(kept);
    EXPECT_TRUE(TerminalProgress::Interrupted());
  }
  TerminalProgress::SaidAtASignal().clear();
  EXPECT_EQ(error, ERANGE);
}

TEST_F(StopSignalsTest, WorkWithinWorkLeavesItTheSignals) {
  {
    const TerminalProgress outer;
    { const TerminalProgress inner; }
    ASSERT_TRUE(IsCaught(SIGTERM) && IsCaught(SIGINT) && IsCaught(SIGHUP));
    raise(SIGTERM);
    {
      const TerminalProgress inner;
      EXPECT_TRUE(TerminalProgress::Interrupted());  // the signal that the outer one received
    }
    EXPECT_FALSE(IsCaught(SIGTERM));  // a second one ends the program
  }
  EXPECT_FALSE(IsCaught(SIGTERM) || IsCaught(SIGINT) || IsCaught(SIGHUP));
  const TerminalProgress next;
  EXPECT_FALSE(TerminalProgress::Interrupted());
}

TEST_F(StopSignalsTest, WhatIsIgnoredStaysIgnored) {
  const auto before = std::signal(SIGHUP, SIG_IGN);
  {
    const TerminalProgress outer;
    const TerminalProgress inner;
    raise(SIGHUP);
    EXPECT_FALSE(TerminalProgress::Interrupted());
  }
  EXPECT_EQ(std::signal(SIGHUP, before), SIG_IGN);
}

// Phases that follow each other faster than a line is drawn are drawn as well.
TEST(TerminalProgressTest, ShortPhasesAreShownOnATerminal) {
  const int ours = posix_openpt(O_RDWR | O_NOCTTY);
  ASSERT_TRUE(ours >= 0 && grantpt(ours) == 0 && unlockpt(ours) == 0);
  const int terminal = open(ptsname(ours), O_RDWR | O_NOCTTY);
  ASSERT_GE(terminal, 0);
  const int kept = dup(STDERR_FILENO);
  dup2(terminal, STDERR_FILENO);
  {
    TerminalProgress progress;
    for (int i = 0; i < 10; ++i) {
      progress.Report(i % 2 == 0 ? "this" : "that", 0, 0);
      std::this_thread::sleep_for(std::chrono::milliseconds(50));
    }
  }
  dup2(kept, STDERR_FILENO);
  close(kept);
  close(terminal);
  std::array<char, 4096> shown{};
  fcntl(ours, F_SETFL, O_NONBLOCK);
  const ssize_t bytes = read(ours, shown.data(), shown.size() - 1);
  close(ours);
  EXPECT_TRUE(bytes > 0 && strstr(shown.data(), ": 0, 0/s") != nullptr) << shown.data();
}

TEST(TerminalProgressTest, LinesGrowRarer) {
  const int kept = std::exchange(TerminalProgress::LineEvery(), 60);
  int line = 0;
  for (const int seconds : {2, 10, 50, 60, 60})
    EXPECT_EQ(TerminalProgress::PauseBefore(line++), seconds);
  TerminalProgress::LineEvery() = 1;
  EXPECT_EQ(TerminalProgress::PauseBefore(0), 1);
  EXPECT_EQ(TerminalProgress::PauseBefore(1'000'000), 1);
  TerminalProgress::LineEvery() = kept;
}

TEST(TerminalProgressTest, OffATerminalTheFirstLineComesAfterTwoSeconds) {
  testing::internal::CaptureStderr();
  {
    TerminalProgress progress;
    const auto began = std::chrono::steady_clock::now();
    while (std::chrono::steady_clock::now() - began < std::chrono::milliseconds(4200)) {
      progress.Report("work", 5, 10);
      std::this_thread::sleep_for(std::chrono::milliseconds(20));
    }
  }
  EXPECT_EQ(testing::internal::GetCapturedStderr(), "work: 5 of 10 (50%), 0/s\n");
}

}  // namespace
}  // namespace hotstone::answers
