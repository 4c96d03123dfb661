#include "enumerate/numbers/games.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <random>
#include <string>
#include <utility>
#include <vector>

#include "enumerate/numbers/games_graph.h"
#include "enumerate/numbers/games_paths.h"
#include "spec/rules/game.h"
#include "tests/base/stop_at.h"

namespace hotstone::enumerate {
namespace {

spec::RuleSet SuperkoRules(const std::string& text) {
  return *spec::ParseRuleSet("basic-only,hot=none," + text);
}

uint64_t Games(int cols, int rows, const std::string& rules) {
  const auto count = CountGames(*Grid::Create(cols, rows), SuperkoRules(rules));
  EXPECT_TRUE(count.ok()) << count.status();
  return count.ok() ? count->value : 0;
}

// The definition, played out by the law's interpreter: after every board play either player may
// continue, by the opponent's pass if it is not that player's turn. (end_passes does not matter:
// there are never two passes in a row.)
uint64_t GamesByLaw(const spec::Game& game) {
  uint64_t count = 1;
  for (const bool pass_first : {false, true}) {
    spec::Game turn = game;
    if (pass_first) turn.Play(spec::Pass(turn.to_move()));
    const spec::Color player = turn.to_move();
    for (const spec::Point p : turn.LegalPoints(player)) {
      spec::Game next = turn;
      EXPECT_TRUE(next.Play({player, p}).legal());
      count += GamesByLaw(next);
    }
  }
  return count;
}

TEST(GamesTest, KnownNumbers) {
  EXPECT_EQ(Games(1, 1, "cycle=psk,self_removal=any"), 1u);
  EXPECT_EQ(Games(2, 1, "cycle=psk,self_removal=any"), 9u);
  EXPECT_EQ(Games(3, 1, "cycle=psk,self_removal=any"), 907u);
  EXPECT_EQ(Games(1, 3, "cycle=psk,self_removal=any"), 907u);
  EXPECT_EQ(Games(3, 1, "cycle=ssk,self_removal=none"), 959u);
  EXPECT_EQ(Games(4, 1, "cycle=psk,self_removal=none"), 719178893u);
  EXPECT_EQ(Games(4, 1, "cycle=psk,self_removal=any"), 2098407841u);
  EXPECT_EQ(Games(4, 1, "cycle=ssk,self_removal=none"), 1359471437u);
  EXPECT_EQ(Games(4, 1, "cycle=nssk,self_removal=none"), 2522225257u);
}

TEST(GamesTestSlow, FourPointsInASquare) {
  EXPECT_EQ(Games(2, 2, "cycle=psk,self_removal=any"), 386356909593u);
  EXPECT_EQ(Games(2, 2, "cycle=ssk,self_removal=none"), 1391718029753u);
  EXPECT_EQ(Games(2, 2, "cycle=psk,self_removal=none"), 386356909593u);
}

TEST(GamesTest, AgreesWithTheLaw) {
  for (const char* cycle : {"psk", "ssk", "nssk"}) {
    for (const char* removal : {"none", "groups", "any"}) {
      const std::string text = std::string("cycle=") + cycle + ",self_removal=" + removal;
      for (const auto& [cols, rows] : {std::pair{1, 1}, {2, 1}, {1, 2}, {3, 1}}) {
        // The law is slow for hundreds of thousands of games.
        if (cols == 3 && std::string(removal) != "none" && std::string(cycle) == "nssk") continue;
        const auto game = *spec::Game::Create(SuperkoRules(text),
                                              spec::Position(*spec::BoardSize::Create(cols, rows)),
                                              spec::Color::kBlack);
        EXPECT_EQ(Games(cols, rows, text), GamesByLaw(game)) << cols << "x" << rows << " " << text;
      }
    }
  }
}

// A plain search for simple paths, with the pass of ssk: it shares the graph but none of the
// counting.
class PlainSearch {
 public:
  explicit PlainSearch(const GameGraph& graph)
      : graph_(graph), used_(graph.vertices.size(), false) {}
  uint64_t From(int v) {
    used_[v] = true;
    uint64_t count = 1;
    const GameGraph::Vertex& vertex = graph_.vertices[v];
    for (const int u : vertex.next) count += used_[u] ? 0 : From(u);
    const int partner = vertex.partner;
    const bool passes = partner != kNoVertex && !used_[partner];
    if (passes) used_[partner] = true;
    for (const int u : vertex.next_after_pass) count += used_[u] ? 0 : From(u);
    if (passes) used_[partner] = false;
    used_[v] = false;
    return count;
  }

