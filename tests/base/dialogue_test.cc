// Programs asked and answered: nothing they do blocks us, and no process is left behind.
#include "base/dialogue.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <signal.h>
#include <unistd.h>

#include <chrono>
#include <fstream>
#include <thread>

#include "tests/base/children.h"
#include "tests/base/shell_word.h"
#include "tests/base/temporary.h"

namespace hotstone {
namespace {

using testing::EndsWith;
using testing::HasSubstr;

std::unique_ptr<Dialogue> Shell(const std::string& script, const DialogueLimits& limits = {}) {
  auto dialogue = Dialogue::Start(*FindProgram("sh"), {"-c", script}, limits);
  EXPECT_TRUE(dialogue.ok()) << dialogue.status();
  return *std::move(dialogue);
}

size_t EndOfLine(std::string_view unread) { return unread.find('\n') + 1; }

// A reply that has not arrived after this time never will.
constexpr double kHang = 600;

// Whether the process whose number the shell wrote down goes away (an unreaped zombie counts). It
// has been killed; half a minute allows for a busy system.
bool GoesAway(const std::string& file) {
  for (int i = 0; i < 3000; ++i) {
    std::ifstream in(file);
    pid_t id = 0;
    if (in >> id && HasEnded(id)) return true;
    std::this_thread::sleep_for(std::chrono::milliseconds(10));
  }
  return false;
}

TEST(Dialogue, AsksAndIsAnswered) {
  auto shell = Shell("while read line; do echo \"you said $line\"; done; exit 5");
  std::string reply;
  for (const char* word : {"one", "two"}) {
    shell->Say(std::string(word) + "\n");
    ASSERT_EQ(shell->Listen(kHang, EndOfLine, reply), Heard::kReply);
    EXPECT_EQ(reply, std::string("you said ") + word + "\n");
  }
  EXPECT_FALSE(shell->exit_code().has_value());
  EXPECT_TRUE(shell->AwaitEnd(kHang));
  EXPECT_EQ(shell->exit_code(), 5);
  EXPECT_TRUE(HasNoChildren());
}

TEST(Dialogue, SeveralRepliesAtOnceComeOneByOne) {
  auto shell = Shell("cat");
  shell->Say("one\ntwo\nthree\n");
  std::string reply;
  for (const char* line : {"one\n", "two\n", "three\n"}) {
    ASSERT_EQ(shell->Listen(kHang, EndOfLine, reply), Heard::kReply);
    EXPECT_EQ(reply, line);
  }
  EXPECT_EQ(shell->Listen(0.02, EndOfLine, reply), Heard::kTimedOut);
}

TEST(Dialogue, OneThatHangsTimesOutAndIsKilledThoughItIgnoresSigterm) {
  {
    // One write, so that the half line arrives together with the first one.
    auto shell = Shell("trap '' TERM INT HUP; printf 'up\\nhalf'; while :; do sleep 3600; done");
    shell->Say("hello\n");
    std::string reply;
    ASSERT_EQ(shell->Listen(kHang, EndOfLine, reply), Heard::kReply);
    EXPECT_EQ(shell->Listen(0.1, EndOfLine, reply), Heard::kTimedOut);
    EXPECT_EQ(shell->unread(), "half");
    EXPECT_EQ(reply, "");
    EXPECT_FALSE(shell->AwaitEnd(0.1));
  }
  EXPECT_TRUE(HasNoChildren());
}

TEST(Dialogue, OneThatNeverReadsDoesNotBlock) {
  auto shell = Shell("exec sleep 3600");
  shell->Say(std::string(size_t{1} << 22, 'x'));
  std::string reply;
  EXPECT_EQ(shell->Listen(0.2, EndOfLine, reply), Heard::kTimedOut);
  EXPECT_GT(shell->unsent(), size_t{1} << 21);
}

TEST(Dialogue, OneThatClosedItsInputSendsNoSignal) {
  auto shell = Shell("exec 0<&-; echo ready; sleep 3600");
  std::string reply;
  ASSERT_EQ(shell->Listen(kHang, EndOfLine, reply), Heard::kReply);
  shell->Say("nobody reads this\n");  // SIGPIPE would end the test here
  shell->Say("nor this\n");
  EXPECT_EQ(shell->Listen(0.1, EndOfLine, reply), Heard::kTimedOut);
  sigset_t pending;
  sigpending(&pending);
  EXPECT_EQ(sigismember(&pending, SIGPIPE), 0);
}

TEST(Dialogue, OneThatClosesItsOutputIsHeard) {
  auto shell = Shell("printf rest; exec 1>&-; sleep 3600");
  std::string reply;
  EXPECT_EQ(shell->Listen(kHang, EndOfLine, reply), Heard::kClosed);
  EXPECT_EQ(shell->unread(), "rest");
  EXPECT_FALSE(shell->AwaitEnd(0.05));
}

TEST(Dialogue, ACrashTellsItsSignalAndItsLastWords) {
  auto shell = Shell(
      "head -c 100000 /dev/zero | tr '\\0' 'x' >&2; echo 'assertion failed' >&2; kill -SEGV $$");
  std::string reply;
  EXPECT_EQ(shell->Listen(kHang, EndOfLine, reply), Heard::kClosed);
  EXPECT_TRUE(shell->AwaitEnd(kHang));
  EXPECT_EQ(shell->exit_code(), -SIGSEGV);
  EXPECT_THAT(shell->last_errors(), EndsWith("xassertion failed\n"));
  EXPECT_LE(shell->last_errors().size(), size_t{4} << 10);
}

TEST(Dialogue, AFloodIsLimited) {
  DialogueLimits limits;
  limits.most_unread = 1 << 18;
  auto shell = Shell("while :; do printf 'more and more and more and more'; done", limits);
  std::string reply;
  EXPECT_EQ(shell->Listen(kHang, EndOfLine, reply), Heard::kTooMuch);
  EXPECT_LT(shell->unread().size(), size_t{1} << 20);
}

TEST(Dialogue, AFloodOfErrorsDoesNotStopTheTalk) {
  auto shell = Shell("while read line; do head -c 300000 /dev/zero >&2; echo \"$line\"; done");
  std::string reply;
  shell->Say("a\nb\n");
  EXPECT_EQ(shell->Listen(kHang, EndOfLine, reply), Heard::kReply);
  EXPECT_EQ(shell->Listen(kHang, EndOfLine, reply), Heard::kReply);
  EXPECT_EQ(reply, "b\n");
}

TEST(Dialogue, ChildrenOfTheProgramAreKilledWithIt) {
  const std::string file = TestPath("dialogue_with");
  {
    auto shell = Shell("sleep 3600 & echo $! > " + ShellWord(file) + "; echo up; wait");
    std::string reply;
    ASSERT_EQ(shell->Listen(kHang, EndOfLine, reply), Heard::kReply);
  }
  EXPECT_TRUE(GoesAway(file));
}

TEST(Dialogue, ChildrenThatOutliveTheProgramAreKilledAndHoldNothingOpen) {
  const std::string file = TestPath("dialogue_outlive");
  const std::string mark = TestPath("dialogue_survived");
  {
    // The child waits until the shell is gone, which happens after the child has been killed; if it
    // was not killed, it leaves a mark.
    auto shell = Shell("(while kill -0 $$; do sleep 0.01; done; echo > " + ShellWord(mark) +
                       ") 2>/dev/null & echo $! > " + ShellWord(file) + "; exit 3");
    std::string reply;
    // Although the child has the same output.
    EXPECT_EQ(shell->Listen(kHang, EndOfLine, reply), Heard::kClosed);
    EXPECT_TRUE(shell->AwaitEnd(kHang));
    EXPECT_EQ(shell->exit_code(), 3);
  }
  EXPECT_TRUE(GoesAway(file));
  EXPECT_NE(access(mark.c_str(), F_OK), 0);
}

TEST(Dialogue, StopsWhenTold) {
  DialogueLimits limits;
  limits.keep_going = [] { return false; };
  auto shell = Shell("sleep 3600", limits);
  std::string reply;
  EXPECT_EQ(shell->Listen(kHang, EndOfLine, reply), Heard::kStopped);
}

TEST(Dialogue, WhatCannotBeStartedSaysWhy) {
  const auto none = Dialogue::Start("/no/such/program", {}, {});
  EXPECT_EQ(none.status().code(), absl::StatusCode::kNotFound);
  EXPECT_THAT(std::string(none.status().message()), HasSubstr("/no/such/program"));
}

}  // namespace
}  // namespace hotstone
