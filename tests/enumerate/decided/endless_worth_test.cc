#include "enumerate/decided/endless_worth.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <string>
#include <vector>

#include "enumerate/graph/situation_graph.h"
#include "enumerate/rules/area.h"
#include "enumerate/rules/situation.h"

namespace hotstone::enumerate {
namespace {

TEST(EndlessWorthTest, TheMiddleOfThreeDecides) {
  EXPECT_EQ(ValueWithWorth({1, 16}, 0), (WorthValue{2, false}));
  EXPECT_EQ(ValueWithWorth({-4, 4}, 0), (WorthValue{0, true}));
  EXPECT_EQ(ValueWithWorth({-4, 4}, 13), (WorthValue{8, false}));
  EXPECT_EQ(ValueWithWorth({0, 4}, 0),
            (WorthValue{0, false}));  // Black can force an equally good end
  EXPECT_EQ(ValueWithWorth({0, 4}, 1), (WorthValue{1, true}));
  EXPECT_EQ(ValueWithWorth({-4, 0}, -1), (WorthValue{-1, true}));
  EXPECT_EQ(ValueWithWorth({3, 3}, 7), (WorthValue{6, false}));
}

// The value with a fixed worth, by its own equations on the graph, threshold by threshold: who
// reaches an end that is good for him, if endless play is good for one of the two. It uses no
// intervals.
TEST(EndlessWorthTest, IsWhatTheGameItselfComesTo) {
  for (const auto& [cols, rows, rules] : {std::tuple{2, 1, "basic-only"},
                                          {3, 1, "basic-only,self_removal=any"},
                                          {2, 2, "basic-only,self_removal=none,end_passes=2"},
                                          {4, 1, "basic-only,hot=none,end_passes=2"}}) {
    const Grid grid = *Grid::Create(cols, rows);
    const LegalIndex index = *LegalIndex::Create(grid);
    const FiniteRules finite = *FiniteRules::From(*spec::ParseRuleSet(rules));
    const IntervalTable table = *IntervalTable::Solve(grid, finite, {}, nullptr);
    const SituationGraph graph = *SituationGraph::Build(
        grid, index, finite, SituationGraph::Roots::kAllPositions, 1'000'000, nullptr);
    const int points = grid.points();
    for (const int twice : {-2 * points, -3, -2, -1, 0, 1, 4, 2 * points}) {
      std::vector<int> value(graph.size(), -2 * points);
      for (int t = 1 - 2 * points; t <= 2 * points; ++t) {
        std::vector<char> gains(graph.size(), twice >= t);
        for (bool changed = true; changed;) {
          changed = false;
          for (SituationGraph::Node n = 0; n < graph.size(); ++n) {
            const bool black = graph.At(n).player == 0;
            bool best = !black;
            ForEachMove(
                grid, finite, graph.At(n), [&](BitMove, const BitSituation& next, bool finished) {
                  const bool there = finished
                                         ? 2 * AreaDifference(grid, {next.black, next.white}) >= t
                                         : gains[graph.Find(next)] != 0;
                  if (there == black) best = black;
                });
            changed = changed || best != (gains[n] != 0);
            gains[n] = best;
          }
        }
        for (SituationGraph::Node n = 0; n < graph.size(); ++n) {
          if (gains[n] != 0) value[n] = t;
        }
      }
      for (SituationGraph::Node n = 0; n < graph.size(); ++n) {
        EXPECT_EQ(ValueWithWorth(table.ForBlack(graph.At(n)), twice).twice, value[n])
            << rules << " node " << n;
      }
    }
  }
}

TEST(EndlessWorthTest, CountsAreThoseOfAllPositions) {
  const Grid grid = *Grid::Create(3, 2);
  const LegalIndex index = *LegalIndex::Create(grid);
  const FiniteRules finite = *FiniteRules::From(*spec::ParseRuleSet("basic-only,hot=none"));
  const IntervalTable table = *IntervalTable::Solve(grid, finite, {}, nullptr);
  const std::vector<EndlessCount> counts = CountEndless(table, index, 6);
  ASSERT_EQ(counts.size(), 25U);
  for (int twice = -12; twice <= 12; ++twice) {
    uint64_t positions = 0;
    index.ForEach(0, index.size(), [&](Stones stones) {
      const Interval interval = table.ForBlack({stones.own, stones.opp, 0, 0, 0});
      positions += 2 * interval.lo < twice && twice < 2 * interval.hi;
    });
    EXPECT_EQ(counts[static_cast<size_t>(twice + 12)].positions, positions) << twice;
  }
  EXPECT_EQ(counts.front(), EndlessCount{});
  EXPECT_EQ(counts.back(), EndlessCount{});
  EXPECT_GT(counts[12].classes, 0U);
}

}  // namespace
}  // namespace hotstone::enumerate
