// Proofs written as LRAT: the output is correct, contains only the core, and deletes each clause
// after its last use.
#include "certify/drat/lrat.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <filesystem>
#include <fstream>

#include "certify/drat/drat_check.h"
#include "tests/base/temporary.h"
#include "tests/certify/drat/naive_lrat.h"

namespace hotstone::certify {
namespace {

using testing::HasSubstr;

constexpr char kLratSquare[] = "p cnf 2 4\n1 2 0\n-1 2 0\n1 -2 0\n-1 -2 0\n";

// The core of an accepted proof, or the reason why there is none.
std::string LratOf(const std::string& formula, const std::string& proof) {
  const auto cnf = ParseDimacs(formula, "formula");
  const auto drat = ParseDrat(proof, cnf->variables, "proof");
  LratProof lrat;
  const auto checked = CheckDrat(*cnf, *drat, nullptr, &lrat);
  EXPECT_TRUE(checked.ok()) << checked.status();
  const auto text = lrat.CoreText();
  if (!text.ok()) return std::string(text.status().message());
  EXPECT_EQ(WrongInLrat(*cnf, *text), "") << *text;
  return *text;
}

TEST(LratTest, NamesTheClausesThatMakeALemmaFollow) {
  EXPECT_EQ(LratOf(kLratSquare, "2 0\n0\n"),
            "5 2 0 1 2 0\n5 d 1 2 0\n6 1 0 5 3 0\n6 d 3 0\n7 0 6 5 4 0\n");
}

TEST(LratTest, UnitsAndTheEmptyClauseOfTheFormula) {
  EXPECT_EQ(LratOf("p cnf 1 2\n1 0\n-1 0\n", "0\n"), "3 0 1 2 0\n");
  EXPECT_EQ(LratOf("p cnf 2 3\n1 2 0\n0\n1 0\n", ""), "4 0 2 0\n");
}

TEST(LratTest, LeavesOutWhatTheEmptyClauseDoesNotRestOn) {
  const std::string formula = "p cnf 4 6\n3 4 0\n1 2 0\n-1 2 0\n1 -2 0\n-1 -2 0\n3 -4 0\n";
  const std::string text = LratOf(formula, "3 0\n3 2 0\n2 0\n0\n");
  EXPECT_THAT(text, testing::StartsWith("7 2 0 2 3 0\n"));
  EXPECT_THAT(text, testing::Not(HasSubstr("7 3 0")));
}

// 1 is permanently true before the lemma 1 2 comes.
TEST(LratTest, ALemmaWithALiteralThatIsTrueForGood) {
  const std::string formula = "p cnf 3 5\n1 0\n2 3 -1 0\n-2 3 0\n2 -3 0\n-2 -3 0\n";
  LratOf(formula, "1 2 0\n3 0\n0\n");
  LratOf(formula, "d 1 0\n1 2 0\n3 0\n0\n");
  LratOf(formula, "-1 3 0\n3 0\n0\n");
}

// The proof of DratCheckTest.AcceptsRat; its core uses -4, by RAT. The core of the second does not.
TEST(LratTest, RatIsWrittenNowhereAndMayStandOutsideTheCore) {
  const std::string nine =
      "p cnf 4 9\n-1 -2 -4 0\n-1 -2 4 0\n-1 2 -3 0\n-1 2 3 0\n1 -3 -4 0\n1 -3 4 0\n1 -2 4 0\n1 2 4 "
      "0\n"
      "1 3 -4 0\n";
  EXPECT_EQ(LratOf(nine, "-4 0\n-2 0\n0\n"),
            "lemma 1 needs RAT, for which hints are not supported");
  const std::string apart = "p cnf 3 4\n1 2 0\n-1 2 0\n1 -2 0\n-1 -2 0\n";
  EXPECT_THAT(LratOf(apart, "3 0\n2 0\n0\n"), testing::StartsWith("5 2 0 1 2 0\n"));
}

TEST(LratTest, AnUnfinishedProofIsNone) {
  LratProof proof(2);
  EXPECT_EQ(proof.CoreText().status().code(), absl::StatusCode::kFailedPrecondition);
}

// The plain checker of the other tests detects errors.
TEST(LratTest, ThePlainCheckRefuses) {
  const auto cnf = ParseDimacs(kLratSquare, "formula");
  EXPECT_EQ(WrongInLrat(*cnf, "5 2 0 1 2 0\n6 0 5 3 4 0\n"), "");
  EXPECT_EQ(WrongInLrat(*cnf, "5 2 0 1 2 0\n"), "no empty clause");
  EXPECT_THAT(WrongInLrat(*cnf, "5 2 0 1 0\n6 0 5 3 4 0\n"), HasSubstr("no conflict"));
  EXPECT_THAT(WrongInLrat(*cnf, "5 -2 0 1 2 0\n6 0 5 3 4 0\n"), HasSubstr("two literals left"));
  EXPECT_THAT(WrongInLrat(*cnf, "5 2 0 1 2 0\n5 d 3 0\n6 0 5 3 4 0\n"), HasSubstr("is not there"));
  EXPECT_THAT(WrongInLrat(*cnf, "5 d 9 0\n"), HasSubstr("nothing to delete"));
}

// An input under another spelling or through a link of either kind, and the file that holds the
// core until it is complete.
TEST(LratTest, LeavesItsInputsAsTheyAre) {
  const TestFolder made("lrat-inputs");
  const std::filesystem::path folder = made.path;
  const std::string formula = (folder / "f.cnf").string();
  const std::string proof = (folder / "out.partial").string();
  for (const std::string& input : {formula, proof}) std::ofstream(input) << "p cnf 0 0\n";
  std::filesystem::create_symlink("f.cnf", folder / "soft");
  std::filesystem::create_hard_link(formula, folder / "hard");
  std::filesystem::create_symlink("nowhere", folder / "dangling");
  const auto leaves = [&](const std::string& name) {
    return CheckLeavesInputs((folder / name).string(), {formula, proof}).ok();
  };
  EXPECT_FALSE(leaves("f.cnf"));
  EXPECT_FALSE(leaves("./f.cnf"));
  EXPECT_FALSE(leaves("../" + folder.filename().string() + "/f.cnf"));
  EXPECT_FALSE(leaves("soft"));
  EXPECT_FALSE(leaves("hard"));
  EXPECT_FALSE(leaves("out.partial"));
  EXPECT_FALSE(leaves("out"));
  EXPECT_TRUE(leaves("new.lrat"));
  EXPECT_TRUE(leaves("dangling"));
  EXPECT_TRUE(CheckLeavesInputs((folder / "f.cnf").string(), {}).ok());
  // Names that do not exist are distinguished by their letters.
  EXPECT_FALSE(CheckLeavesInputs("no/such/file", {"no/such/file"}).ok());
  EXPECT_TRUE(CheckLeavesInputs("no/such/file", {"no/such/other"}).ok());
}

}  // namespace
}  // namespace hotstone::certify
