// The situation graph by the law alone: breadth-first over Successors with an ordered set. Six
// independent programs (SPIN, Rumur, CMurphi, TLC and two native ones) agree on the numbers.
#include <gtest/gtest.h>

#include <set>

#include "spec/rules/situation.h"
#include "tests/spec/diagrams.h"

namespace hotstone::spec {
namespace {

struct Graph {
  size_t situations = 0, transitions = 0, finished = 0, with_ban = 0;
  int depth = 0;
  friend bool operator==(const Graph&, const Graph&) = default;
};
std::ostream& operator<<(std::ostream& out, const Graph& g) {
  return out << g.situations << " situations, " << g.transitions << " transitions, " << g.finished
             << " finished, " << g.with_ban << " with ban, depth " << g.depth;
}

Graph Explore(int cols, int rows, std::string_view rule_text) {
  const RuleSet rules = Rules(rule_text);
  std::set<Situation> seen = {StartOf(rules, Empty(cols, rows), kB)};
  std::vector<Situation> layer(seen.begin(), seen.end());
  Graph graph;
  for (int depth = 0; !layer.empty(); ++depth) {
    graph.depth = depth;
    std::vector<Situation> next;
    for (const Situation& s : layer) {
      graph.finished += IsFinished(s, rules);
      graph.with_ban += !s.bans.empty();
      for (Successor& move : Successors(s, rules)) {
        ++graph.transitions;
        if (seen.insert(move.situation).second) next.push_back(std::move(move.situation));
      }
    }
    layer = std::move(next);
  }
  graph.situations = seen.size();
  return graph;
}

constexpr const char* kRules = "basic-only,self_removal=any,end_passes=2";

TEST(SituationGraphTest, TwoByTwo) {
  EXPECT_EQ(Explore(2, 2, kRules), (Graph{270, 484, 90, 0, 9}));
}

TEST(SituationGraphTest, ThreeByTwo) {
  EXPECT_EQ(Explore(3, 2, kRules), (Graph{2724, 6232, 900, 24, 13}));
  EXPECT_EQ(Explore(2, 3, kRules), (Graph{2724, 6232, 900, 24, 13}));
}

TEST(SituationGraphTest, ThreeByThree) {
  EXPECT_EQ(Explore(3, 3, kRules), (Graph{75516, 227796, 24916, 768, 19}));
}

// Sequences of exactly `depth` moves, including passes.
int64_t Perft(const Situation& s, const RuleSet& rules, int depth) {
  if (depth == 0) return 1;
  int64_t count = 0;
  for (const Successor& move : Successors(s, rules))
    count += Perft(move.situation, rules, depth - 1);
  return count;
}

// Recomputed by two independent programs.
TEST(SituationGraphTest, MoveSequences) {
  const RuleSet rules = Rules("basic-only,self_removal=none,end_passes=2");
  EXPECT_EQ(Perft(StartOf(rules, Empty(2, 2), kB), rules, 12), 47840);
  EXPECT_EQ(Perft(StartOf(rules, Empty(5, 5), kB), rules, 1), 26);
  EXPECT_EQ(Perft(StartOf(rules, Empty(5, 5), kB), rules, 2), 651);
  EXPECT_EQ(Perft(StartOf(rules, Empty(5, 5), kB), rules, 3), 15650);
}

}  // namespace
}  // namespace hotstone::spec
