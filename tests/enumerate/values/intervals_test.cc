#include "enumerate/values/intervals.h"

#include <gtest/gtest.h>

#include <map>
#include <vector>

#include "enumerate/rules/area.h"
#include "enumerate/rules/situation.h"

namespace hotstone::enumerate {
namespace {

struct World {
  World(int cols, int rows, const char* rules)
      : grid(*Grid::Create(cols, rows)),
        index(*LegalIndex::Create(grid)),
        finite(*FiniteRules::From(*spec::ParseRuleSet(rules))),
        table(*IntervalTable::Solve(grid, index, finite, nullptr)) {}
  Grid grid;
  LegalIndex index;
  FiniteRules finite;
  IntervalTable table;
};

constexpr const char* kComparator = "basic-only,self_removal=none,end_passes=2";

// Known values: recomputed by several programs; 4x2, 3x3, 4x3, 5x3, 4x4 also in van der Werf and Winands.
TEST(IntervalsTest, EmptyBoardsHaveTheKnownIntervals) {
  const auto empty = [](int cols, int rows) { return World(cols, rows, kComparator).table.ForBlack({}); };
  EXPECT_EQ(empty(2, 2), (Interval{-4, 4}));
  EXPECT_EQ(empty(3, 2), (Interval{-6, 6}));
  EXPECT_EQ(empty(4, 2), (Interval{8, 8}));
  EXPECT_EQ(empty(5, 2), (Interval{10, 10}));
  EXPECT_EQ(empty(3, 3), (Interval{9, 9}));
  EXPECT_EQ(empty(4, 3), (Interval{4, 12}));
  EXPECT_EQ(empty(3, 4), (Interval{4, 12}));
}

TEST(IntervalsSlow, LargerEmptyBoardsHaveTheKnownIntervals) {
  EXPECT_EQ(World(5, 3, kComparator).table.ForBlack({}), (Interval{15, 15}));
  EXPECT_EQ(World(4, 4, kComparator).table.ForBlack({}), (Interval{1, 16}));
}

// Plain value iteration over the explicit graph, for all situations with all pass counts and bans. Returns
// how many of them have several bans.
uint64_t ExpectPlainIteration(int cols, int rows, const char* rules) {
  const World world(cols, rows, rules);
  const auto graph = *SituationGraph::Build(world.grid, world.index, world.finite,
                                            SituationGraph::Roots::kAllPositions, 10'000'000, nullptr);
  EXPECT_TRUE(graph.complete());
  const int points = world.grid.points();
  uint64_t with_several = 0;
  for (const bool high : {false, true}) {
    std::vector<int> value(graph.size(), high ? points : -points);
    for (bool changed = true; changed;) {
      changed = false;
      for (SituationGraph::Node n = 0; n < graph.size(); ++n) {
        const BitSituation s = graph.At(n);
        int best = s.player == 0 ? -points : points;
        ForEachMove(world.grid, world.finite, s, [&](BitMove, const BitSituation& next, bool finished) {
          const int v =
              finished ? AreaDifference(world.grid, {next.black, next.white}) : value[graph.Find(next)];
          best = s.player == 0 ? std::max(best, v) : std::min(best, v);
        });
        changed = changed || best != value[n];
        value[n] = best;
      }
    }
    for (SituationGraph::Node n = 0; n < graph.size(); ++n) {
      const BitSituation s = graph.At(n);
      const Interval interval = world.table.ForBlack(s);
      const int found = high ? interval.hi : interval.lo;
      if (found != value[n]) {
        ADD_FAILURE() << cols << "x" << rows << " " << rules << " node " << n << ": " << found << ", not "
                      << value[n];
        return 0;
      }
      with_several += high && Count(s.bans) > 1;
    }
  }
  return with_several;
}

TEST(IntervalsTest, EverySituationHasTheValueOfPlainIteration) {
  for (const auto& [cols, rows] : {std::pair{1, 1}, {2, 1}, {4, 1}, {2, 2}, {3, 2}, {3, 3}}) {
    for (const char* rules : {kComparator, "basic-only", "basic-only,hot=none", "basic-only,self_removal=any",
                              "basic-only,capture_ends=true", "basic-only,self_removal=any,end_passes=2"}) {
      ExpectPlainIteration(cols, rows, rules);
    }
  }
}

constexpr const char* kOtherKinds = "hot-only,hot_kinds=double-add-any+double-capture+twin-triple";

// Twin hot stones need three lines: 3x3 is the smallest board on which a play leaves two bans, and the
// smallest that has entries for a set of bans.
TEST(IntervalsTest, BansAtTwoPointsHaveTheValueOfPlainIteration) {
  for (const char* rules : {"hot-only", kOtherKinds, "hot-only,self_removal=none,end_passes=2"}) {
    for (const auto& [cols, rows] : {std::pair{4, 1}, {2, 2}, {3, 2}, {2, 3}}) {
      EXPECT_EQ(ExpectPlainIteration(cols, rows, rules), 0u);
    }
  }
  for (const char* rules : {"hot-only,end_passes=2", "hot-only,self_removal=none,end_passes=2"}) {
    EXPECT_EQ(ExpectPlainIteration(3, 3, rules), 8u) << rules;
  }
}

// 4x3, where more plays leave two bans and some answers to them are passes: the value of each situation
// before and after such a play is that of its best move.
TEST(IntervalsTest, BansAtTwoPointsPassTheirValueOn) {
  const World world(4, 3, "hot-only,end_passes=2");
  const auto of_best_move = [&](const BitSituation& s) {
    Interval best = s.player == 0 ? Interval{-12, -12} : Interval{12, 12};
    ForEachMove(world.grid, world.finite, s, [&](BitMove, const BitSituation& next, bool) {
      const Interval v = world.table.ForBlackOrFinal(next);
      best = s.player == 0 ? Interval{std::max(best.lo, v.lo), std::max(best.hi, v.hi)}
                           : Interval{std::min(best.lo, v.lo), std::min(best.hi, v.hi)};
    });
    return best;
  };
  int plays = 0;
  world.index.ForEach(0, world.index.size(), [&](Stones stones) {
    for (int player = 0; player < 2; ++player) {
      const BitSituation s{stones.own, stones.opp, player, 0, 0};
      ForEachMove(world.grid, world.finite, s, [&](BitMove, const BitSituation& next, bool) {
        if (Count(next.bans) < 2) return;
        ++plays;
        EXPECT_EQ(world.table.ForBlack(s), of_best_move(s));
        EXPECT_EQ(world.table.ForBlack(next), of_best_move(next));
      });
    }
  });
  EXPECT_EQ(plays, 2 * 236);
}

// Minutes.
TEST(IntervalsSlow, BansAtTwoPointsHaveTheValueOfPlainIteration) {
  EXPECT_EQ(ExpectPlainIteration(3, 3, "hot-only"), 8u);
  EXPECT_GT(ExpectPlainIteration(4, 3, "hot-only,end_passes=2"), 100u);
}

}  // namespace
}  // namespace hotstone::enumerate
