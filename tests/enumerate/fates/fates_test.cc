// Fates on bit-boards against the definition: situations of the plain law, and for each stone two
// least solutions found by trying until nothing changes.
#include "enumerate/fates/fates.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <array>
#include <map>
#include <string>
#include <utility>
#include <vector>

#include "absl/strings/str_cat.h"
#include "enumerate/rules/eye.h"
#include "enumerate/rules/spec_bridge.h"
#include "spec/board/chains.h"
#include "spec/board/position.h"
#include "spec/rules/rule_set.h"
#include "spec/rules/situation.h"
#include "tests/enumerate/fates/solved_fates.h"
#include "tests/spec/fillings.h"

namespace hotstone::enumerate {
namespace {

// All situations that play can reach from the legal positions of a board, either side to move.
class Graph {
 public:
  Graph(const spec::BoardSize& size, const spec::RuleSet& rules) : rules_(rules) {
    for (const spec::Position& position : spec::LegalPositions(size)) {
      for (const spec::Color to_move : {spec::Color::kBlack, spec::Color::kWhite})
        starts.push_back(NumberOf({position, to_move, 0, {}, 0}));
    }
    for (size_t i = 0; i < situations.size(); ++i) {
      const spec::Situation situation = situations[i];
      std::vector<size_t> next;
      for (const spec::Successor& successor : spec::Successors(situation, rules_))
        next.push_back(NumberOf(successor.situation));
      edges.push_back(std::move(next));
    }
  }

  std::vector<spec::Situation> situations;
  std::vector<std::vector<size_t>> edges;
  std::vector<size_t> starts;

 private:
  size_t NumberOf(const spec::Situation& situation) {
    const auto [it, is_new] = numbers_.try_emplace(situation, situations.size());
    if (is_new) situations.push_back(situation);
    return it->second;
  }

