#include "claims/refutation.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "tests/claims/checked_claims.h"

namespace hotstone::claims {
namespace {

using certify::Verdict;
using certify::VerdictKind;
using ::testing::HasSubstr;

// The verdict on a lasso of these points on 2x1, Black first; no point means a pass.
Verdict On(const std::vector<std::optional<spec::Point>>& cycle) {
  const auto grid = *enumerate::Grid::Create(2, 1);
  const spec::BoardSize board = *spec::BoardSize::Create(2, 1);
  const ClaimState state{board, grid, *enumerate::LegalIndex::Create(grid), {}, {}, {}, {}};
  const certify::Lasso lasso{
      *spec::ParseRuleSet("basic-only"), spec::Position(board), spec::Color::kBlack, {}, cycle};
  Verdict verdict;
  Refute(state, lasso, "", verdict);
  return verdict;
}

TEST(RefutationTest, OnlyWhatTheCheckerAcceptsRefutes) {
  const spec::Point a1{0, 0};
  const spec::Point b1{1, 0};
  const Verdict closes = On({a1, b1, std::nullopt, a1});
  EXPECT_EQ(closes.kind, VerdictKind::kFails);
  EXPECT_EQ(closes.figure, 4u);
  EXPECT_TRUE(closes.witness.has_value());
  const Verdict does_not_close = On({a1, b1});
  EXPECT_EQ(does_not_close.kind, VerdictKind::kUnknown);
  EXPECT_THAT(does_not_close.limit,
              HasSubstr("bug in hotstone: the lasso does not replay in spec/"));
  EXPECT_FALSE(does_not_close.witness.has_value());
}

}  // namespace
}  // namespace hotstone::claims
