#include "enumerate/graph/components.h"

#include <gtest/gtest.h>

namespace hotstone::enumerate {
namespace {

struct World {
  World(int cols, int rows, const char* rules)
      : grid(*Grid::Create(cols, rows)),
        index(*LegalIndex::Create(grid)),
        finite(*FiniteRules::From(*spec::ParseRuleSet(rules))),
        graph(*SituationGraph::Build(grid, index, finite, SituationGraph::Roots::kEmptyBoard,
                                     10'000'000, nullptr)),
        components(FindComponents(graph)) {}
  Grid grid;
  LegalIndex index;
  FiniteRules finite;
  SituationGraph graph;
  Components components;
};

TEST(SituationGraphTest, HasTheNodesAndEdgesOfTheKnownGraphs) {
  const World world(3, 3, "basic-only,self_removal=any,end_passes=2");
  ASSERT_TRUE(world.graph.complete());
  EXPECT_EQ(world.graph.size(), 75516u - 24916u);
  EXPECT_EQ(world.graph.edge_count() + world.graph.finishing_moves(), 227796u);
  for (SituationGraph::Node n = 0; n < world.graph.size(); ++n)
    EXPECT_EQ(world.graph.Find(world.graph.At(n)), n);
}

TEST(SituationGraphTest, StopsAtTheLimitAndSaysSo) {
  const Grid grid = *Grid::Create(3, 3);
  const LegalIndex index = *LegalIndex::Create(grid);
  const auto graph = *SituationGraph::Build(grid, index, FiniteRules{},
                                            SituationGraph::Roots::kEmptyBoard, 500, nullptr);
  EXPECT_FALSE(graph.complete());
  EXPECT_EQ(graph.size(), 500u);
}

TEST(ComponentsTest, EveryRankFallsWhereACaptureEndsTheGame) {
  for (const char* rules : {"basic-only,capture_ends=true",
                            "basic-only,capture_ends=true,self_removal=any,end_passes=2"}) {
    const World world(3, 3, rules);
    ASSERT_TRUE(world.graph.complete());
    EXPECT_EQ(world.components.cyclic_components, 0u);
    const auto rank = FindRanking(world.graph, world.components);
    for (SituationGraph::Node n = 0; n < world.graph.size(); ++n) {
      ASSERT_GE(rank[n], 1u);
      for (const auto to : world.graph.Successors(n)) ASSERT_LT(rank[to], rank[n]);
    }
  }
}

// Two nodes share a component exactly if each reaches the other, checked by walking from every
// node.
TEST(ComponentsTest, AreTheSetsThatReachEachOther) {
  for (const auto& [cols, rows] : {std::pair{1, 1}, {2, 1}, {3, 1}, {2, 2}}) {
    for (const char* rules :
         {"basic-only", "basic-only,hot=none", "basic-only,self_removal=none,end_passes=2",
          "basic-only,capture_ends=true"}) {
      const World world(cols, rows, rules);
      const auto count = world.graph.size();
      std::vector<std::vector<bool>> reaches(count, std::vector<bool>(count, false));
      for (SituationGraph::Node from = 0; from < count; ++from) {
        std::vector<SituationGraph::Node> open = {from};
        while (!open.empty()) {
          const auto node = open.back();
          open.pop_back();
          for (const auto to : world.graph.Successors(node)) {
            if (!reaches[from][to]) open.push_back(to);
            reaches[from][to] = true;
          }
        }
      }
      uint64_t cyclic = 0;
      for (SituationGraph::Node a = 0; a < count; ++a) {
        cyclic += reaches[a][a] ? 1 : 0;
        for (SituationGraph::Node b = 0; b < count; ++b) {
          const bool same = world.components.component[a] == world.components.component[b];
          ASSERT_EQ(same, a == b || (reaches[a][b] && reaches[b][a]))
              << cols << "x" << rows << " " << rules;
        }
      }
      EXPECT_EQ(world.components.cyclic_situations, cyclic);
    }
  }
}

TEST(ComponentsTest, LassosCloseAndAreAsShortAsTheyCanBe) {
  // 2x1: a ko; under `basic` two stones that remove themselves with passes between (four plies),
  // and where that is forbidden "take, pass, pass, retake, pass, pass". 2x2 has no ko: the six-ply
  // cycle that the model names.
  struct Known {
    int cols, rows;
    const char* rules;
    size_t cycle;
  };
  for (const Known& known : {Known{2, 1, "basic-only,hot=none", 2}, Known{2, 1, "basic-only", 4},
                             Known{2, 1, "basic-only,self_removal=none", 6},
                             Known{2, 2, "basic-only", 6}, Known{3, 3, "basic-only", 4}}) {
    const World world(known.cols, known.rows, known.rules);
    ASSERT_GT(world.components.cyclic_components, 0u) << known.rules;
    const NodeLasso lasso = FindLasso(world.graph, world.components, 10'000'000);
    EXPECT_EQ(lasso.cycle.size(), known.cycle)
        << known.cols << "x" << known.rows << " " << known.rules;
    EXPECT_EQ(lasso.stem.back(), lasso.cycle.back());
    EXPECT_EQ(lasso.stem.front(), 0u);
    auto from = lasso.cycle.back();
    for (const auto to : lasso.cycle) {
      const auto successors = world.graph.Successors(from);
      EXPECT_NE(std::find(successors.begin(), successors.end(), to), successors.end());
      from = to;
    }
  }
}

}  // namespace
}  // namespace hotstone::enumerate
