// What a signal to stop does to the call that it comes in between of, and to work within work.
#include <gtest/gtest.h>
#include <unistd.h>

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

TEST(StopSignalsTest, TheHandlerKeepsTheErrorOfWhatItInterrupts) {
  TerminalProgress::SaidAtASignal() = "it is told to stop\n";
  const int kept = dup(STDERR_FILENO);
  int error = 0;
  {
    const TerminalProgress progress;
    close(STDERR_FILENO);  // what it says cannot be written
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

TEST(StopSignalsTest, WorkWithinWorkLeavesItTheSignals) {
  {
    const TerminalProgress outer;
    { const TerminalProgress inner; }
    ASSERT_TRUE(IsCaught(SIGTERM) && IsCaught(SIGINT) && IsCaught(SIGHUP));
    raise(SIGTERM);
    {
      const TerminalProgress inner;
      EXPECT_TRUE(TerminalProgress::Interrupted());  // what the outer one was told
    }
    EXPECT_FALSE(IsCaught(SIGTERM));  // the second one ends the program
  }
  EXPECT_FALSE(IsCaught(SIGTERM) || IsCaught(SIGINT) || IsCaught(SIGHUP));
  const TerminalProgress next;
  EXPECT_FALSE(TerminalProgress::Interrupted());
}

TEST(StopSignalsTest, WhatIsIgnoredStaysIgnored) {
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
