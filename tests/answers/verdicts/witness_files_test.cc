// The files that `verify --out` writes beside a failing verdict: their content, byte for byte, and
// that the case holds when it is played.
#include "answers/verdicts/witness_files.h"

#include <gtest/gtest.h>

#include <filesystem>
#include <string>

#include "absl/strings/str_cat.h"
#include "answers/values/case_values.h"
#include "base/whole_file.h"
#include "certify/witness.h"
#include "conformance/judge/case_runner.h"
#include "formats/case/case_reader.h"
#include "tests/base/temporary.h"
#include "tests/base/texts.h"
#include "tests/claims/checked_claims.h"

namespace hotstone::answers {
namespace {

class WitnessFilesTest : public testing::Test {
 protected:
  void SetUp() override { ASSERT_TRUE(PrepareFolder("--out", folder_).ok()); }
  void TearDown() override { std::filesystem::remove_all(folder_); }

  std::string TextOf(const std::string& name) const { return FileText(folder_ + "/" + name); }

  // Decides the claim, writes its witness, and expects exactly these two files. The case is the
  // part between its source and its end.
  void ExpectFiles(int cols, int rows, const std::string& rules, const std::string& claim,
                   const std::string& stem, const std::string& record,
                   const std::string& what_the_case_says) {
    const certify::Verdict verdict = claims::One(cols, rows, rules, claim);
    ASSERT_TRUE(verdict.witness.has_value()) << stem;
    const absl::Status status = WriteWitness(folder_, *spec::ParseRuleSet(rules), verdict);
    ASSERT_TRUE(status.ok()) << status;
    EXPECT_EQ(TextOf(stem + ".sgf"), record);
    const std::string text = TextOf(stem + ".jsonl");
    EXPECT_EQ(text, absl::StrCat("{\"schema\":\"hotstone.case/1\",\"id\":\"", stem,
                                 "\",\"source\":\"hotstone verify, claim ", claim, ": ",
                                 verdict.witness->what, "\",", what_the_case_says, "}\n"));
    const auto cases = formats::ParseCases(text, stem);
    ASSERT_TRUE(cases.ok()) << cases.status();
    ASSERT_EQ(cases->size(), 1u);
    const conformance::CaseReport report =
        conformance::RunCase(cases->front().value, MakeValueSolver());
    EXPECT_GT(report.held, 0) << stem;
    EXPECT_EQ(report.failed + report.unknown, 0) << stem;
    size_t files = 0;
    for ([[maybe_unused]] const auto& entry : std::filesystem::directory_iterator(folder_)) ++files;
    EXPECT_EQ(files, 2u) << stem;
  }

