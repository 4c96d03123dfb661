#include "claims/obligations.h"

#include <gtest/gtest.h>

#include "claims/counting.h"

namespace hotstone::claims {

using enumerate::BoardPlayRules;
using enumerate::Grid;
using enumerate::LegalIndex;

namespace {

ObligationReports Check(int cols, int rows, const char* rules, int threads = 1) {
  const Grid grid = *Grid::Create(cols, rows);
  const LegalIndex index = *LegalIndex::Create(grid);
  return *CheckObligations(grid, index, BoardPlayRules(*spec::ParseRuleSet(rules)), threads, nullptr);
}

TEST(ObligationsTest, UnderGroupsAllHold) {
  const auto reports = Check(3, 3, "basic-only");
  EXPECT_EQ(reports.positions, 12675u);
  for (const auto& report : reports.reports) {
    EXPECT_GT(report.checked, 0u);
    EXPECT_EQ(report.violations, 0u);
  }
}

TEST(ObligationsTest, UnderAnyOnlyVariationFails) {
  const auto reports = Check(3, 3, "basic-only,self_removal=any");
  for (size_t i = 0; i < kObligationCount; ++i) {
    EXPECT_EQ(reports.reports[i].violations > 0, i == static_cast<size_t>(Obligation::kVariation))
        << ObligationName(static_cast<Obligation>(i));
  }
}

TEST(ObligationsTest, UnderNoneOnlyFreedomFails) {
  const auto reports = Check(3, 3, "basic-only,self_removal=none");
  for (size_t i = 0; i < kObligationCount; ++i) {
    EXPECT_EQ(reports.reports[i].violations > 0, i == static_cast<size_t>(Obligation::kFreedom))
        << ObligationName(static_cast<Obligation>(i));
  }
}

TEST(ObligationsTest, ThreadsChangeNothing) {
  const auto one = Check(3, 3, "basic-only,self_removal=any", 1);
  const auto three = Check(3, 3, "basic-only,self_removal=any", 3);
  EXPECT_EQ(one.plays, three.plays);
  for (size_t i = 0; i < kObligationCount; ++i) {
    EXPECT_EQ(one.reports[i].checked, three.reports[i].checked);
    EXPECT_EQ(one.reports[i].violations, three.reports[i].violations);
  }
  EXPECT_EQ(one.Of(Obligation::kVariation).witness->before, three.Of(Obligation::kVariation).witness->before);
}

// Says stop at a given report and ever after.
class StopAt : public Progress {
 public:
  explicit StopAt(int report) : left_(report) {}
  bool Report(std::string_view, uint64_t, uint64_t) override { return left_-- > 0; }

 private:
  int left_;
};

// What was checked before an interruption is not the board, even if nothing in it breaks a claim.
TEST(ObligationsTest, AnInterruptionLeavesNoReport) {
  const Grid grid = *Grid::Create(5, 2);
  const LegalIndex index = *LegalIndex::Create(grid);
  const auto check = [&](int threads, int report) {
    StopAt progress(report);
    return CheckObligations(grid, index, BoardPlayRules(*spec::ParseRuleSet("basic-only")), threads,
                            &progress);
  };
  for (const int threads : {1, 2}) {
    EXPECT_EQ(check(threads, 0).status().code(), absl::StatusCode::kCancelled);
    const auto complete = check(threads, 100);
    ASSERT_TRUE(complete.ok());
    EXPECT_EQ(complete->positions, 35117u);
  }
  EXPECT_EQ(check(1, 1).status().code(), absl::StatusCode::kCancelled);
}

CountingReport Counting(int cols, int rows) {
  const Grid grid = *Grid::Create(cols, rows);
  return *CheckCounting(grid, *LegalIndex::Create(grid), nullptr);
}

// Known: the identity fails literally on 36 of the 57 positions of 2x2 and 1,394 of the 12,675 of 3x3.
TEST(CountingTest, FillInIsAreaWithinTheSetsAndNotBeyond) {
  const auto small = Counting(2, 2);
  EXPECT_EQ(small.differ_within, 0u);
  EXPECT_EQ(small.differ_beyond, 36u);
  EXPECT_EQ(small.differ_beyond_lent, 0u);
  const auto large = Counting(3, 3);
  EXPECT_EQ(large.differ_within, 0u);
  EXPECT_EQ(large.differ_beyond, 1394u);
  EXPECT_EQ(large.differ_beyond_lent, 0u);
  EXPECT_GT(large.differ_within_worthless, 0u);
}

TEST(CountingTest, EightPointsAndBlackWinningTiesLeaveNoDraw) {
  const Grid grid = *Grid::Create(3, 3);
  const LegalIndex index = *LegalIndex::Create(grid);
  const auto ing = *CountOutcomes(grid, index, *spec::ParseRuleSet("ing-1996"), nullptr);
  EXPECT_EQ(ing.draws, 0u);
  EXPECT_EQ(ing.black_wins + ing.white_wins, 12675u);
  EXPECT_GT(CountOutcomes(grid, index, *spec::ParseRuleSet("tromp-taylor"), nullptr)->draws, 0u);
}

}  // namespace
}  // namespace hotstone::claims
