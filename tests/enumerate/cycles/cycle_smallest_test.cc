// Compares the smallest boards with the published ones (found by another program), which are named
// rows x columns; here they are columns x rows.
#include "enumerate/cycles/cycle_smallest.h"

#include <gtest/gtest.h>

#include <string>

#include "absl/strings/str_cat.h"
#include "absl/strings/str_join.h"
#include "tests/base/stop_at.h"

namespace hotstone::enumerate {
namespace {

std::string Names(const std::vector<CycleOnBoard>& boards) {
  return absl::StrJoin(boards, " ", [](std::string* out, const CycleOnBoard& on) {
    absl::StrAppend(out, on.cols, "x", on.rows);
  });
}

SmallestBoards SmallestOf(CycleType type, int max_points, const char* rules = "basic-only,hot=none",
                          bool other_stones = false) {
  SmallestOptions options;
  options.max_points = max_points;
  options.with_other_stones = other_stones;
  const auto found = FindSmallest(type, *FiniteRules::From(*spec::ParseRuleSet(rules)), options);
  EXPECT_TRUE(found.ok());
  EXPECT_TRUE(found->complete);
  return *found;
}

void Expect(CycleType type, const std::string& any, const std::string& two_rows) {
  const SmallestBoards found = SmallestOf(type, 12);
  EXPECT_EQ(Names(found.any), any) << CycleTypeName(type);
  EXPECT_EQ(Names(found.two_rows), two_rows) << CycleTypeName(type);
}

TEST(CycleSmallestTest, TheKnownMinimaUpToTwelvePoints) {
  Expect(CycleType::kSimpleKo, "2x1", "3x2");
  Expect(CycleType::kSendingTwo, "3x1", "3x3");
  Expect(CycleType::kSelfRemoval, "2x1", "3x2");
  Expect(CycleType::kSixPly, "4x1 2x2", "2x2");
  Expect(CycleType::kEternalLife, "4x1", "6x2 4x3");
  Expect(CycleType::kDoubleKo, "7x1", "5x2");
  Expect(CycleType::kTripleKo, "12x1", "");
  Expect(CycleType::kQuadrupleKo, "", "");
  Expect(CycleType::kPinwheel, "3x3", "3x3");
  Expect(CycleType::kRoundRobin, "7x1", "5x2");
  Expect(CycleType::kMolasses, "8x1", "4x3");
}

TEST(CycleSmallestTest, AKoWithOtherStonesNeedsMoreRoom) {
  const SmallestBoards found = SmallestOf(CycleType::kSimpleKo, 6, "basic-only,hot=none", true);
  EXPECT_EQ(Names(found.any), "4x1");
  EXPECT_EQ(Names(found.two_rows), "3x2");
}

// Under a ban the ko becomes one with passes, and if two passes end the game there is none.
TEST(CycleSmallestTest, TheHotLayerMakesTheTypes) {
  EXPECT_EQ(Names(SmallestOf(CycleType::kTakePassPass, 4, "basic-only").any), "2x1");
  EXPECT_EQ(Names(SmallestOf(CycleType::kSimpleKo, 6, "basic-only").any), "");
  EXPECT_EQ(Names(SmallestOf(CycleType::kTakePassPass, 6).any), "");
  EXPECT_EQ(Names(SmallestOf(CycleType::kTakePassPass, 6, "basic-only,end_passes=2").any), "");
}

TEST(CycleSmallestTest, PointsOutOfRangeAreRefused) {
  for (const int points : {-1, 0, kMaxSmallestPoints + 1}) {
    SmallestOptions options;
    options.max_points = points;
    EXPECT_EQ(FindSmallest(CycleType::kSimpleKo, FiniteRules{}, options).status().code(),
              absl::StatusCode::kInvalidArgument);
  }
}

TEST(CycleSmallestTest, AStoppedSearchSaysSo) {
  StopAt stop(0);
  SmallestOptions options;
  options.progress = &stop;
  const auto found = FindSmallest(CycleType::kTripleKo, FiniteRules{}, options);
  ASSERT_TRUE(found.ok());
  EXPECT_FALSE(found->complete);
  EXPECT_EQ(found->searched_points, 0);
}

TEST(CycleSmallestSlow, TheKnownMinimaUpToSixteenPoints) {
  const SmallestBoards triple = SmallestOf(CycleType::kTripleKo, 16);
  EXPECT_EQ(Names(triple.any), "12x1");
  EXPECT_EQ(Names(triple.two_rows), "8x2");
  const SmallestBoards quadruple = SmallestOf(CycleType::kQuadrupleKo, 16);
  EXPECT_EQ(Names(quadruple.any), "13x1");
  EXPECT_EQ(Names(quadruple.two_rows), "5x3");
}

}  // namespace
}  // namespace hotstone::enumerate
