// Programs run as children, and what is read from cvc5's answers. cvc5 must be installed (packages.txt).
#include "solver/second_solver.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <signal.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <unistd.h>

#include <cerrno>
#include <cstdio>
#include <fstream>

#include "solver/child_process.h"

namespace hotstone::solver {
namespace {

using testing::HasSubstr;

class TempFile {
 public:
  TempFile(const std::string& name, const std::string& text)
      : path_(testing::TempDir() + "/hotstone-" + std::to_string(getpid()) + "-" + name) {
    std::ofstream(path_, std::ios::binary) << text;
  }
  ~TempFile() { std::remove(path_.c_str()); }
  const std::string& path() const { return path_; }

 private:
  std::string path_;
};

class StopAtOnce : public enumerate::Progress {
 public:
  bool Report(std::string_view, uint64_t, uint64_t) override { return ++asked_ < 2; }

 private:
  int asked_ = 0;
};

bool HasNoChildren() { return waitpid(-1, nullptr, WNOHANG) == -1 && errno == ECHILD; }

std::string Shell() { return *FindProgram("sh"); }

constexpr char kSquare[] = "(declare-const x (_ BitVec 32))\n(assert (= (bvmul x x) #x0000abc1))\n";
// A product of two primes of 31 bits, to be factored: far more than any limit here allows.
constexpr char kHard[] =
    "(set-logic QF_BV)\n(declare-const x (_ BitVec 64))\n(declare-const y (_ BitVec 64))\n"
    "(assert (bvult x #x0000000080000000))\n(assert (bvult y #x0000000080000000))\n"
    "(assert (bvugt x #x0000000000000001))\n(assert (bvugt y #x0000000000000001))\n"
    "(assert (= (bvmul x y) #x165bc378cc4d299d))\n(assert (bvult x y))\n(check-sat)\n";

TEST(ChildProcess, CatchesBothOutputsAndTheExitCode) {
  const auto run = RunProgram(Shell(), {"-c", "echo to out; echo to err >&2; exit 7"}, {});
  ASSERT_TRUE(run.ok()) << run.status();
  EXPECT_EQ(run->out, "to out\n");
  EXPECT_EQ(run->err, "to err\n");
  EXPECT_EQ(run->exit_code, 7);
  EXPECT_FALSE(run->timed_out);
}

TEST(ChildProcess, ArgumentsArriveAsTheyAre) {
  const auto run = RunProgram("/bin/echo", {"$HOME;", "a b", "*"}, {});
  ASSERT_TRUE(run.ok()) << run.status();
  EXPECT_EQ(run->out, "$HOME; a b *\n");
}

TEST(ChildProcess, NoOptionArrivesByTheEnvironment) {
  ASSERT_EQ(setenv("CADICAL_ELIM", "false", 1), 0);
  const auto run = RunProgram(*FindProgram("env"), {}, {});
  ASSERT_TRUE(run.ok()) << run.status();
  EXPECT_THAT(run->out, testing::MatchesRegex("LC_ALL=C\nPATH=[^\n]*\n"));
}

TEST(ChildProcess, MuchOutputIsCaughtWhole) {
  const auto run =
      RunProgram(Shell(), {"-c", "head -c 3000000 /dev/zero; head -c 2000000 /dev/zero >&2"}, {});
  ASSERT_TRUE(run.ok()) << run.status();
  EXPECT_EQ(run->out.size(), 3000000u);
  EXPECT_EQ(run->err.size(), 2000000u);
}

TEST(ChildProcess, TooMuchOutputIsAnError) {
  ProgramLimits limits;
  limits.most_output = 1000;
  const auto run = RunProgram(Shell(), {"-c", "while :; do echo more and more and more; done"}, limits);
  EXPECT_EQ(run.status().code(), absl::StatusCode::kResourceExhausted) << run.status();
  EXPECT_TRUE(HasNoChildren());
}

TEST(ChildProcess, IsKilledWithItsOwnChildrenWhenTimeIsUp) {
  ProgramLimits limits;
  limits.seconds = 0.2;
  const auto run = RunProgram(Shell(), {"-c", "echo begun; sleep 60; echo not reached"}, limits);
  ASSERT_TRUE(run.ok()) << run.status();
  EXPECT_TRUE(run->timed_out);
  EXPECT_EQ(run->exit_code, -SIGKILL);
  EXPECT_EQ(run->out, "begun\n");
  EXPECT_LT(run->seconds, 30);
  EXPECT_TRUE(HasNoChildren());
}

TEST(ChildProcess, IsKilledWhenProgressSaysStop) {
  StopAtOnce progress;
  ProgramLimits limits;
  limits.progress = &progress;
  limits.what = "sleeping";
  const auto run = RunProgram(*FindProgram("sleep"), {"60"}, limits);
  EXPECT_EQ(run.status(), absl::CancelledError("sleeping: interrupted"));
  EXPECT_TRUE(HasNoChildren());
}

TEST(ChildProcess, MemoryIsLimited) {
  ProgramLimits limits;
  limits.memory = uint64_t{64} << 20;
  const auto run = RunProgram(Shell(), {"-c", "head -c 200M /dev/zero | tail -n 1 | wc -c"}, limits);
  ASSERT_TRUE(run.ok()) << run.status();
  EXPECT_THAT(run->err, HasSubstr("memory exhausted"));
}

TEST(ChildProcess, ProgramsThatAreNotThereAreNotFound) {
  EXPECT_EQ(FindProgram("no-such-solver").status().code(), absl::StatusCode::kNotFound);
  EXPECT_EQ(FindProgram("/no/such/solver").status().code(), absl::StatusCode::kNotFound);
  EXPECT_EQ(FindProgram("/tmp").status().code(), absl::StatusCode::kNotFound);
  EXPECT_EQ(FindProgram("").status().code(), absl::StatusCode::kNotFound);
  EXPECT_EQ(RunProgram("/no/such/solver", {}, {}).status().code(), absl::StatusCode::kNotFound);
  EXPECT_TRUE(HasNoChildren());
}

absl::StatusOr<SecondOpinion> Opinion(const std::string& text, SecondLimits limits = {}) {
  const auto solver = FindSecondSolver();
  if (!solver.ok()) return solver.status();
  const TempFile file("question.smt2", text);
  if (limits.seconds == 0) limits.seconds = 60;
  return AskSecondSolver(*solver, file.path(), limits);
}

TEST(SecondSolver, SaysItsVersion) {
  const auto solver = FindSecondSolver();
  ASSERT_TRUE(solver.ok()) << solver.status() << "; packages.txt names cvc5";
  EXPECT_THAT(solver->version, testing::MatchesRegex("cvc5 [0-9]+\\.[0-9]+.*"));
}

TEST(SecondSolver, AMissingOneIsNotFound) {
  EXPECT_EQ(FindSecondSolver("no-such-solver").status().code(), absl::StatusCode::kNotFound);
  EXPECT_EQ(AskSecondSolver({"/no/such/solver", "none"}, "file", {}).status().code(),
            absl::StatusCode::kNotFound);
}

TEST(SecondSolver, AProgramThatIsNoSolverIsRefused) {
  EXPECT_EQ(FindSecondSolver("false").status().code(), absl::StatusCode::kInternal);
  EXPECT_EQ(AskSecondSolver({*FindProgram("echo"), "echo"}, "file", {}).status().code(),
            absl::StatusCode::kInternal);
}

TEST(SecondSolver, AnswersBothWays) {
  const auto sat = Opinion(std::string("(set-logic QF_BV)\n") + kSquare + "(check-sat)\n");
  ASSERT_TRUE(sat.ok()) << sat.status();
  EXPECT_EQ(sat->answer, SecondAnswer::kSat);
  const auto unsat = Opinion(std::string("(set-logic QF_BV)\n") + kSquare +
                             "(assert (= x #x00000000))\n(set-info :status unsat)\n(check-sat)\n");
  ASSERT_TRUE(unsat.ok()) << unsat.status();
  EXPECT_EQ(unsat->answer, SecondAnswer::kUnsat);
  EXPECT_EQ(unsat->reason, "");
}

TEST(SecondSolver, AnswersAgainstTheStatusOfTheFile) {
  const auto unsat = Opinion(std::string("(set-logic QF_BV)\n(set-info :status sat)\n") + kSquare +
                             "(assert (= x #x00000000))\n(check-sat)\n");
  ASSERT_TRUE(unsat.ok()) << unsat.status();
  EXPECT_EQ(unsat->answer, SecondAnswer::kUnsat);
  const auto sat =
      Opinion(std::string("(set-logic QF_BV)\n(set-info :status unsat)\n") + kSquare + "(check-sat)\n");
  ASSERT_TRUE(sat.ok()) << sat.status();
  EXPECT_EQ(sat->answer, SecondAnswer::kSat);
}

TEST(SecondSolver, SaturatesQuantifiers) {
  SecondLimits limits;
  limits.quantified = true;
  const auto opinion = Opinion(
      "(set-logic UF)\n(declare-sort P 0)\n(declare-fun r (P P) Bool)\n"
      "(assert (forall ((x P)) (exists ((y P)) (r x y))))\n"
      "(assert (exists ((x P)) (forall ((y P)) (not (r x y)))))\n(check-sat)\n",
      limits);
  ASSERT_TRUE(opinion.ok()) << opinion.status();
  EXPECT_EQ(opinion->answer, SecondAnswer::kUnsat);
}

TEST(SecondSolver, IsUnknownPastTheUnitsOfWork) {
  SecondLimits limits;
  limits.rlimit = 5000;
  const auto opinion = Opinion(kHard, limits);
  ASSERT_TRUE(opinion.ok()) << opinion.status();
  EXPECT_EQ(opinion->answer, SecondAnswer::kUnknown);
  EXPECT_EQ(opinion->reason, "within rlimit 5000");
}

TEST(SecondSolver, IsUnknownPastTheClock) {
  SecondLimits limits;
  limits.seconds = 0.3;
  const auto opinion = Opinion(kHard, limits);
  ASSERT_TRUE(opinion.ok()) << opinion.status();
  EXPECT_EQ(opinion->answer, SecondAnswer::kUnknown);
  EXPECT_EQ(opinion->reason, "stopped after 0.3 s");
  EXPECT_TRUE(HasNoChildren());
}

TEST(SecondSolver, StopsWhenProgressSaysSo) {
  StopAtOnce progress;
  SecondLimits limits;
  limits.progress = &progress;
  limits.what = "cvc5";
  EXPECT_EQ(Opinion(kHard, limits).status(), absl::CancelledError("cvc5: interrupted"));
  EXPECT_TRUE(HasNoChildren());
}

TEST(SecondSolver, AFileThatItRefusesIsRefusedInItsWords) {
  const auto bad = Opinion("(set-logic QF_BV)\n(assert (foo))\n(check-sat)\n");
  EXPECT_EQ(bad.status().code(), absl::StatusCode::kInvalidArgument) << bad.status();
  EXPECT_THAT(std::string(bad.status().message()), HasSubstr("question.smt2:2.13"));
  const auto none = AskSecondSolver(*FindSecondSolver(), "/no/such/file.smt2", {});
  EXPECT_EQ(none.status().code(), absl::StatusCode::kInvalidArgument) << none.status();
}

TEST(SecondSolver, AFileWithoutAQuestionHasNoAnswer) {
  const auto none = Opinion("(set-logic QF_BV)\n");
  EXPECT_EQ(none.status().code(), absl::StatusCode::kInternal) << none.status();
}

}  // namespace
}  // namespace hotstone::solver