 private:
  const GameGraph& graph_;
  std::vector<bool> used_;
};

TEST(GamesTest, AgreesWithPlainSearch) {
  for (const char* rules : {"cycle=nssk,self_removal=groups", "cycle=nssk,self_removal=any",
                            "cycle=ssk,self_removal=groups", "cycle=ssk,self_removal=any"}) {
    const auto graph = BuildGameGraph(*Grid::Create(3, 1), SuperkoRules(rules));
    ASSERT_TRUE(graph.ok()) << graph.status();
    EXPECT_EQ(Games(3, 1, rules), PlainSearch(*graph).From(0)) << rules;
  }
}

// Random small graphs with every combination of components, partners and repeated edges. Both
// widths of vertex sets.
TEST(GamesTest, PathCounterAgreesWithPlainSearchOnRandomGraphs) {
  const unsigned seed = std::random_device{}();
  SCOPED_TRACE("seed " + std::to_string(seed));
  std::mt19937 random(seed);
  for (int round = 0; round < 1500; ++round) {
    const int pairs = 1 + static_cast<int>(random() % 5);
    const int size = 2 * pairs;
    const auto density = 2 + random() % 5;
    GameGraph graph;
    graph.vertices.resize(size);
    std::vector<int> identity(size);
    for (int v = 0; v < size; ++v) identity[v] = v;
    graph.symmetries = {identity};
    const bool partners = random() % 2 == 0;
    for (int v = 0; v < size; ++v) {
      GameGraph::Vertex& vertex = graph.vertices[v];
      if (partners) vertex.partner = v ^ 1;
      for (int u = 0; u < size; ++u) {
        if (u == v || random() % density != 0) continue;
        // As in a game, a play and a play after a pass never lead to the same situation, and no
        // play after a pass leads to the situation that the pass used up.
        const bool after_pass = partners && u != (v ^ 1) && random() % 2 == 0;
        std::vector<int>& list = after_pass ? vertex.next_after_pass : vertex.next;
        list.insert(list.end(), 1 + random() % 8 / 7, u);
      }
    }
    const uint64_t expected = PlainSearch(graph).From(0);
    const uint64_t limit = uint64_t{1} << 30;
    ASSERT_EQ(*PathCounter<VertexSet64>(graph, limit, nullptr).CountFromStart(), expected) << round;
    ASSERT_EQ(*PathCounter<VertexSet128>(graph, limit, nullptr).CountFromStart(), expected)
        << round;
  }
}

TEST(GamesTest, SymmetriesKeepTheGraph) {
  for (const char* rules : {"cycle=psk,self_removal=any", "cycle=ssk,self_removal=groups",
                            "cycle=ssk,self_removal=none", "cycle=nssk,self_removal=any"}) {
    for (const auto& [cols, rows] : {std::pair{2, 2}, {4, 1}, {3, 1}}) {
      const auto graph = BuildGameGraph(*Grid::Create(cols, rows), SuperkoRules(rules));
      ASSERT_TRUE(graph.ok()) << graph.status();
      EXPECT_EQ(graph->symmetries.size(), cols == rows ? 16u : 4u) << rules;
      for (const std::vector<int>& map : graph->symmetries) {
        // Vertex 0 may lack its image, see games_graph.cc; nothing leads to it then.
        for (size_t v = map[0] == 0 ? 1 : 0; v < map.size(); ++v) {
          const auto mapped = [&map](std::vector<int> list) {
            for (int& u : list) u = map[u];
            std::sort(list.begin(), list.end());
            return list;
          };
          const auto sorted = [](std::vector<int> list) {
            std::sort(list.begin(), list.end());
            return list;
          };
          const GameGraph::Vertex& vertex = graph->vertices[v];
          const GameGraph::Vertex& image = graph->vertices[map[v]];
          EXPECT_EQ(mapped(vertex.next), sorted(image.next)) << rules << " vertex " << v;
          EXPECT_EQ(mapped(vertex.next_after_pass), sorted(image.next_after_pass))
              << rules << " vertex " << v;
        }
      }
    }
  }
}

TEST(GamesTest, RefusesWhatIsNotSuchAGraph) {
  const Grid grid = *Grid::Create(2, 1);
  for (const char* rules :
       {"cycle=none", "cycle=fixed", "cycle=psk,hot=basic", "cycle=psk,handicap=1",
        "cycle=psk,capture_ends=true", "cycle=starter"}) {
    EXPECT_EQ(CountGames(grid, SuperkoRules(rules)).status().code(),
              absl::StatusCode::kUnimplemented)
        << rules;
  }
  EXPECT_EQ(CountGames(*Grid::Create(3, 3), SuperkoRules("cycle=psk")).status().code(),
            absl::StatusCode::kResourceExhausted);
  GameCountOptions tight;
  tight.memory_limit_bytes = 1000;
  EXPECT_EQ(CountGames(*Grid::Create(4, 1), SuperkoRules("cycle=psk"), tight).status().code(),
            absl::StatusCode::kResourceExhausted);
}

TEST(GamesTest, StopsWhenTold) {
  StopAt stop(0);
  GameCountOptions options;
  options.progress = &stop;
  EXPECT_EQ(CountGames(*Grid::Create(4, 1), SuperkoRules("cycle=psk"), options).status().code(),
            absl::StatusCode::kCancelled);
}

}  // namespace
}  // namespace hotstone::enumerate