  const spec::RuleSet& rules_;
  std::map<spec::Situation, size_t> numbers_;
};

// The answer for one stone in each situation in which it is on the board.
std::vector<Answer> NaiveAnswers(const Graph& graph, const spec::RuleSet& rules, spec::Point point,
                                 spec::Color owner) {
  const size_t n = graph.situations.size();
  const auto is_there = [&](size_t s) { return graph.situations[s].position.At(point) == owner; };
  // A side wins where it can reach, whatever the other does, a situation in which it has won.
  const auto forces = [&](spec::Color side, const std::vector<bool>& won) {
    std::vector<bool> wins = won;
    for (bool changed = true; changed;) {
      changed = false;
      for (size_t s = 0; s < n; ++s) {
        if (wins[s] || !is_there(s) || spec::IsFinished(graph.situations[s], rules)) continue;
        bool some = false;
        bool all = true;
        for (const size_t next : graph.edges[s]) (wins[next] ? some : all) = wins[next];
        if (graph.situations[s].to_move == side ? !some : !all) continue;
        wins[s] = changed = true;
      }
    }
    return wins;
  };
  std::vector<bool> gone(n), over(n);
  for (size_t s = 0; s < n; ++s) {
    gone[s] = !is_there(s);
    over[s] = is_there(s) && spec::IsFinished(graph.situations[s], rules);
  }
  const std::vector<bool> removed = forces(spec::Opponent(owner), gone);
  const std::vector<bool> kept = forces(owner, over);
  std::vector<Answer> answers;
  for (size_t s = 0; s < n; ++s)
    answers.push_back(removed[s] ? Answer::kRemoved : kept[s] ? Answer::kKept : Answer::kHangs);
  return answers;
}

// Compares all stones of all situations; returns how many answers hang.
size_t Compare(int cols, int rows, const std::string& text) {
  SCOPED_TRACE(absl::StrCat(cols, "x", rows, " ", text));
  const spec::RuleSet rules = *spec::ParseRuleSet(text);
  const spec::BoardSize size = *spec::BoardSize::Create(cols, rows);
  const Graph graph(size, rules);
  const FateTable table = SolvedFates(cols, rows, text);
  size_t hangs = 0;
  for (int p = 0; p < size.points(); ++p) {
    for (const spec::Color owner : {spec::Color::kBlack, spec::Color::kWhite}) {
      const auto answers = NaiveAnswers(graph, rules, size.At(p), owner);
      for (size_t s = 0; s < graph.situations.size(); ++s) {
        const spec::Situation& situation = graph.situations[s];
        if (situation.position.At(size.At(p)) != owner || spec::IsFinished(situation, rules))
          continue;
        const FateCell cell = table.AnswersAt(FromSpec(situation));
        const bool removed = (cell.removed >> p & 1) != 0;
        const bool kept = (cell.kept >> p & 1) != 0;
        EXPECT_EQ(removed, answers[s] == Answer::kRemoved);
        EXPECT_EQ(kept, answers[s] == Answer::kKept);
        hangs += answers[s] == Answer::kHangs ? 1 : 0;
        if (!testing::Test::HasFailure()) continue;
        ADD_FAILURE() << spec::PointName(size.At(p)) << " in " << situation.position.ToText();
        return hangs;
      }
    }
  }
  return hangs;
}

constexpr const char* kRuleSets[] = {"basic-only",
                                     "basic-only,hot=none",
                                     "basic-only,self_removal=none,end_passes=2",
                                     "basic-only,self_removal=any",
                                     "hot-only",
                                     "basic-only,hot=hot,hot_kinds=single+double-add-any"};

TEST(FatesTest, AreThoseOfTheDefinition) {
  for (const char* rules : kRuleSets) {
    for (const auto& [cols, rows] : {std::pair{2, 1}, {4, 1}, {2, 2}, {3, 2}})
      Compare(cols, rows, rules);
  }
}

// Two stones are hot in positions that are images of one another: one record serves all of them.
TEST(FatesTest, BansOfPairsAreReadInTheirOwnFrame) { Compare(7, 1, "hot-only"); }

TEST(FatesSlow, AreThoseOfTheDefinition) {
  for (const char* rules : kRuleSets) {
    for (const auto& [cols, rows] : {std::pair{7, 1}, {4, 2}, {3, 3}}) Compare(cols, rows, rules);
  }
}

TEST(FatesTest, SomeHangWithoutARuleAboutCycles) {
  EXPECT_GT(Compare(3, 2, "basic-only,hot=none"), Compare(3, 2, "basic-only"));
}

Fate FateIn(const FateTable& table, const std::vector<std::string>& rows, const char* point) {
  const spec::Position position = *spec::Position::FromRows(rows);
  const Stones stones = FromSpec(position);
  const spec::BoardSize size = position.size();
  return table.FateOf(stones.own, stones.opp, size.Index(*spec::ParsePoint(point, size)));
}

TEST(FatesTest, OfAGoPlayersShapes) {
  const FateTable table = SolvedFates(4, 3, "basic-only");
  // Two eyes live, and the stone in one of them is dead.
  EXPECT_EQ(FateName(FateIn(table, {".X.X", "XXXX", "...."}, "A2")), "alive");
  EXPECT_EQ(FateName(FateIn(table, {"XO.X", "XXXX", "...."}, "B3")), "dead");
  // A stone whose last liberty both sides want.
  EXPECT_EQ(FateName(FateIn(table, {".XOO", "X.OX", ".XX."}, "D2")), "by-turn");
}

// The text says that both live, and names a disturber. Without a rule about long cycles neither
// side can end the game.
TEST(FatesSlow, BothGroupsOfADoubleKoSekiHang) {
  const FateTable table = SolvedFates(6, 3, "basic-only", 2);
  for (const char* point : {"A1", "E1"}) {
    const Fate fate = FateIn(table, {"XX.XOO", ".XXOO.", "XXO.OO"}, point);
    EXPECT_EQ(fate, (Fate{Answer::kHangs, Answer::kHangs})) << point;
  }
}

// Benson's theorem: they need no play, so no rule can take them.
TEST(FatesTest, UnconditionallyAliveChainsLive) {
  for (const auto& [cols, rows] : {std::pair{8, 1}, {4, 2}, {4, 3}}) {
    const FateTable table = SolvedFates(cols, rows, "basic-only");
    uint64_t seen = 0;
    table.ForEachPosition([&](Stones stones, const FateSets& fates, uint64_t) {
      const BitBoard empty = table.grid().full() & ~(stones.own | stones.opp);
      const BitBoard alive = UnconditionallyAlive(table.grid(), stones.own, empty) |
                             UnconditionallyAlive(table.grid(), stones.opp, empty);
      EXPECT_EQ(alive & ~BitBoard{fates.attacker_first.kept & fates.owner_first.kept}, 0u);
      seen += alive != 0 ? 1 : 0;
    });
    EXPECT_GT(seen, 0u) << cols << "x" << rows;
  }
}

// Stones of all legal positions of 3x3.
TEST(FatesTest, CountsOfThreeByThree) {
  const FateCounts counts = SolvedFates(3, 3, "basic-only").Count();
  EXPECT_EQ(counts.legal, 12'675u);
  EXPECT_EQ(counts.positions, 6'674u);
  const std::array<std::array<uint64_t, 3>, 3> stones = {
      {{19'128, 26'096, 440}, {0, 22'212, 0}, {0, 1'136, 100}}};
  EXPECT_EQ(counts.stones, stones);
}

// Passes are free, so nobody is worse off for moving first.
TEST(FatesTest, ThereIsNoZugzwang) {
  for (const auto& [cols, rows] : {std::pair{7, 1}, {3, 2}, {4, 2}, {3, 3}, {4, 3}}) {
    for (const char* rules : {"basic-only", "basic-only,hot=none", "hot-only"}) {
      const FateCounts counts = SolvedFates(cols, rows, rules).Count();
      EXPECT_EQ(counts.stones[1][0], 0u) << cols << "x" << rows << " " << rules;
    }
  }
}

TEST(FatesTest, DoNotDependOnThreads) {
  EXPECT_EQ(SolvedFates(3, 3, "basic-only", 1).Count().stones,
            SolvedFates(3, 3, "basic-only", 3).Count().stones);
}

TEST(FatesTest, BoardsAndRulesBeyondReachAreRefused) {
  const FiniteRules rules = *FiniteRules::From(*spec::ParseRuleSet("basic-only"));
  EXPECT_EQ(FateTable::Solve(*Grid::Create(11, 2), rules, 1, nullptr).status().code(),
            absl::StatusCode::kInvalidArgument);
  const FiniteRules atari = *FiniteRules::From(*spec::ParseRuleSet("basic-only,capture_ends=true"));
  EXPECT_EQ(FateTable::Solve(*Grid::Create(2, 2), atari, 1, nullptr).status().code(),
            absl::StatusCode::kUnimplemented);
}

}  // namespace
}  // namespace hotstone::enumerate
