// hotstone prove as a user runs it: verdicts, exit codes, exported questions, and other solvers
// that agree, disagree or are missing.
#include "solver/prove.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <sys/stat.h>

#include <cstdlib>
#include <filesystem>

#include "certify/theorems.h"
#include "tests/base/temporary.h"
#include "tests/base/texts.h"
#include "tests/certify/drat/naive_lrat.h"
#include "tests/cli/run_program.h"

namespace hotstone::cli {
namespace {

using ::testing::AllOf;
using ::testing::ElementsAre;
using ::testing::EndsWith;
using ::testing::HasSubstr;
using ::testing::Not;
using ::testing::SizeIs;
using ::testing::StartsWith;

// A program that reports its version like cvc5 and answers every question alike.
std::string FakeSolver(const std::string& name, const std::string& answer) {
  const std::string path = WriteTestFile(
      name, "#!/bin/sh\ncase \"$*\" in *--version*) echo 'This is cvc5 version 0.0' ;; *) echo " +
                answer + " ;; esac\n");
  chmod(path.c_str(), 0755);
  return path;
}

TEST(ProveCommandSlow, EverythingOnThreeByThreeIsDecidedThreeTimes) {
  const TestFolder folder("prove-lrat-3x3");
  const ProgramResult run = RunHotstone(
      {"prove", "--board", "3x3", "--second", "--sat", "--seconds", "5", "--lrat", folder.path});
  EXPECT_EQ(run.exit_code, 0) << run.out << run.err;
  EXPECT_EQ(run.SaidBesides(), "");
  EXPECT_THAT(run.out, EndsWith(" 0 unknown; all as expected.\n"));
  EXPECT_THAT(run.out, Not(HasSubstr("DISAGREE")));
  EXPECT_THAT(run.out, Not(HasSubstr("DEFECT")));
  EXPECT_THAT(run.out, HasSubstr("two-plays-return"));
  int proofs = 0;
  for (const auto& entry : std::filesystem::directory_iterator(folder.path)) {
    if (entry.path().extension() != ".lrat") continue;
    ++proofs;
    const auto formula =
        certify::ReadDimacs(std::filesystem::path(entry.path()).replace_extension(".cnf").string());
    ASSERT_TRUE(formula.ok()) << formula.status();
    EXPECT_EQ(certify::WrongInLrat(*formula, FileText(entry.path().string())), "") << entry.path();
  }
  EXPECT_GT(proofs, 25);
}

TEST(ProveCommandTest, ListsWhatIsThere) {
  const ProgramResult run = RunHotstone({"prove", "--list"});
  EXPECT_EQ(run.exit_code, 0) << run.err;
  EXPECT_THAT(run.out, HasSubstr("two-plays-return  (each board; expected: holds)\n"));
  EXPECT_THAT(run.out, HasSubstr("    mutant "));
  EXPECT_THAT(run.out, HasSubstr("    on paper: "));
  const ProgramResult json =
      RunHotstone({"prove", "--list", "--only", "two-plays-return", "--json"});
  EXPECT_EQ(json.exit_code, 0);
  ASSERT_THAT(json.OutputLines(), SizeIs(1));
  EXPECT_THAT(json.out, StartsWith("{\"schema\":\"hotstone.result/1\",\"command\":\"prove --list\","
                                   "\"obligation\":\"two-plays-return\""));
}

// A step of arithmetic is not worded as a statement about rules, and names the statement it belongs
// to.
TEST(ProveCommandTest, StepsSayWhatTheyAreStepsOf) {
  int steps = 0;
  for (const auto& info : solver::ListObligations()) {
    if (!certify::StepOfObligation(info.name).has_value()) continue;
    ++steps;
    EXPECT_NE(info.domain, "all boards") << info.name;
    EXPECT_THAT(info.statement, Not(testing::ContainsRegex("[Uu]nder |psk|ssk|fixed")))
        << info.name;
  }
  EXPECT_EQ(steps, 5);
  const ProgramResult run = RunHotstone({"prove", "--list", "--only", "ends-memory-measure"});
  EXPECT_THAT(
      run.out,
      HasSubstr(
          "    a step of arithmetic, towards: under psk, ssk, nssk and fixed every game ends"));
  EXPECT_THAT(run.out, StartsWith("ends-memory-measure  (all numbers; expected: holds)\n"));
  EXPECT_THAT(run.out,
              HasSubstr("    carried by the theorem: psk_ends (proofs/endings/superko_ends.v)\n"));
  const ProgramResult json =
      RunHotstone({"prove", "--list", "--only", "ends-passes-alone", "--json"});
  EXPECT_THAT(json.out,
              HasSubstr("\"theorem\":null,\"step_of\":{\"statement\":\"from every situation"));
  EXPECT_THAT(json.out, HasSubstr("passes_alone_end_the_game"));
}

// Every finite question without a model has a proof next to its formula, and the output gives its
// size.
TEST(ProveCommandTest, WritesProofsWithHints) {
  const TestFolder folder("prove-lrat");
  const ProgramResult run =
      RunHotstone({"prove", "--board", "2x1", "--only", "unchanged-single-removal", "--quick",
                   "--sat", "--lrat", folder.path, "--json"});
  EXPECT_EQ(run.exit_code, 0) << run.err;
  EXPECT_THAT(run.out, testing::ContainsRegex("\"lrat_bytes\":[1-9]"));
  const auto formula = certify::ReadDimacs(folder.path + "/unchanged-single-removal-2x1.cnf");
  ASSERT_TRUE(formula.ok()) << formula.status();
  EXPECT_EQ(
      certify::WrongInLrat(*formula, FileText(folder.path + "/unchanged-single-removal-2x1.lrat")),
      "");
  // A question without an answer is written without a proof, and an older proof is removed.
  const ProgramResult open = RunHotstone(
      {"prove", "--board", "2x1", "--only", "unchanged-single-removal", "--quick", "--sat",
       "--sat-program", FakeSolver("no-answer", "c UNKNOWN"), "--lrat", folder.path});
  EXPECT_EQ(open.exit_code, 0) << open.out << open.err;
  EXPECT_THAT(FileText(folder.path + "/unchanged-single-removal-2x1.cnf"), HasSubstr("p cnf "));
  EXPECT_FALSE(std::filesystem::exists(folder.path + "/unchanged-single-removal-2x1.lrat"));
  EXPECT_THAT(Refusal({"prove", "--lrat", folder.path}),
              HasSubstr("--lrat writes the proofs found by --sat"));
}

TEST(ProveCommandTest, ExportsQuestionsWithTheirStatus) {
  const TestFolder folder("prove-export");
  const ProgramResult run = RunHotstone(
      {"prove", "--board", "3x2", "--only", "two-plays-return", "--export", folder.path});
  EXPECT_EQ(run.exit_code, 0) << run.err;
  const std::string main = FileText(folder.path + "/two-plays-return-3x2.smt2");
  EXPECT_THAT(main, StartsWith("; obligation: two-plays-return, 3x2\n"));
  EXPECT_THAT(main, HasSubstr("(set-info :status unsat)"));
  EXPECT_THAT(main, HasSubstr("(set-logic QF_BV)"));
  EXPECT_THAT(main, HasSubstr("black_A1"));
  EXPECT_THAT(main, EndsWith("(check-sat)\n"));
  EXPECT_THAT(FileText(folder.path + "/two-plays-return-assumptions-3x2.smt2"),
              HasSubstr("(set-info :status sat)"));
  EXPECT_THAT(FileText(folder.path + "/two-plays-return-3x2.cnf"), HasSubstr("\np cnf "));
  // The same questions give the same text.
  const TestFolder again("prove-export-again");
  RunHotstone({"prove", "--board", "3x2", "--only", "two-plays-return", "--export", again.path});
  EXPECT_EQ(FileText(again.path + "/two-plays-return-3x2.smt2"), main);
  EXPECT_EQ(FileText(again.path + "/two-plays-return-3x2.cnf"),
            FileText(folder.path + "/two-plays-return-3x2.cnf"));
}

TEST(ProveCommandTest, ADisagreementIsAnError) {
  for (const std::string answer : {"sat", "unsat"}) {
    const std::string fake = FakeSolver("fake-" + answer, answer);
    const ProgramResult run =
        RunHotstone({"prove", "--board", "2x2", "--only", "unchanged-single-removal", "--second",
                     "--second-program", fake});
    EXPECT_EQ(run.exit_code, 1) << answer;
    EXPECT_THAT(run.out, HasSubstr("DISAGREEMENT: unchanged-single-removal"));
    EXPECT_THAT(run.out, HasSubstr("1 NOT AS EXPECTED"));
  }
  const std::string fake = FakeSolver("fake-unknown", "unknown");
  const ProgramResult run =
      RunHotstone({"prove", "--board", "2x2", "--only", "unchanged-single-removal", "--second",
                   "--second-program", fake});
  EXPECT_EQ(run.exit_code, 0);
  EXPECT_THAT(run.out, HasSubstr("no answer"));
}

TEST(ProveCommandTest, AMissingSolverIsSkippedAloud) {
  const std::string path = std::getenv("PATH");
  setenv("PATH", "/nowhere", 1);
  const ProgramResult run = RunHotstone(
      {"prove", "--board", "2x2", "--only", "unchanged-single-removal", "--second", "--sat"});
  setenv("PATH", path.c_str(), 1);
  EXPECT_EQ(run.exit_code, 0) << run.err;
  EXPECT_THAT(run.ErrorLines(), SizeIs(2));
  EXPECT_THAT(run.err, AllOf(HasSubstr("skipped"), HasSubstr("cvc5"), HasSubstr("cadical")));
  EXPECT_THAT(run.out, HasSubstr(" skipped "));
}

// A user who names a program wants its answer: without it nothing is proved again.
TEST(ProveCommandTest, ANamedSolverMustBeThereAndAsked) {
  for (const std::string solver : {"--second", "--sat"}) {
    const std::vector<std::string> words = {"prove", "--board", "2x2", "--only",
                                            "unchanged-single-removal"};
    std::vector<std::string> missing = words;
    missing.insert(missing.end(), {solver, solver + "-program", "no-such-solver"});
    EXPECT_THAT(Refusal(missing), HasSubstr("no-such-solver"));
    std::vector<std::string> not_asked = words;
    not_asked.insert(not_asked.end(), {solver + "-program", "no-such-solver"});
    EXPECT_EQ(Refusal(not_asked), "hotstone: " + solver + "-program requires " + solver + "\n");
  }
}

TEST(ProveCommandTest, ALimitIsUnknown) {
  const ProgramResult run = RunHotstone(
      {"prove", "--board", "5x5", "--only", "two-plays-return", "--rlimit", "1000", "--quick"});
  EXPECT_EQ(run.exit_code, 3) << run.out;
  EXPECT_THAT(run.out, HasSubstr("its limit of 1000 units of work"));
  const ProgramResult json = RunHotstone({"prove", "--board", "5x5", "--only", "two-plays-return",
                                          "--rlimit", "1000", "--quick", "--json"});
  EXPECT_EQ(json.exit_code, 3);
  EXPECT_THAT(json.out, HasSubstr("\"verdict\":\"unknown\""));
}

// On ten points sums have no clauses: results for the other two parts are not reported for the
// whole.
TEST(ProveCommandTest, APartWithoutClausesIsLeftOpen) {
  const ProgramResult run = RunHotstone(
      {"prove", "--board", "5x2", "--only", "board-fill-in", "--quick", "--sat", "--json"});
  EXPECT_THAT(run.out, HasSubstr("\"agreement\":\"2 of 3\"")) << run.err;
  Refusal({"prove", "--board", "2x1", "--only", "board-fill-in", "--sat", "--sat-program",
           "/nowhere/cadical", "--lrat", TestPath("none")});
}

TEST(ProveCommandTest, ABoardWithoutMeaning) {
  const ProgramResult square =
      RunHotstone({"prove", "--board", "2x2", "--only", "two-plays-return"});
  EXPECT_EQ(square.exit_code, 0);
  EXPECT_THAT(square.out, HasSubstr("not on 2x2: "));
  const ProgramResult run = RunHotstone({"prove", "--board", "1x1", "--only", "two-plays-return"});
  EXPECT_EQ(run.exit_code, 0);
  EXPECT_THAT(run.out, HasSubstr("not on 1x1: "));
}

TEST(ProveCommandTest, RefusalsForMemoryNameASmallerBoard) {
  const auto refused = [](const std::string& memory, const std::string& text) {
    const ProgramResult run = RunHotstone(
        {"prove", "--only", "ko-class-total", "--quick", "--board", "3x3", "--memory", memory});
    EXPECT_EQ(run.exit_code, 3);
    EXPECT_THAT(run.ErrorLines(), ElementsAre(HasSubstr(text)));
  };
  refused(
      "63MiB",
      "proofs need at least 64 MiB; a smaller board: hotstone prove --board 3x2 --memory 64MiB");
  refused("64MiB",
          "out of memory, see --memory; a smaller board: hotstone prove --board 3x2 --only "
          "ko-class-total --memory 64MiB");
  const ProgramResult run = RunHotstone(
      {"prove", "--only", "ko-class-total", "--quick", "--board", "3x2", "--memory", "64MiB"});
  EXPECT_EQ(run.exit_code, 0) << run.err;
}

TEST(ProveCommandTest, BadInput) {
  const std::vector<std::vector<std::string>> bad = {{"prove", "--only", "no-such-obligation"},
                                                     {"prove", "--board", "0x3"},
                                                     {"prove", "--board", "20x3"},
                                                     {"prove", "--rlimit", "-1"},
                                                     {"prove", "--bound", "0"},
                                                     {"prove", "--seconds", "0"},
                                                     {"prove", "--json", "--record"},
                                                     {"prove", "--frobnicate"},
                                                     {"prove", "--export", "/dev/null/x"},
                                                     {"prove", "--only", ""}};
  for (const auto& arguments : bad) Refusal(arguments);
}

}  // namespace
}  // namespace hotstone::cli
