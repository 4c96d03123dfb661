// Parsing cvc5's answers. cvc5 must be installed (packages/testing.txt).
#include "solver/query/second_solver.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "base/program.h"
#include "tests/base/children.h"
#include "tests/base/stop_at.h"
#include "tests/base/temporary.h"

namespace hotstone::solver {
namespace {

using testing::HasSubstr;

constexpr char kSquare[] = "(declare-const x (_ BitVec 32))\n(assert (= (bvmul x x) #x0000abc1))\n";
// Factoring a product of two primes of 31 bits: far beyond any limit here.
constexpr char kHard[] =
    "(set-logic QF_BV)\n(declare-const x (_ BitVec 64))\n(declare-const y (_ BitVec 64))\n"
    "(assert (bvult x #x0000000080000000))\n(assert (bvult y #x0000000080000000))\n"
    "(assert (bvugt x #x0000000000000001))\n(assert (bvugt y #x0000000000000001))\n"
    "(assert (= (bvmul x y) #x165bc378cc4d299d))\n(assert (bvult x y))\n(check-sat)\n";

absl::StatusOr<SecondOpinion> Opinion(const std::string& text, SecondLimits limits = {}) {
  const auto solver = FindSecondSolver();
  if (!solver.ok()) return solver.status();
  const TestFile file("question.smt2", text);
  if (limits.seconds == 0) limits.seconds = 600;
  return AskSecondSolver(*solver, file.path, limits);
}

TEST(SecondSolver, SaysItsVersion) {
  const auto solver = FindSecondSolver();
  ASSERT_TRUE(solver.ok()) << solver.status() << "; scripts/setup testing installs cvc5";
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
  EXPECT_EQ(sat->answer, Answer::kSat);
  const auto unsat = Opinion(std::string("(set-logic QF_BV)\n") + kSquare +
                             "(assert (= x #x00000000))\n(set-info :status unsat)\n(check-sat)\n");
  ASSERT_TRUE(unsat.ok()) << unsat.status();
  EXPECT_EQ(unsat->answer, Answer::kUnsat);
  EXPECT_EQ(unsat->reason, "");
}

TEST(SecondSolver, AnswersAgainstTheStatusOfTheFile) {
  const auto unsat = Opinion(std::string("(set-logic QF_BV)\n(set-info :status sat)\n") + kSquare +
                             "(assert (= x #x00000000))\n(check-sat)\n");
  ASSERT_TRUE(unsat.ok()) << unsat.status();
  EXPECT_EQ(unsat->answer, Answer::kUnsat);
  const auto sat = Opinion(std::string("(set-logic QF_BV)\n(set-info :status unsat)\n") + kSquare +
                           "(check-sat)\n");
  ASSERT_TRUE(sat.ok()) << sat.status();
  EXPECT_EQ(sat->answer, Answer::kSat);
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
  EXPECT_EQ(opinion->answer, Answer::kUnsat);
}

TEST(SecondSolver, IsUnknownPastTheUnitsOfWork) {
  SecondLimits limits;
  limits.rlimit = 5000;
  const auto opinion = Opinion(kHard, limits);
  ASSERT_TRUE(opinion.ok()) << opinion.status();
  EXPECT_EQ(opinion->answer, Answer::kUnknown);
  EXPECT_EQ(opinion->reason, "within rlimit 5000");
}

TEST(SecondSolver, IsUnknownPastTheClock) {
  SecondLimits limits;
  limits.seconds = 0.3;
  const auto opinion = Opinion(kHard, limits);
  ASSERT_TRUE(opinion.ok()) << opinion.status();
  EXPECT_EQ(opinion->answer, Answer::kUnknown);
  EXPECT_EQ(opinion->reason, "stopped after 0.3 s");
  EXPECT_TRUE(HasNoChildren());
}

TEST(SecondSolver, StopsWhenProgressSaysSo) {
  StopAt progress(1);
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
