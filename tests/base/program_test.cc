// Programs run as children, with output captured, limited and never left behind.
#include "base/program.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <signal.h>

#include "tests/base/children.h"

namespace hotstone {
namespace {

using testing::HasSubstr;

std::string ShellPath() { return *FindProgram("sh"); }

TEST(Program, CatchesBothOutputsAndTheExitCode) {
  const auto run = RunProgram(ShellPath(), {"-c", "echo to out; echo to err >&2; exit 7"}, {});
  ASSERT_TRUE(run.ok()) << run.status();
  EXPECT_EQ(run->out, "to out\n");
  EXPECT_EQ(run->err, "to err\n");
  EXPECT_EQ(run->exit_code, 7);
  EXPECT_FALSE(run->timed_out);
}

TEST(Program, ArgumentsArriveAsTheyAre) {
  const auto run = RunProgram("/bin/echo", {"$HOME;", "a b", "*"}, {});
  ASSERT_TRUE(run.ok()) << run.status();
  EXPECT_EQ(run->out, "$HOME; a b *\n");
}

TEST(Program, NoOptionArrivesByTheEnvironment) {
  ASSERT_EQ(setenv("CADICAL_ELIM", "false", 1), 0);
  const auto run = RunProgram(*FindProgram("env"), {}, {});
  ASSERT_TRUE(run.ok()) << run.status();
  EXPECT_THAT(run->out, testing::MatchesRegex("LC_ALL=C\nPATH=[^\n]*\n"));
}

TEST(Program, MuchOutputIsCaughtWhole) {
  const auto run = RunProgram(
      ShellPath(), {"-c", "head -c 3000000 /dev/zero; head -c 2000000 /dev/zero >&2"}, {});
  ASSERT_TRUE(run.ok()) << run.status();
  EXPECT_EQ(run->out.size(), 3000000u);
  EXPECT_EQ(run->err.size(), 2000000u);
}

TEST(Program, TooMuchOutputIsAnError) {
  ProgramLimits limits;
  limits.most_output = 1000;
  const auto run =
      RunProgram(ShellPath(), {"-c", "while :; do echo more and more and more; done"}, limits);
  EXPECT_EQ(run.status().code(), absl::StatusCode::kResourceExhausted) << run.status();
  EXPECT_TRUE(HasNoChildren());
}

TEST(Program, IsKilledWithItsOwnChildrenWhenTimeIsUp) {
  ProgramLimits limits;
  std::string out;
  // On a busy machine the program may not have started when its time is up; then it gets more.
  for (limits.seconds = 0.1; out.empty() && limits.seconds < 600; limits.seconds *= 2) {
    const auto run =
        RunProgram(ShellPath(), {"-c", "echo begun; sleep 3600; echo not reached"}, limits);
    ASSERT_TRUE(run.ok()) << run.status();
    EXPECT_TRUE(run->timed_out);
    EXPECT_EQ(run->exit_code, -SIGKILL);
    EXPECT_GE(run->seconds, limits.seconds);
    EXPECT_TRUE(HasNoChildren());
    out = run->out;
  }
  EXPECT_EQ(out, "begun\n");
}

TEST(Program, IsKilledWhenToldToStop) {
  int asked = 0;
  ProgramLimits limits;
  limits.keep_going = [&asked] { return ++asked < 2; };
  limits.what = "sleeping";
  const auto run = RunProgram(*FindProgram("sleep"), {"3600"}, limits);
  EXPECT_EQ(run.status(), absl::CancelledError("sleeping: interrupted"));
  EXPECT_TRUE(HasNoChildren());
}

TEST(Program, MemoryIsLimited) {
  ProgramLimits limits;
  limits.memory = uint64_t{64} << 20;
  const auto run =
      RunProgram(ShellPath(), {"-c", "head -c 200M /dev/zero | tail -n 1 | wc -c"}, limits);
  ASSERT_TRUE(run.ok()) << run.status();
  EXPECT_THAT(run->err, HasSubstr("memory exhausted"));
}

TEST(Program, ProgramsThatAreNotThereAreNotFound) {
  EXPECT_EQ(FindProgram("no-such-solver").status().code(), absl::StatusCode::kNotFound);
  EXPECT_EQ(FindProgram("/no/such/solver").status().code(), absl::StatusCode::kNotFound);
  EXPECT_EQ(FindProgram("/tmp").status().code(), absl::StatusCode::kNotFound);
  EXPECT_EQ(FindProgram("").status().code(), absl::StatusCode::kNotFound);
  EXPECT_EQ(RunProgram("/no/such/solver", {}, {}).status().code(), absl::StatusCode::kNotFound);
  EXPECT_TRUE(HasNoChildren());
}

TEST(Program, SaysItsVersionOrIsRefused) {
  const auto shell = AskVersion("bash");
  ASSERT_TRUE(shell.ok()) << shell.status();
  EXPECT_THAT(shell->first_words, HasSubstr("version"));
  EXPECT_EQ(AskVersion("no-such-solver").status().code(), absl::StatusCode::kNotFound);
  EXPECT_EQ(AskVersion("false").status().code(), absl::StatusCode::kInternal);
}

}  // namespace
}  // namespace hotstone
