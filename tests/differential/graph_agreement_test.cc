// The situation graphs of every board of up to six points under every finite rule set, found
// breadth first by the law, against both graph enumerators; and the dense index against trying
// every filling.
#include <gtest/gtest.h>

#include <algorithm>
#include <map>
#include <vector>

#include "enumerate/graph/situation_census.h"
#include "enumerate/graph/situation_graph.h"
#include "enumerate/index/legal_index.h"
#include "spec/rules/hot_stone.h"
#include "tests/differential/renderings.h"
#include "tests/spec/fillings.h"

namespace hotstone::renderings {
namespace {

using enumerate::SituationGraph;

// By situation, finished ones included: plies from the nearest root.
using Depths = std::map<spec::Situation, int>;

Depths BreadthFirst(const spec::RuleSet& rules, const std::vector<spec::Situation>& roots) {
  Depths depths;
  std::vector<spec::Situation> queue;
  const auto reach = [&](const spec::Situation& s, int depth) {
    if (depths.emplace(s, depth).second) queue.push_back(s);
  };
  for (const auto& root : roots) reach(root, 0);
  for (size_t i = 0; i < queue.size(); ++i) {
    const spec::Situation s = queue[i];
    const int depth = depths.at(s);
    for (const auto& to : spec::Successors(s, rules)) reach(to.situation, depth + 1);
  }
  return depths;
}

enumerate::SituationCensus Figures(const Depths& depths, const spec::RuleSet& rules) {
  enumerate::SituationCensus figures;
  for (const auto& [s, depth] : depths) {
    ++figures.situations;
    figures.transitions += spec::Successors(s, rules).size();
    figures.finished += spec::IsFinished(s, rules) ? 1 : 0;
    figures.with_ban += s.bans.empty() ? 0 : 1;
    figures.depth = std::max(figures.depth, depth);
  }
  return figures;
}

// Every situation, its number, its successors, its distance from the roots, and nothing beyond.
void ExpectSameGraph(const Board& board, const Rules& rules, const SituationGraph& graph,
                     const Depths& law) {
  const std::string where = absl::StrCat(board.size.ToString(), " ", spec::RuleSetName(rules.law));
  ASSERT_TRUE(graph.complete()) << where;
  uint64_t unfinished = 0;
  uint64_t finishing_moves = 0;
  uint64_t edges = 0;
  for (const auto& [s, depth] : law) {
    if (spec::IsFinished(s, rules.law)) continue;
    ++unfinished;
    const auto node = graph.Find(enumerate::FromSpec(s));
    ASSERT_NE(node, SituationGraph::kNone) << where;
    ASSERT_EQ(enumerate::ToSpec(graph.At(node), board.size), s) << where;
    int plies = 0;
    for (auto back = graph.Parent(node); back != SituationGraph::kNone; back = graph.Parent(back))
      ++plies;
    ASSERT_EQ(plies, depth) << where;
    std::vector<SituationGraph::Node> expected;
    for (const auto& to : spec::Successors(s, rules.law)) {
      if (spec::IsFinished(to.situation, rules.law)) {
        ++finishing_moves;
        continue;
      }
      expected.push_back(graph.Find(enumerate::FromSpec(to.situation)));
      ++edges;
    }
    const auto successors = graph.Successors(node);
    std::vector<SituationGraph::Node> found(successors.begin(), successors.end());
    std::sort(expected.begin(), expected.end());
    std::sort(found.begin(), found.end());
    ASSERT_EQ(found, expected) << where;
  }
  EXPECT_EQ(graph.size(), unfinished) << where;
  EXPECT_EQ(graph.finishing_moves(), finishing_moves) << where;
  EXPECT_EQ(graph.edge_count(), edges) << where;
}

template <typename Visit>
void ForEachBoardAndRules(int most, const Visit& visit) {
  for (int cols = 1; cols <= most; ++cols) {
    for (int rows = 1; cols * rows <= most; ++rows) {
      const Board board(cols, rows);
      const auto index = *enumerate::LegalIndex::Create(board.grid);
      for (const Rules& rules : AllRules()) visit(board, index, rules);
    }
  }
}

TEST(GraphAgreementTest, FromTheEmptyBoard) {
  ForEachBoardAndRules(
      6, [](const Board& board, const enumerate::LegalIndex& index, const Rules& rules) {
        if (HasFailure()) return;
        const Depths law = BreadthFirst(
            rules.law, {spec::StartOf(rules.law, spec::Position(board.size), spec::Color::kBlack)});
        const auto census = *enumerate::CountSituations(board.grid, rules.bits);
        EXPECT_EQ(census, Figures(law, rules.law))
            << board.size.ToString() << " " << spec::RuleSetName(rules.law);
        const auto graph = *SituationGraph::Build(
            board.grid, index, rules.bits, SituationGraph::Roots::kEmptyBoard, 1'000'000, nullptr);
        ExpectSameGraph(board, rules, graph, law);
      });
}

TEST(GraphAgreementTest, FromAllPositions) {
  ForEachBoardAndRules(6, [](const Board& board, const enumerate::LegalIndex& index,
                             const Rules& rules) {
    std::vector<spec::Situation> roots;
    for (const spec::Position& position : spec::LegalPositions(board.size)) {
      for (const spec::Color color : {spec::Color::kBlack, spec::Color::kWhite}) {
        for (int passes = 0; passes < rules.law.end_passes; ++passes) {
          roots.push_back({position, color, passes, {}, 0});
        }
      }
    }
    const auto graph = *SituationGraph::Build(
        board.grid, index, rules.bits, SituationGraph::Roots::kAllPositions, 1'000'000, nullptr);
    ExpectSameGraph(board, rules, graph, BreadthFirst(rules.law, roots));
  });
}

// Plays that may leave two bans: twin hot stones, two kos round the middle of 3x3. By the law
// itself, smaller boards have no room for them.
constexpr int kTwoBansPoints = 9;

TEST(GraphAgreementTest, TwoBansNeedNinePoints) {
  const auto rules = *spec::ParseRuleSet("hot-only");
  const auto kinds = rules.HotKindsInForce();
  for (int cols = 1; cols <= kTwoBansPoints; ++cols) {
    for (int rows = 1; cols * rows <= kTwoBansPoints; ++rows) {
      const Board board(cols, rows);
      int plays = 0;
      for (const spec::Position& position : spec::LegalPositions(board.size)) {
        for (const spec::Color color : {spec::Color::kBlack, spec::Color::kWhite}) {
          for (const spec::Point p : position.EmptyPoints()) {
            const spec::BoardPlay play = spec::PlayAt(position, color, p);
            // Only plays that make a single hot stone have twins; the others leave at most one ban.
            if (!spec::SingleHotStoneBan(play).has_value()) continue;
            plays += spec::After({position, color, 0, {}, 0}, p, rules).bans.size() > 1 ? 1 : 0;
          }
        }
      }
      EXPECT_EQ(plays, cols == 3 && rows == 3 ? 16 : 0) << board.size.ToString();
    }
  }
}

TEST(GraphAgreementTest, TwoBansAtOnce) {
  const Board board(3, 3);
  const Rules rules(*spec::ParseRuleSet("hot-only"));
  const auto position = *spec::Position::FromRows({"O.O", "XO.", ".XO"});
  const spec::Situation before{position, spec::Color::kBlack, 0, {}, 0};
  // Black takes at C2; his stone at B1 is in the other ko between the same chains.
  const spec::Situation after = spec::After(before, spec::Point{2, 1}, rules.law);
  ASSERT_EQ(after.bans.size(), 2u) << Bans(after);
  EXPECT_EQ(CompareSuccessors(board, rules, before), "");
  EXPECT_EQ(CompareSuccessors(board, rules, after), "");
  EXPECT_EQ(CompareLegality(board, rules, after), "");
  // With one of the two bans White has exactly one more play than with both; with neither ban, two.
  const size_t moves = spec::Successors(after, rules.law).size();
  for (const spec::Point lifted : after.bans) {
    spec::Situation one = after;
    one.bans.erase(lifted);
    EXPECT_EQ(CompareSuccessors(board, rules, one), "");
    EXPECT_EQ(spec::Successors(one, rules.law).size(), moves + 1);
  }
  spec::Situation none = after;
  none.bans.clear();
  EXPECT_EQ(spec::Successors(none, rules.law).size(), moves + 2);
}

// The whole graph of that board, including double bans.
TEST(GraphAgreementTest, TwoBansFromTheEmptyBoard) {
  const Board board(3, 3);
  const auto index = *enumerate::LegalIndex::Create(board.grid);
  const Rules rules(*spec::ParseRuleSet("hot-only,self_removal=none,end_passes=2"));
  const Depths law = BreadthFirst(
      rules.law, {spec::StartOf(rules.law, spec::Position(board.size), spec::Color::kBlack)});
  const auto several = std::count_if(law.begin(), law.end(),
                                     [](const auto& entry) { return entry.first.bans.size() > 1; });
  EXPECT_GT(several, 0);
  EXPECT_EQ(*enumerate::CountSituations(board.grid, rules.bits), Figures(law, rules.law));
  const auto graph = *SituationGraph::Build(board.grid, index, rules.bits,
                                            SituationGraph::Roots::kEmptyBoard, 1'000'000, nullptr);
  ExpectSameGraph(board, rules, graph, law);
}

// A rank counts the legal positions that come before. Fillings are numbered in base 3 (0 empty, 1
// own, 2 opp) with the points in the order in which lines are read: along the shorter side, A1 most
// significant.
TEST(IndexAgreementTest, RanksAreTheOrderOfLineCodes) {
  for (int cols = 1; cols <= 9; ++cols) {
    for (int rows = 1; cols * rows <= 9; ++rows) {
      const Board board(cols, rows);
      const auto index = *enumerate::LegalIndex::Create(board.grid);
      std::vector<spec::Point> reading;
      for (int line = 0; line < std::max(cols, rows); ++line) {
        for (int i = 0; i < std::min(cols, rows); ++i) {
          reading.push_back(cols > rows ? spec::Point{line, i} : spec::Point{i, line});
        }
      }
      int fillings = 1;
      for (int i = 0; i < board.size.points(); ++i) fillings *= 3;
      uint64_t rank = 0;
      for (int code = 0; code < fillings; ++code) {
        spec::Position position(board.size);
        int rest = code;
        for (size_t i = reading.size(); i-- > 0; rest /= 3) {
          if (rest % 3 == 1) position.Put(reading[i], spec::Color::kBlack);
          if (rest % 3 == 2) position.Put(reading[i], spec::Color::kWhite);
        }
        if (!spec::IsLegal(position)) continue;
        const enumerate::Stones stones = enumerate::FromSpec(position);
        ASSERT_EQ(index.Rank(stones), rank) << position.ToText();
        ASSERT_EQ(index.Unrank(rank), stones) << position.ToText();
        ++rank;
      }
      EXPECT_EQ(index.size(), rank) << board.size.ToString();
    }
  }
}

}  // namespace
}  // namespace hotstone::renderings
