// The claim `breaths`.
#include "claims/breath_claim.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "certify/witness.h"
#include "spec/clauses/breath_statements.h"
#include "spec/fates/plain_fates.h"
#include "tests/claims/checked_claims.h"

namespace hotstone::claims {
namespace {

using certify::Verdict;
using certify::VerdictKind;
using ::testing::Contains;
using ::testing::HasSubstr;

TEST(BreathClaimTest, FailsWithAPositionThatTheLawJudgesAlike) {
  const Verdict verdict = One(3, 3, "ing-1996", "breaths");
  EXPECT_EQ(verdict.kind, VerdictKind::kFails);
  EXPECT_EQ(verdict.figure, 8u);
  EXPECT_THAT(verdict.note, HasSubstr("ING96-G515 in 48 of 96"));
  EXPECT_THAT(verdict.figures, Contains(certify::CountOf("zh_g26_fails", 216)));
  ASSERT_TRUE(verdict.witness.has_value());
  EXPECT_THAT(verdict.witness->what, HasSubstr("ZH-G26"));
  const auto fates = spec::PlainFates(verdict.witness->setup.size());
  ASSERT_TRUE(fates.ok()) << fates.status();
  EXPECT_GT(spec::JudgeBreaths(verdict.witness->setup, **fates)[3].fails, 0u);
}

TEST(BreathClaimTest, NeedsAnIngTextAndKos) {
  EXPECT_EQ(One(3, 3, "ing-1991", "breaths").kind, VerdictKind::kCounted);
  EXPECT_EQ(One(3, 3, "tromp-taylor", "breaths").kind, VerdictKind::kCounted);
  EXPECT_EQ(One(2, 1, "ing-1996", "breaths").kind, VerdictKind::kCounted);
}

TEST(BreathClaimTest, IsUnknownWithoutTheMemory) {
  ClaimOptions options;
  options.memory_bytes = 1000;
  const Verdict verdict = One(4, 3, "ing-1996", "breaths", options);
  EXPECT_EQ(verdict.kind, VerdictKind::kUnknown);
  EXPECT_THAT(verdict.limit, HasSubstr("MiB"));
}

}  // namespace
}  // namespace hotstone::claims
