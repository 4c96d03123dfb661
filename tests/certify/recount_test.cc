#include "certify/recount.h"

#include <gtest/gtest.h>

namespace hotstone::certify {
namespace {

TEST(RecountTest, AgreesWithTheKnownGraphs) {
  const auto rules = *spec::ParseRuleSet("basic-only,self_removal=any,end_passes=2");
  const auto count = *RecountSituations(rules, *spec::BoardSize::Create(3, 2));
  EXPECT_EQ(count.situations, 2724u);
  EXPECT_EQ(count.transitions, 6232u);
  EXPECT_EQ(count.finished, 900u);
  EXPECT_EQ(count.with_ban, 24u);
  EXPECT_EQ(count.depth, 13);
}

TEST(RecountTest, RulesWithHistoryHaveNoGraph) {
  EXPECT_FALSE(
      RecountSituations(*spec::ParseRuleSet("tromp-taylor"), *spec::BoardSize::Create(2, 2)).ok());
}

}  // namespace
}  // namespace hotstone::certify
