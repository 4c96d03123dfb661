#include "enumerate/robust/robust_bounds.h"

#include <gtest/gtest.h>

#include "certify/solution/solution_under.h"
#include "enumerate/rules/spec_bridge.h"
#include "spec/rules/hot_stone.h"
#include "tests/enumerate/robust/naive_robust.h"

namespace hotstone::enumerate {
namespace {

using certify::RobustHot;
using spec::Color;

BitSituation Of(const spec::Position& position, int player) {
  const Stones stones = FromSpec(position);
  return {stones.own, stones.opp, player, 0, 0};
}

const spec::HotKinds kEveryKind(spec::AllHotKinds().begin(), spec::AllHotKinds().end());

// Every position of a board, both players to move, both bounds.
void ExpectNaiveValues(int cols, int rows, RobustHot hot, const spec::HotKinds& kinds) {
  const Grid grid = *Grid::Create(cols, rows);
  const spec::BoardSize size = *spec::BoardSize::Create(cols, rows);
  const auto table = SolveRobust(grid, hot, {1, true}, nullptr);
  ASSERT_TRUE(table.ok()) << table.status();
  const NaiveRobust black = SolveNaiveRobust(size, Color::kBlack, kinds);
  const NaiveRobust white = SolveNaiveRobust(size, Color::kWhite, kinds);
  for (const auto& [position, value] : black.to_move) {
    const Interval to_move = table->ForBlack(Of(position, 0));
    const Interval waiting = table->ForBlack(Of(position, 1));
    EXPECT_EQ(to_move.lo, value) << position.cells();
    EXPECT_EQ(to_move.hi, -white.waiting.at(position)) << position.cells();
    EXPECT_EQ(waiting.lo, black.waiting.at(position)) << position.cells();
    EXPECT_EQ(waiting.hi, -white.to_move.at(position)) << position.cells();
  }
}

const std::vector<std::pair<int, int>> kSmall = {{1, 1}, {2, 1}, {3, 1}, {2, 2},
                                                 {5, 1}, {3, 2}, {2, 3}, {7, 1}};

// Bans of single hot stones change nothing: the play they forbid restores the previous position.
TEST(RobustBoundsTest, EqualTheNaiveValuesUnderSingleHotStones) {
  for (const auto& [cols, rows] : kSmall) {
    ExpectNaiveValues(cols, rows, RobustHot::kSingle, {});
    ExpectNaiveValues(cols, rows, RobustHot::kSingle, {spec::HotKind::kSingle});
  }
}

TEST(RobustBoundsTest, EqualTheNaiveValuesUnderAnyHotStones) {
  for (const auto& [cols, rows] : kSmall)
    ExpectNaiveValues(cols, rows, RobustHot::kEvery, kEveryKind);
}

TEST(RobustBoundsSlow, EqualTheNaiveValuesOnThreeByThree) {
  ExpectNaiveValues(3, 3, RobustHot::kSingle, {spec::HotKind::kSingle});
  ExpectNaiveValues(3, 3, RobustHot::kEvery, kEveryKind);
}

// A side forces under each rule without a memory whatever it forces robustly: the interval lies
// within the bounds.
TEST(RobustBoundsTest, HoldTheIntervalsOfEveryFiniteRule) {
  for (const auto& [cols, rows] : {std::pair{3, 3}, {4, 2}, {6, 1}}) {
    const Grid grid = *Grid::Create(cols, rows);
    const auto single = SolveRobust(grid, RobustHot::kSingle, {1, false}, nullptr);
    const auto every = SolveRobust(grid, RobustHot::kEvery, {1, false}, nullptr);
    ASSERT_TRUE(single.ok() && every.ok());
    const LegalIndex index = *LegalIndex::Create(grid);
    for (const char* text :
         {"hot=none", "hot=basic", "hot=basic,self_removal=none,end_passes=2",
          "hot=none,self_removal=none", "hot=hot,hot_kinds=single+double-add+twin",
          "hot=hot,hot_kinds=single+double-add-any+any-ko-stone",
          "hot=hot,hot_kinds=single+double-capture+twin-triple,self_removal=none,end_passes=2"}) {
      const spec::RuleSet rules = *spec::ParseRuleSet(text);
      const auto table = IntervalTable::Solve(grid, *FiniteRules::From(rules), {1, false}, nullptr);
      ASSERT_TRUE(table.ok()) << text;
      const bool covered = certify::RobustUnder(RobustHot::kSingle, rules).ok();
      for (uint64_t rank = 0; rank < index.size(); ++rank) {
        const Stones stones = index.Unrank(rank);
        const BitSituation s{stones.own, stones.opp, 0, 0, 0};
        const Interval bounds = (covered ? *single : *every).ForBlack(s);
        const Interval interval = table->ForBlack(s);
        ASSERT_LE(bounds.lo, interval.lo) << text << " " << rank;
        ASSERT_GE(bounds.hi, interval.hi) << text << " " << rank;
        ASSERT_LE(single->ForBlack(s).lo, single->ForBlack(s).hi);
        ASSERT_LE(every->ForBlack(s).lo, single->ForBlack(s).lo);
        ASSERT_GE(every->ForBlack(s).hi, single->ForBlack(s).hi);
      }
    }
  }
}

}  // namespace
}  // namespace hotstone::enumerate
