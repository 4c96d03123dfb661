// The interval solver with every end worth nothing: who can force an end, compared with a plain
// search.
#include <gtest/gtest.h>

#include <string>
#include <vector>

#include "enumerate/graph/situation_graph.h"
#include "enumerate/rules/situation.h"
#include "enumerate/values/intervals.h"

namespace hotstone::enumerate {
namespace {

struct ForcedWorld {
  ForcedWorld(int cols, int rows, const std::string& rules, bool measure)
      : grid(*Grid::Create(cols, rows)),
        index(*LegalIndex::Create(grid)),
        finite(*FiniteRules::From(*spec::ParseRuleSet(rules))),
        table(*IntervalTable::Solve(
            grid, finite, {.measure = measure, .worth = FinalWorth::kNothing}, nullptr)) {}
  Grid grid;
  LegalIndex index;
  FiniteRules finite;
  IntervalTable table;
};

// The situations from which `player` forces an end: those with a move of his to one or to a
// finished game, and those where all moves of the opponent lead there; added until nothing changes.
std::vector<bool> ForcedBy(const ForcedWorld& world, const SituationGraph& graph, int player) {
  std::vector<bool> forced(graph.size(), false);
  for (bool changed = true; changed;) {
    changed = false;
    for (SituationGraph::Node n = 0; n < graph.size(); ++n) {
      if (forced[n]) continue;
      bool some = false;
      bool all = true;
      const BitSituation s = graph.At(n);
      ForEachMove(world.grid, world.finite, s,
                  [&](BitMove, const BitSituation& next, bool finished) {
                    const bool good = finished || forced[graph.Find(next)];
                    some |= good;
                    all &= good;
                  });
      forced[n] = s.player == player ? some : all;
      changed |= forced[n];
    }
  }
  return forced;
}

TEST(ForcedEndsTest, EverySituationIsAsAPlainSearchFindsIt) {
  for (const auto& [cols, rows] : {std::pair{1, 1}, {2, 1}, {4, 1}, {5, 1}, {2, 2}, {3, 2}}) {
    for (const char* rules :
         {"basic-only", "hot-only", "basic-only,hot=none", "basic-only,self_removal=none",
          "basic-only,self_removal=any,end_passes=2", "basic-only,capture_ends=true",
          "basic-only,self_removal=any,capture_ends=true"}) {
      for (const bool measure : {false, true}) {
        const ForcedWorld world(cols, rows, rules, measure);
        const auto graph =
            *SituationGraph::Build(world.grid, world.index, world.finite,
                                   SituationGraph::Roots::kAllPositions, 10'000'000, nullptr);
        const std::vector<bool> black = ForcedBy(world, graph, 0);
        const std::vector<bool> white = ForcedBy(world, graph, 1);
        const int points = world.grid.points();
        for (SituationGraph::Node n = 0; n < graph.size(); ++n) {
          const Interval expected{black[n] ? 0 : -points, white[n] ? 0 : points};
          ASSERT_EQ(world.table.ForBlack(graph.At(n)), expected)
              << rules << " " << cols << "x" << rows << " node " << n;
        }
      }
    }
  }
}

TEST(ForcedEndsTest, AFinishedGameIsWorthNothing) {
  const ForcedWorld world(2, 1, "basic-only", false);
  EXPECT_EQ(world.table.ForBlackOrFinal({BitAt(0), 0, 0, world.finite.end_passes, 0}),
            (Interval{0, 0}));
}

// The open cells, of positions and of positions with a ban: none where the promise holds, and more
// than the positions alone where a ban is open as well.
TEST(ForcedEndsTest, OpenCellsAreCounted) {
  EXPECT_EQ(ForcedWorld(4, 1, "basic-only", false).table.CountOpenCells(), 0u);
  EXPECT_EQ(ForcedWorld(2, 1, "basic-only", false).table.CountOpenCells(), 4u);
  EXPECT_EQ(ForcedWorld(2, 1, "basic-only", false).table.CountUndetermined(), 5u);
}

}  // namespace
}  // namespace hotstone::enumerate
