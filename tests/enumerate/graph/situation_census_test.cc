#include "enumerate/graph/situation_census.h"

#include <gtest/gtest.h>

#include <utility>

#include "enumerate/graph/situation_graph.h"
#include "enumerate/index/legal_index.h"
#include "tests/base/stop_at.h"

namespace hotstone::enumerate {
namespace {

SituationCensus Census(int cols, int rows, const char* rules, int threads = 1) {
  CensusOptions options;
  options.threads = threads;
  return *CountSituations(*Grid::Create(cols, rows), *FiniteRules::From(*spec::ParseRuleSet(rules)),
                          options);
}

constexpr const char* kCensusRules = "basic-only,self_removal=any,end_passes=2";

// Known figures: the reference table of situation graphs, confirmed by six independent programs.
TEST(SituationCensusTest, AgreesWithKnownGraphs) {
  EXPECT_EQ(Census(2, 2, kCensusRules), (SituationCensus{270, 484, 90, 0, 9}));
  EXPECT_EQ(Census(3, 2, kCensusRules), (SituationCensus{2724, 6232, 900, 24, 13}));
  EXPECT_EQ(Census(3, 3, kCensusRules), (SituationCensus{75516, 227796, 24916, 768, 19}));
  EXPECT_EQ(Census(4, 3, kCensusRules), (SituationCensus{1946852, 7317116, 641128, 23468, 25}));
}

TEST(SituationCensusTest, TurningTheBoardChangesNothing) {
  EXPECT_EQ(Census(2, 3, kCensusRules), Census(3, 2, kCensusRules));
  EXPECT_EQ(Census(3, 4, "basic-only"), Census(4, 3, "basic-only"));
}

TEST(SituationCensusTest, OnePointBoardHasOnlyPasses) {
  // No play is legal: the single stone would remove itself. Four passes, five situations.
  EXPECT_EQ(Census(1, 1, "basic-only"), (SituationCensus{5, 4, 1, 0, 4}));
}

// The other implementation of the graph keeps every situation and every edge, and does not use
// symmetry.
TEST(SituationCensusTest, AgreesWithTheGraphThatKeepsItsEdges) {
  for (const char* text :
       {"basic-only", "basic-only,self_removal=none,end_passes=2", "hot-only,self_removal=any",
        "basic-only,hot=none,end_passes=2", "basic-only,capture_ends=true",
        "hot-only,hot_scope=fighting,hot_unclassified=cold"}) {
    const FiniteRules rules = *FiniteRules::From(*spec::ParseRuleSet(text));
    for (const auto& [cols, rows] : {std::pair{3, 3}, {4, 2}, {7, 1}}) {
      const Grid grid = *Grid::Create(cols, rows);
      const LegalIndex index = *LegalIndex::Create(grid);
      const auto graph = *SituationGraph::Build(
          grid, index, rules, SituationGraph::Roots::kEmptyBoard, 10'000'000, nullptr);
      const SituationCensus census = Census(cols, rows, text);
      EXPECT_EQ(census.situations - census.finished, graph.size())
          << cols << "x" << rows << " " << text;
      EXPECT_EQ(census.transitions, graph.edge_count() + graph.finishing_moves())
          << cols << "x" << rows << " " << text;
    }
  }
}

TEST(SituationCensusTest, ThreadsChangeNothing) {
  for (const char* rules : {kCensusRules, "hot-only", "basic-only,capture_ends=true"}) {
    const SituationCensus alone = Census(4, 3, rules);
    EXPECT_EQ(Census(4, 3, rules, 2), alone) << rules;
    EXPECT_EQ(Census(4, 3, rules, 5), alone) << rules;
  }
}

TEST(SituationCensusTest, RefusesBoardsWithoutAnIndex) {
  const Grid grid = *Grid::Create(5, 5);
  const FiniteRules rules = *FiniteRules::From(*spec::ParseRuleSet(kCensusRules));
  EXPECT_EQ(CountSituations(grid, rules).status().code(), absl::StatusCode::kInvalidArgument);
  EXPECT_GT(CensusBytes(grid, rules), uint64_t{100} << 30);
}

TEST(SituationCensusTest, StopsWhenTold) {
  StopAt stop(20);
  CensusOptions options;
  options.threads = 2;
  options.progress = &stop;
  const FiniteRules rules = *FiniteRules::From(*spec::ParseRuleSet(kCensusRules));
  EXPECT_EQ(CountSituations(*Grid::Create(4, 3), rules, options).status().code(),
            absl::StatusCode::kCancelled);
}

TEST(SituationCensusSlow, FourByFour) {
  EXPECT_EQ(Census(4, 4, kCensusRules),
            (SituationCensus{147962040, 699168992, 48613176, 2122512, 33}));
  EXPECT_EQ(Census(4, 4, kCensusRules, 2), Census(4, 4, kCensusRules));
}

}  // namespace
}  // namespace hotstone::enumerate