  const std::string folder_ = TestPath("witness");
};

// Two rounds of the cycle, and the position at the start of each and after the second.
TEST_F(WitnessFilesTest, AnEndlessPlayGoesRoundTwice) {
  ExpectFiles(
      2, 1, "basic-only,hot=none", "termination", "2x1_basic-only-hot-none_termination",
      "(;FF[4]GM[1]CA[UTF-8]SZ[2:1]RU[basic-only,hot=none]KM[0]PL[B];B[aa];W[ba]\n"
      ";B[aa];W[ba];B[aa])\n",
      R"("size":[2,1],"setup":{"B":[],"W":[]},"to_move":"B","moves":[["B","A1"],["W","B1"],["B","A1"],)"
      R"(["W","B1"],["B","A1"]],"rules":{"preset":"basic-only","hot":"none"},"expect":{"rows":[)"
      R"({"after":1,"rows":["X."]},{"after":3,"rows":["X."]},{"after":5,"rows":["X."]}]})");
}

// Without a cycle there is only the beginning, and no position recurs.
TEST_F(WitnessFilesTest, ThePlayWithoutALassoIsItsBeginning) {
  ExpectFiles(
      2, 2, "basic-only,cycle=square", "termination", "2x2_basic-only-cycle-square_termination",
      "(;FF[4]GM[1]CA[UTF-8]SZ[2]RU[basic-only,cycle=square]KM[0]PL[B];B[ab];W[bb]\n"
      ";B[aa];W[ba];B[ab];W[aa];B[ab];W[bb];B[aa];W[ba];B[];W[aa];B[ab];W[bb];B[]\n"
      ";W[aa];B[];W[ba];B[ab])\n",
      R"("size":[2,2],"setup":{"B":[],"W":[]},"to_move":"B","moves":[["B","A1"],["W","B1"],["B","A2"],)"
      R"(["W","B2"],["B","A1"],["W","A2"],["B","A1"],["W","B1"],["B","A2"],["W","B2"],["B","pass"],)"
      R"(["W","A2"],["B","A1"],["W","B1"],["B","pass"],["W","A2"],["B","pass"],["W","B2"],["B","A1"]],)"
      R"("rules":{"preset":"basic-only","cycle":"square"},"expect":{})");
}

TEST_F(WitnessFilesTest, AnUnchangingPlayIsLegalAndLeavesThePosition) {
  ExpectFiles(
      1, 1, "basic-only,self_removal=any", "variation", "1x1_basic-only-self_removal-any_variation",
      "(;FF[4]GM[1]CA[UTF-8]SZ[1]RU[basic-only,self_removal=any]KM[0]PL[B];B[aa])\n",
      R"("size":[1,1],"setup":{"B":[],"W":[]},"to_move":"B","moves":[["B","A1"]],)"
      R"("rules":{"preset":"basic-only","self_removal":"any"},)"
      R"("expect":{"legal":[{"after":0,"color":"B","at":"A1"}],"rows":[{"after":1,"rows":["."]}]})");
}

TEST_F(WitnessFilesTest, AForbiddenPlayIsRefusedAsASelfRemoval) {
  ExpectFiles(3, 1, "aga-like", "freedom", "3x1_aga-like_freedom",
              "(;FF[4]GM[1]CA[UTF-8]SZ[3:1]RU[aga-like]KM[7.5]AB[ba][ca]PL[B];B[aa])\n",
              R"("size":[3,1],"setup":{"B":["B1","C1"],"W":[]},"to_move":"B","moves":[["B","A1"]],)"
              R"("rules":"aga-like",)"
              R"("expect":{"illegal":[{"after":0,"color":"B","at":"A1","why":"self-removal"}]})");
}

// A line fails because its last move is refused, or because it is legal.
TEST_F(WitnessFilesTest, ALineSaysOfItsLastMoveWhetherItIsRefused) {
  ExpectFiles(
      3, 2, "tromp-taylor", "captions", "3x2_tromp-taylor_captions",
      "(;FF[4]GM[1]CA[UTF-8]SZ[3:2]RU[tromp-taylor]KM[0]AB[ba]AW[bb][cb][aa]PL[B]\n;B[ab];W[aa])\n",
      R"("size":[3,2],"setup":{"B":["B2"],"W":["B1","C1","A2"]},"to_move":"B","moves":[["B","A1"],)"
      R"(["W","A2"]],"rules":"tromp-taylor",)"
      R"("expect":{"illegal":[{"after":1,"color":"W","at":"A2","why":"superko"}]})");
}

TEST_F(WitnessFilesTest, ALineWhoseLastMoveShouldBeRefusedShowsThatItIsNot) {
  ExpectFiles(
      2, 1, "basic-only,hot=none", "captions", "2x1_basic-only-hot-none_captions",
      "(;FF[4]GM[1]CA[UTF-8]SZ[2:1]RU[basic-only,hot=none]KM[0]AW[ba]PL[B];B[aa]\n;W[ba])\n",
      R"("size":[2,1],"setup":{"B":[],"W":["B1"]},"to_move":"B","moves":[["B","A1"],["W","B1"]],)"
      R"("rules":{"preset":"basic-only","hot":"none"},)"
      R"("expect":{"legal":[{"after":1,"color":"W","at":"B1"}]})");
}

TEST_F(WitnessFilesTest, AnIntervalIsTheValueOfThePosition) {
  ExpectFiles(
      2, 2, "basic-only", "determinacy", "2x2_basic-only_determinacy",
      "(;FF[4]GM[1]CA[UTF-8]SZ[2]RU[basic-only]KM[0]PL[B])\n",
      R"("size":[2,2],"setup":{"B":[],"W":[]},"to_move":"B","moves":[],"rules":"basic-only",)"
      R"("expect":{"value":[{"after":0,"lo":-4,"hi":4}]})");
}

TEST_F(WitnessFilesTest, WhatCannotBeWrittenIsSaid) {
  certify::Verdict verdict = claims::One(1, 1, "basic-only,self_removal=any", "variation");
  EXPECT_EQ(WriteWitness(folder_ + "/none", *spec::ParseRuleSet("basic-only"), verdict).code(),
            absl::StatusCode::kUnavailable);
  verdict.claim = "victory";
  EXPECT_EQ(WriteWitness(folder_, *spec::ParseRuleSet("basic-only"), verdict).message(),
            "unknown claim \"victory\"");
}

}  // namespace
}  // namespace hotstone::answers
