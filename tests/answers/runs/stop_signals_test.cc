// The effect of a stop signal on the call that it interrupts, and on nested work.
#include <gtest/gtest.h>
#include <unistd.h>

#include <array>
#include <cerrno>
#include <csignal>

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

}  // namespace
}  // namespace hotstone::answers
