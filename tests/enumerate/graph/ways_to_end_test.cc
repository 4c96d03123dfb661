// The shortest ways to an end, and a graph that has none.
#include "enumerate/graph/ways_to_end.h"

#include <gtest/gtest.h>

#include <algorithm>

namespace hotstone::enumerate {
namespace {

struct EndWorld {
  EndWorld(int cols, int rows, const char* rules, uint64_t nodes = 10'000'000)
      : grid(*Grid::Create(cols, rows)),
        index(*LegalIndex::Create(grid)),
        finite(*FiniteRules::From(*spec::ParseRuleSet(rules))),
        graph(*SituationGraph::Build(grid, index, finite, SituationGraph::Roots::kAllPositions,
                                     nodes, nullptr)) {}
  Grid grid;
  LegalIndex index;
  FiniteRules finite;
  SituationGraph graph;
};

// Passes alone end the game, and where no removal does, the missing passes are the shortest way.
TEST(WaysToEndTest, PassesAreTheShortestWay) {
  for (const char* rules :
       {"basic-only", "hot-only", "basic-only,end_passes=2", "basic-only,self_removal=any"}) {
    for (const auto& [cols, rows] : {std::pair{1, 1}, {2, 1}, {2, 2}, {3, 2}}) {
      const EndWorld world(cols, rows, rules);
      const auto plies = PliesToEnd(world.graph);
      ASSERT_EQ(plies.size(), world.graph.size());
      for (SituationGraph::Node n = 0; n < world.graph.size(); ++n) {
        ASSERT_EQ(plies[n],
                  static_cast<uint32_t>(world.finite.end_passes - world.graph.At(n).passes))
            << rules;
      }
      EXPECT_EQ(FarthestFromEnd(plies), static_cast<uint32_t>(world.finite.end_passes));
    }
  }
}

// A removal that ends the game may be nearer: on 2x1 a stone can be taken at once.
TEST(WaysToEndTest, ARemovalMayBeShorter) {
  const EndWorld world(2, 1, "basic-only,capture_ends=true");
  const auto plies = PliesToEnd(world.graph);
  EXPECT_EQ(plies[world.graph.Find({BitAt(0), 0, 1, 0, 0})], 1u);
  EXPECT_EQ(plies[world.graph.Find({})], 2u);
}

TEST(WaysToEndTest, ASituationWithoutAWayIsNotPassedOver) {
  EXPECT_EQ(FarthestFromEnd({1, 3, 2}), 3u);
  EXPECT_FALSE(FarthestFromEnd({1, kNoWayToEnd, 2}).has_value());
  EXPECT_FALSE(FarthestFromEnd({}).has_value());
}

}  // namespace
}  // namespace hotstone::enumerate
