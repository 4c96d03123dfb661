#include "answers/values/value_checkpoint.h"

#include <gtest/gtest.h>

#include <fstream>
#include <string>

#include "absl/strings/match.h"
#include "tables/digest.h"
#include "tests/base/texts.h"

namespace hotstone::answers {
namespace {

struct KeptBounds {
  KeptBounds() {
    EXPECT_TRUE(WriteValueCheckpoint(file, situation, rules, {-1, 4}).ok());
    text = FileText(file, 10000);
  }
  absl::StatusOr<search::HistoryBounds> Read(const std::string& bytes) const {
    std::ofstream(file, std::ios::binary) << bytes;
    return ReadValueCheckpoint(file, situation, rules);
  }
  // With a matching digest.
  absl::StatusOr<search::HistoryBounds> Forge(const std::string& lines) const {
    tables::Sha256 sha;
    sha.Update(lines.data(), lines.size());
    return Read(lines + "sha256 " + tables::Hex(sha.Finish()) + "\n");
  }
  const std::string file =  // a name for this test alone: tests run in parallel
      testing::TempDir() + "value_checkpoint_" +
      testing::UnitTest::GetInstance()->current_test_info()->name();
  const spec::RuleSet rules = *spec::ParseRuleSet("tromp-taylor");
  const spec::Situation situation = {
      spec::Position(*spec::BoardSize::Create(3, 2)), spec::Color::kBlack, 0, {}, 0};
  std::string text;
};

TEST(ValueCheckpointTest, WhatWasWrittenIsRead) {
  const KeptBounds kept;
  const auto bounds = kept.Read(kept.text);
  ASSERT_TRUE(bounds.ok()) << bounds.status();
  EXPECT_EQ(*bounds, (search::HistoryBounds{-1, 4}));
}

TEST(ValueCheckpointTest, AnyDamageIsRefused) {
  const KeptBounds kept;
  for (size_t i = 0; i < kept.text.size(); ++i) {
    for (const int change : {1, 16, 1 << i % 8}) {
      std::string damaged = kept.text;
      damaged[i] = static_cast<char>(damaged[i] ^ change);
      const auto read = kept.Read(damaged);
      ASSERT_FALSE(read.ok()) << i;
      EXPECT_TRUE(absl::StrContains(read.status().message(), "damaged or changed"))
          << read.status();
    }
    if (i % 5 != 0) continue;
    EXPECT_FALSE(kept.Read(kept.text.substr(0, i)).ok()) << i;
    EXPECT_FALSE(kept.Read(kept.text.substr(i + 1)).ok()) << i;
    EXPECT_FALSE(kept.Read(kept.text.substr(0, i) + "\n" + kept.text.substr(i)).ok()) << i;
  }
  EXPECT_FALSE(kept.Read(kept.text + kept.text).ok());
}

TEST(ValueCheckpointTest, AFittingDigestIsNotEnough) {
  const KeptBounds kept;
  const std::string lines = kept.text.substr(0, kept.text.rfind("sha256 "));
  EXPECT_TRUE(kept.Forge(lines).ok());
  const std::string question = lines.substr(0, lines.rfind("bounds "));
  for (const char* end : {"", "bounds 1\n", "bounds 1 2 3\n", "bounds one two\n", "limits 1 2\n",
                          "bounds 99999999999 0\n", "bounds 1 2\nbounds 1 2\n"}) {
    EXPECT_FALSE(kept.Forge(question + end).ok()) << end;
  }
  EXPECT_FALSE(kept.Forge("").ok());
  const auto other =
      ReadValueCheckpoint(kept.file, kept.situation, *spec::ParseRuleSet("aga-like"));
  EXPECT_FALSE(other.ok());
  kept.Forge(lines).status().IgnoreError();
  EXPECT_TRUE(absl::StrContains(
      ReadValueCheckpoint(kept.file, kept.situation, *spec::ParseRuleSet("aga-like"))
          .status()
          .message(),
      "is not a checkpoint of this position"));
}

}  // namespace
}  // namespace hotstone::answers
