#include "answers/life/circle_checkpoint.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <fstream>
#include <string>

#include "tables/digest.h"
#include "tests/base/texts.h"

namespace hotstone::answers {
namespace {

using solver::CircleStep;
using ::testing::HasSubstr;
using Kind = CircleStep::Kind;

struct KeptSearch {
  KeptSearch() {
    EXPECT_TRUE(WriteCircleCheckpoint(file, question, 3, logs).ok());
    text = FileText(file, 10000);
  }
  absl::StatusOr<CircleLogs> Read(const std::string& bytes) const {
    std::ofstream(file, std::ios::binary) << bytes;
    return ReadCircleCheckpoint(file, question, 3);
  }
  // With a matching digest.
  absl::StatusOr<CircleLogs> Forge(const std::string& lines) const {
    return Read(lines + tables::DigestLine(lines));
  }
  const std::string file =  // a name for this test alone: tests run in parallel
      testing::TempDir() + "circle_checkpoint_" +
      testing::UnitTest::GetInstance()->current_test_info()->name();
  const CircleQuestion question{*spec::BoardSize::Create(3, 2),
                                *spec::ParseRuleSet("basic-only"),
                                enumerate::NotSettled::kOpen,
                                {},
                                true,
                                7};
  const CircleLogs logs = {
      {{Kind::kLooked, {{true, {}, {{0, 1}, {2, 14}}}}, {}},
       {Kind::kLooked, {{true, {{1, 4}}, {{0, 3}}}, {true, {{1, 4}, {0, 1}}, {{2, 8}}}}, {}},
       {Kind::kRefuted, {{false, {{0, 9}, {1, 2}}, {{2, 4}}}}, {}},
       {Kind::kFound, {}, {1, 8, 2}},
       {Kind::kNothing, {}, {}}},
      {},
      {{Kind::kLooked, {}, {}}}};
  std::string text;
};

TEST(CircleCheckpointTest, WhatWasWrittenIsRead) {
  const KeptSearch kept;
  const auto logs = kept.Read(kept.text);
  ASSERT_TRUE(logs.ok()) << logs.status();
  EXPECT_EQ(*logs, kept.logs);
}

TEST(CircleCheckpointTest, AnyDamageIsRefused) {
  const KeptSearch kept;
  for (size_t i = 0; i < kept.text.size(); ++i) {
    std::string damaged = kept.text;
    damaged[i] = static_cast<char>(damaged[i] ^ (1 << i % 8));
    const auto read = kept.Read(damaged);
    ASSERT_FALSE(read.ok()) << i;
    EXPECT_THAT(std::string(read.status().message()), HasSubstr("damaged or changed"));
    EXPECT_FALSE(kept.Read(kept.text.substr(0, i)).ok()) << i;
  }
  EXPECT_FALSE(kept.Read(kept.text + kept.text).ok());
}

TEST(CircleCheckpointTest, OfAnotherQuestionItIsRefused) {
  const KeptSearch kept;
  const auto said = [&](const CircleQuestion& question, size_t takes) {
    const auto read = ReadCircleCheckpoint(kept.file, question, takes);
    EXPECT_TRUE(absl::IsInvalidArgument(read.status())) << read.status();
    return std::string(read.status().message());
  };
  CircleQuestion other = kept.question;
  other.size = *spec::BoardSize::Create(3, 3);
  EXPECT_THAT(said(other, 3), HasSubstr(": a checkpoint of \"board 3x2\", not of \"board 3x3\""));
  other = kept.question;
  other.rules = *spec::ParseRuleSet("basic-only,end_passes=2");
  EXPECT_THAT(said(other, 3), HasSubstr("a checkpoint of \"rules basic-only\", not of"));
  other = kept.question;
  other.not_settled = {};
  EXPECT_THAT(said(other, 3), HasSubstr("not of \"settled each\""));
  other = kept.question;
  other.when = enumerate::AskedWhen::kAfter;
  EXPECT_THAT(said(other, 3), HasSubstr("not of \"asked after\""));
  other = kept.question;
  other.second_rule = false;
  EXPECT_THAT(said(other, 3), HasSubstr("not of \"second_rule no\""));
  other = kept.question;
  other.most = 8;
  EXPECT_THAT(said(other, 3), HasSubstr("a checkpoint of \"most 7\", not of \"most 8\""));
  EXPECT_THAT(said(kept.question, 4), HasSubstr("not of \"takes 4\""));
  // Whether a second solver is asked makes no difference.
  other = kept.question;
  other.second_program = "cvc5";
  EXPECT_TRUE(ReadCircleCheckpoint(kept.file, other, 3).ok());
}

TEST(CircleCheckpointTest, AFittingDigestIsNotEnough) {
  const KeptSearch kept;
  const std::string lines = kept.text.substr(0, kept.text.rfind("sha256 "));
  EXPECT_TRUE(kept.Forge(lines).ok());
  const std::string head = lines.substr(0, lines.find("reading\n"));
  EXPECT_TRUE(kept.Forge(head).ok());
  EXPECT_TRUE(kept.Forge(head + "reading\nlooked\nknown 2=15 then 0=1\n").ok());
  for (const char* steps :
       {"looked\n", "known then 0=1\n", "reading\nknown then 0=1\n", "reading\nlook\n",
        "reading\nlooked\nknown\n", "reading\nlooked\nknown then\n",
        "reading\nlooked\nperhaps then 0=1\n", "reading\nlooked\nknown then 3=1\n",
        "reading\nlooked\nknown 3=1 then 0=1\n", "reading\nlooked\nknown then 0=0\n",
        "reading\nlooked\nknown then 0=16\n", "reading\nlooked\nknown then 0=1=1\n",
        "reading\nlooked\nknown then -1=1\n", "reading\nfound 12\n", "reading\nfound 1234\n",
        "reading\nfound 113\n", "reading\nfound 110\n", "reading\nfound 11x\n",
        "reading\nfound 111 1\n"}) {
    const auto read = kept.Forge(head + steps);
    EXPECT_TRUE(absl::IsInvalidArgument(read.status())) << steps;
    EXPECT_THAT(std::string(read.status().message()), HasSubstr("of its steps makes no sense"));
  }
  EXPECT_FALSE(kept.Forge("").ok());
}

}  // namespace
}  // namespace hotstone::answers
