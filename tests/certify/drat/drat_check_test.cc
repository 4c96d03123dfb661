// Hand-written proofs: correct ones are accepted, wrong ones refused at the right step.
#include "certify/drat/drat_check.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <sys/wait.h>

#include <cstdio>
#include <cstdlib>

#include "base/read_file.h"
#include "tests/base/shell_word.h"
#include "tests/base/temporary.h"
#include "tests/certify/run_certify.h"

namespace hotstone::certify {
namespace {

using testing::HasSubstr;
using testing::StartsWith;

absl::StatusOr<DratChecked> Check(const std::string& formula, const std::string& proof) {
  const auto cnf = ParseDimacs(formula, "formula");
  EXPECT_TRUE(cnf.ok()) << cnf.status();
  const auto drat = ParseDrat(proof, cnf->variables, "proof");
  EXPECT_TRUE(drat.ok()) << drat.status();
  return CheckDrat(*cnf, *drat);
}

// "accepted", or the reason for the refusal.
std::string Verdict(const std::string& formula, const std::string& proof) {
  const auto checked = Check(formula, proof);
  if (checked.ok()) return "accepted";
  EXPECT_EQ(checked.status().code(), absl::StatusCode::kFailedPrecondition) << checked.status();
  return std::string(checked.status().message());
}

// All four clauses over two variables.
constexpr char kSquare[] = "p cnf 2 4\n1 2 0\n-1 2 0\n1 -2 0\n-1 -2 0\n";
// No model, and no lemma of one literal is RUP; -4 is RAT, and with it -2 is RUP.
constexpr char kNine[] =
    "p cnf 4 9\n-1 -2 -4 0\n-1 -2 4 0\n-1 2 -3 0\n-1 2 3 0\n1 -3 -4 0\n1 -3 4 0\n1 -2 4 0\n1 2 4 "
    "0\n"
    "1 3 -4 0\n";

TEST(DratCheckTest, AcceptsRup) {
  const auto checked = Check(kSquare, "2 0\n0\n");
  ASSERT_TRUE(checked.ok()) << checked.status();
  EXPECT_EQ(checked->clauses, 4u);
  EXPECT_EQ(checked->lemmas, 2u);
  EXPECT_EQ(checked->by_rat, 0u);
  EXPECT_EQ(checked->deletions, 0u);
}

TEST(DratCheckTest, AcceptsRat) {
  const auto checked = Check(kNine, "-4 0\n-2 0\n0\n");
  ASSERT_TRUE(checked.ok()) << checked.status();
  EXPECT_EQ(checked->by_rat, 1u);
  EXPECT_THAT(Verdict(kNine, "-2 0\n0\n"), StartsWith("step 2 "));
}

// 3 means "1 and 2"; it is a variable that no clause of the formula has.
TEST(DratCheckTest, AcceptsDefinitions) {
  const std::string formula = "p cnf 3 4\n1 2 0\n-1 2 0\n1 -2 0\n-1 -2 0\n";
  EXPECT_EQ(Verdict(formula, "3 -1 -2 0\n-3 1 0\n-3 2 0\n-3 0\n2 0\n0\n"), "accepted");
  EXPECT_THAT(Verdict(formula, "3 -1 -2 0\n-3 0\n"), HasSubstr("without the empty clause"));
  EXPECT_THAT(Verdict("p cnf 3 1\n1 2 0\n", "3 -1 -2 0\n-3 0\n"), StartsWith("step 2 "));
}

TEST(DratCheckTest, AcceptsDeletionsOfWhatIsNotNeeded) {
  const auto checked = Check(kNine, "-4 0\nd 4 1 -3 0\nd 1 -3 -4 0\nd 1 3 -4 0\n-2 0\n0\n");
  ASSERT_TRUE(checked.ok()) << checked.status();
  EXPECT_EQ(checked->deletions, 3u);
  EXPECT_EQ(checked->kept, 0u);
}

TEST(DratCheckTest, WhatFollowsTheEmptyClauseIsNotLookedAt) {
  EXPECT_EQ(Verdict(kSquare, "2 0\n0\nd 1 0\n"), "accepted");
}

TEST(DratCheckTest, AnEmptyClauseOfTheFormulaNeedsNoProof) {
  EXPECT_EQ(Verdict("p cnf 1 2\n1 0\n0\n", ""), "accepted");
}

TEST(DratCheckTest, AConflictOfUnitsStillNeedsTheEmptyClause) {
  EXPECT_EQ(Verdict("p cnf 1 2\n1 0\n-1 0\n", "0\n"), "accepted");
  EXPECT_EQ(Verdict("p cnf 1 2\n1 0\n-1 0\n", ""),
            "the proof ends without the empty clause, after 0 steps");
}

TEST(DratCheckTest, RefusesProofsWithoutTheEmptyClause) {
  EXPECT_EQ(Verdict(kSquare, "2 0\n"), "the proof ends without the empty clause, after 1 step");
  EXPECT_EQ(Verdict(kSquare, ""), "the proof ends without the empty clause, after 0 steps");
}

TEST(DratCheckTest, RefusesTheEmptyClauseTooEarly) {
  EXPECT_EQ(Verdict(kSquare, "0\n"),
            "step 1 (line 1: 0): the empty clause does not follow by unit propagation");
}

TEST(DratCheckTest, RefusesLemmasThatDoNotFollow) {
  // The formula has models, with 2 true. Each lemma is refused on its own.
  const std::string formula = "p cnf 3 3\n1 2 0\n-1 2 0\n2 3 0\n";
  EXPECT_EQ(Verdict(formula, "2 0\n-2 0\n0\n"),
            "step 2 (line 2: -2 0): the lemma is not RUP, and not RAT on its first literal");
  EXPECT_THAT(Verdict(formula, "-2 0\n0\n"), StartsWith("step 1 "));
  EXPECT_THAT(Verdict(formula, "-2 3 0\n0\n"), StartsWith("step 1 "));
}

TEST(DratCheckTest, LemmasMayUseEarlierLemmas) {
  const std::string formula =
      "p cnf 3 6\n1 2 3 0\n1 2 -3 0\n1 -2 0\n-1 2 3 0\n-1 2 -3 0\n-1 -2 0\n";
  EXPECT_EQ(Verdict(formula, "1 2 0\n1 0\n-1 2 0\n0\n"), "accepted");
}

// 1 2 is blocked on 1 in the second place only: the pivot is the first literal as written.
TEST(DratCheckTest, RatIsJudgedByTheFirstLiteralAsWritten) {
  const std::string formula = "p cnf 3 2\n-2 3 0\n-2 -3 0\n";
  EXPECT_THAT(Verdict(formula, "1 2 0\n"), HasSubstr("without the empty clause"));
  EXPECT_THAT(Verdict(formula, "2 1 0\n"),
              StartsWith("step 1 (line 1: 2 1 0): the lemma is not RUP"));
  // Nothing has a negative 1; in the order of the numbers 1 would come first, -3 before it.
  EXPECT_THAT(Verdict("p cnf 3 1\n-1 3 0\n", "1 -3 0\n"), HasSubstr("without the empty clause"));
  EXPECT_THAT(Verdict("p cnf 3 2\n-1 2 0\n1 3 0\n", "1 -3 0\n"), StartsWith("step 1 "));
  EXPECT_THAT(Verdict("p cnf 3 2\n-1 2 0\n1 2 0\n", "-3 1 0\n"),
              HasSubstr("without the empty clause"));
}

TEST(DratCheckTest, RatLooksAtEveryClauseWithTheNegatedPivot) {
  // 1 with -1 2 gives 2, which follows; with -1 3 it gives 3, which does not.
  const std::string clauses = "2 4 0\n2 -4 0\n-1 2 0\n";
  EXPECT_THAT(Verdict("p cnf 4 3\n" + clauses, "1 0\n"), HasSubstr("without the empty clause"));
  EXPECT_THAT(Verdict("p cnf 4 4\n" + clauses + "-1 3 0\n", "1 0\n"), StartsWith("step 1 "));
  EXPECT_THAT(Verdict("p cnf 4 4\n-1 3 0\n" + clauses, "1 0\n"), StartsWith("step 1 "));
}

TEST(DratCheckTest, RatLooksAtLemmasToo) {
  const std::string formula = "p cnf 3 1\n2 3 0\n";
  EXPECT_THAT(Verdict(formula, "-1 2 0\n1 0\n"), StartsWith("step 2 "));
  EXPECT_THAT(Verdict(formula, "-1 2 0\nd -1 2 0\n1 0\n"), HasSubstr("without the empty clause"));
}

// Each of two extensions is harmless alone; together they would refute a formula that has models.
TEST(DratCheckTest, OppositePivotsAreNotBothFree) {
  EXPECT_THAT(Verdict("p cnf 2 1\n2 0\n", "1 0\n-1 0\n0\n"), StartsWith("step 2 "));
}

TEST(DratCheckTest, RefusesToDeleteWhatIsNotThere) {
  EXPECT_EQ(Verdict(kSquare, "d 1 0\n2 0\n0\n"),
            "step 1 (line 1: d 1 0): there is no such clause to delete");
  EXPECT_THAT(Verdict(kSquare, "d 1 2 0\nd 2 1 0\n0\n"), StartsWith("step 2 "));
}

TEST(DratCheckTest, DeletesOneCopyByItsSetOfLiterals) {
  const std::string formula = "p cnf 2 5\n1 2 0\n2 1 1 0\n-1 2 0\n1 -2 0\n-1 -2 0\n";
  EXPECT_EQ(Verdict(formula, "d 2 1 0\n2 0\n0\n"), "accepted");
  EXPECT_THAT(Verdict(formula, "d 2 1 0\nd 1 1 2 0\n2 0\n0\n"), StartsWith("step 3 "));
}

TEST(DratCheckTest, RefusesWhatNeedsADeletedClause) {
  EXPECT_THAT(Verdict(kSquare, "d 1 2 0\n2 0\n0\n"), StartsWith("step 2 "));
  EXPECT_EQ(Verdict(kSquare, "2 0\nd 1 2 0\n0\n"), "accepted");
  EXPECT_THAT(Verdict(kNine, "-4 0\nd -1 -2 4 0\n-2 0\n0\n"), StartsWith("step 3 "));
}

// With the unit deleted and its literal still true, -1 would be RAT, and the empty clause would
// follow.
TEST(DratCheckTest, AClauseThatMadeALiteralTrueForGoodIsKept) {
  EXPECT_THAT(Verdict("p cnf 2 1\n1 0\n", "d 1 0\n-1 0\n0\n"), StartsWith("step 2 "));
  EXPECT_THAT(Verdict("p cnf 2 2\n2 0\n1 -2 0\n", "d 1 -2 0\n-1 0\n0\n"), StartsWith("step 2 "));
  const auto checked = Check("p cnf 2 3\n2 0\n1 -2 0\n-1 -2 0\n", "d 1 -2 0\n0\n");
  ASSERT_TRUE(checked.ok()) << checked.status();
  EXPECT_EQ(checked->kept, 1u);
}

TEST(DratCheckTest, ClausesWithOppositesPlayNoPart) {
  const std::string formula = "p cnf 2 5\n1 -1 2 0\n1 2 0\n-1 2 0\n1 -2 0\n-1 -2 0\n";
  EXPECT_EQ(Verdict(formula, "1 -1 0\n2 0\n0\n"), "accepted");
  EXPECT_EQ(Verdict(formula, "d -1 2 1 0\n2 0\n0\n"), "accepted");
  EXPECT_THAT(Verdict(formula, "d -1 1 0\n2 0\n0\n"), StartsWith("step 1 "));
}

TEST(DratCheckTest, NamesTheByteOfABinaryStep) {
  const auto formula = ParseDimacs(kSquare, "formula");
  const auto proof = ParseDrat(std::string("a\x04\0a\0", 5), 2, "proof");
  ASSERT_TRUE(proof.ok()) << proof.status();
  EXPECT_TRUE(CheckDrat(*formula, *proof).ok());
  const auto early = ParseDrat(std::string("d\x02\x04\0a\x04\0", 7), 2, "proof");
  EXPECT_EQ(CheckDrat(*formula, *early).status().message(),
            "step 2 (byte 4: 2 0): the lemma is not RUP, and not RAT on its first literal");
}

TEST(DratCheckTest, ForeignVariablesAndInterruption) {
  const auto formula = ParseDimacs(kSquare, "formula");
  const auto foreign = ParseDrat("3 0\n", 3, "proof");
  EXPECT_EQ(CheckDrat(*formula, *foreign).status().code(), absl::StatusCode::kInvalidArgument);
  const auto proof = ParseDrat("2 0\n0\n", 2, "proof");
  EXPECT_EQ(CheckDrat(*formula, *proof, [] { return false; }).status().code(),
            absl::StatusCode::kCancelled);
}

TEST(CertifyDratProgramTest, ExitCodesAndLines) {
  const TestFile formula("square.cnf", kSquare);
  const TestFile good("good.drat", "2 0\n0\n");
  const TestFile wrong("wrong.drat", "0\n");
  const TestFile bad("bad.drat", "2 0\n3 0\n");
  Finished run = Certify("--drat " + formula.word + " " + good.word);
  EXPECT_EQ(run.exit_code, 0);
  EXPECT_EQ(run.output, good.path + ": accepted: " + formula.path +
                            " has no model [clauses 4, lemmas 2, of them by RAT 0, deletions 0]\n");
  run = Certify("--drat " + formula.word + " " + wrong.word);
  EXPECT_EQ(run.exit_code, 1);
  EXPECT_THAT(run.output, StartsWith(wrong.path + ": refused: step 1 (line 1: 0): "));
  run = Certify("--drat " + formula.word + " " + bad.word);
  EXPECT_EQ(run.exit_code, 2);
  EXPECT_EQ(run.output, "hotstone-certify: " + bad.path +
                            ":2:1: literal 3 is out of range: the variables are 1 to 2\n");
  run = Certify("--drat " + good.word + " " + formula.word);
  EXPECT_EQ(run.exit_code, 2);
  EXPECT_EQ(Certify("--drat " + formula.word).exit_code, 2);
  EXPECT_EQ(Certify("--drat " + formula.word + " /no/such/proof").exit_code, 2);
  const std::string lrat = TestPath("written.lrat");
  run = Certify("--drat " + formula.word + " " + good.word + " --lrat " + ShellWord(lrat));
  EXPECT_EQ(run.exit_code, 0) << run.output;
  EXPECT_EQ(ReadWholeFile(lrat).value_or(""),
            "5 2 0 1 2 0\n5 d 1 2 0\n6 1 0 5 3 0\n6 d 3 0\n7 0 6 5 4 0\n");
  std::remove(lrat.c_str());
  EXPECT_EQ(
      Certify("--drat " + formula.word + " " + wrong.word + " --lrat " + ShellWord(lrat)).exit_code,
      1);
  EXPECT_FALSE(ReadWholeFile(lrat).ok());  // a refused proof writes nothing
  EXPECT_EQ(
      Certify("--drat " + formula.word + " " + good.word + " --lrat /no/such/folder/f").exit_code,
      2);
  EXPECT_EQ(Certify("--drat " + formula.word + " " + good.word + " --lrat").exit_code, 2);
}

}  // namespace
}  // namespace hotstone::certify
