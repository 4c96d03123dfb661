#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "claims/determinacy_claim.h"
#include "tests/claims/checked_claims.h"

namespace hotstone::claims {
namespace {

using certify::Figure;
using certify::Verdict;
using certify::VerdictKind;
using ::testing::ElementsAre;
using ::testing::EndsWith;

// The figures of docs/explanation/determinacy.md, found by its two searches; other kinds of hot
// stones than single ones reduce them.
TEST(RobustClaimTest, CountedForTheKindOfHotStonesOfTheRules) {
  for (const char* rules :
       {"basic-only", "tromp-taylor", "aga-like", "basic-only,hot=none,cycle=square",
        "basic-only,cycle=starter,cycle_colour=either"}) {
    const Verdict single = One(3, 3, rules, "robust");
    EXPECT_EQ(single.kind, VerdictKind::kCounted) << rules;
    EXPECT_EQ(single.figure, 8326u);
    EXPECT_THAT(single.figures,
                ElementsAre(Figure{"same_under_every_rule", 8326}, Figure{"positions", 12675},
                            Figure{"empty_lower", 2}, Figure{"empty_upper", 9}));
  }
  for (const char* rules : {"ing-1996-recycling", "ing-1996", "ing-1991", "hot-only"}) {
    EXPECT_EQ(One(3, 3, rules, "robust").figure, 7910u) << rules;
  }
}

TEST(RobustClaimTest, UnknownWhereTheTheoremSaysNothing) {
  for (const auto& [rules, what] :
       {std::pair{"basic-only,capture_ends=true", "capture_ends=true"},
        {"basic-only,self_removal=any", "self_removal=any without a superko"},
        {"basic-only,cycle=ssk+starter,cycle_colour=either,self_removal=any",
         "cycle_colour=either"},
        {"basic-only,handicap=2", "handicaps"}}) {
    const Verdict verdict = One(2, 2, rules, "robust");
    EXPECT_EQ(verdict.kind, VerdictKind::kUnknown) << rules;
    EXPECT_THAT(verdict.limit,
                EndsWith(std::string("a robust strategy proves nothing about ") + what));
    EXPECT_FALSE(verdict.figure.has_value());
  }
}

}  // namespace
}  // namespace hotstone::claims
