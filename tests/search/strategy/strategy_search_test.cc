// The decisions of the search: against a naive solution on small boards, under every kind of rule
// set, and always with a strategy that the checker accepts.
#include "search/strategy/strategy_search.h"

#include <gtest/gtest.h>

#include <map>
#include <random>
#include <set>

#include "certify/strategy.h"
#include "search/strategy/strategy_writer.h"
#include "spec/board/chains.h"
#include "spec/rules/game.h"
#include "tests/spec/fillings.h"

namespace hotstone::search {
namespace {

spec::Position SearchRows(const std::string& rows) { return *spec::Position::FromText(rows); }

// The decision, after the checker has accepted it.
std::string Decided(const std::string& rules, const std::string& rows, const std::string& group,
                    const Question& question, uint64_t nodes = 3'000) {
  const spec::Position position = SearchRows(rows);
  auto search = StrategySearch::Create(*spec::ParseRuleSet(rules), position,
                                       *spec::ParsePoint(group, position.size()));
  if (!search.ok()) return std::string(search.status().message());
  const auto goal = (*search)->Decide(question, {nodes}, nullptr);
  if (!goal.has_value()) return "unknown";
  const auto strategy = WriteStrategy(**search, question);
  if (!strategy.ok()) return std::string(strategy.status().message());
  const auto again = certify::ParseStrategy(certify::StrategyText(*strategy), "again");
  if (!again.ok()) return std::string(again.status().message());
  const auto checked = certify::CheckStrategy(*again);
  if (!checked.ok()) return std::string(checked.status().message());
  return *goal == Goal::kKeeps ? "kept" : "taken";
}

constexpr char kSeki[] = "XX.XOO/.XXOO./XXO.OO";

TEST(StrategySearchTest, TheDoubleKoSekiIsKeptByClassAndLostUnderHotStonesEverywhere) {
  for (const char* rules : {"ing-1996", "ing-1996-recycling", "ing-1991"}) {
    for (const int to_move : {0, 1}) {
      EXPECT_EQ(Decided(rules, kSeki, "A3", {to_move, {0, 0}}), "kept") << rules;
      EXPECT_EQ(Decided(rules, kSeki, "F3", {to_move, {0, 0}}), "kept") << rules;
    }
  }
  EXPECT_EQ(Decided("hot-only", kSeki, "A3", {1, {0, 0}}), "taken");
  EXPECT_EQ(Decided("hot-only", kSeki, "A3", {0, {0, 0}}), "kept");
}

// A threat is worth a move: the player who has one answers the take.
TEST(StrategySearchTest, ThreatsTurnAHotKoRound) {
  EXPECT_EQ(Decided("hot-only", kSeki, "A3", {1, {1, 0}}), "kept");
  EXPECT_EQ(Decided("hot-only", kSeki, "A3", {1, {1, 1}}), "taken");
  EXPECT_EQ(Decided("hot-only", kSeki, "A3", {1, {2, 1}}), "kept");
}

// Games reached by threats are shared. A result for one counts at once wherever it occurs, so the
// walk follows the numbers; another order would open more nodes or fewer.
TEST(StrategySearchTest, WhatIsSharedByThreatsCountsEverywhereAtOnce) {
  const auto nodes_opened = [](const char* rules, const std::array<int, 2>& threats) {
    const spec::Position position = SearchRows(kSeki);
    const auto search = *StrategySearch::Create(*spec::ParseRuleSet(rules), position,
                                                *spec::ParsePoint("A1", position.size()));
    std::vector<size_t> nodes;
    for (const int to_move : {0, 1}) {
      EXPECT_TRUE(search->Decide({to_move, threats}, {4'000}, nullptr).has_value());
      nodes.push_back(search->nodes());
    }
    return nodes;
  };
  const char* twins =
      "ing-1996,hot_kinds=single+double-add+twin,hot_scope=fighting,hot_fights=any,same=board,"
      "start=all";
  EXPECT_EQ(nodes_opened(twins, {1, 1}), (std::vector<size_t>{446, 530}));
  EXPECT_EQ(nodes_opened("hot-only", {2, 2}), (std::vector<size_t>{224, 384}));
}

TEST(StrategySearchTest, TheFalseTripleKoDiesByTheDisturberRule) {
  constexpr char kTriple[] = "XX.XO/XXXOO/.X.XO/XXXOO/XXO.O";
  for (const int to_move : {0, 1})
    EXPECT_EQ(Decided("ing-1996", kTriple, "E5", {to_move, {0, 0}}), "taken");
  EXPECT_EQ(Decided("hot-only", kTriple, "E5", {1, {0, 0}}), "kept");
}

// One position of a round-robin ko occurs with either player to move, so the proofs of the two do
// not simply combine: the list of the first has to find an order.
TEST(StrategySearchTest, ListsHaveAnOrder) {
  constexpr char kRoundRobin[] = "XX.O/XXOO/X.XO/X.XO/XXOO/XO.O/XO.O";
  for (const int to_move : {0, 1}) {
    EXPECT_EQ(Decided("ing-1996,same=board", kRoundRobin, "D1", {to_move, {0, 0}}), "kept");
  }
}

// Around small kos, where positions recur soonest, the checker accepts the result.
TEST(StrategySearchTest, TheCheckerAcceptsWhatIsFoundAboutKos) {
  for (const char* rules :
       {"tromp-taylor", "aga-like", "ing-1991", "ing-1996", "cycle=fixed", "cycle=second-cycle"}) {
    for (const char* rows : {"OX./.OO", "XXO./X.XO/XXO.", ".X.XO/XXXOO/OOOO./.O.OO"}) {
      const spec::Position position = SearchRows(rows);
      for (const spec::Chain& chain : spec::AllChains(position)) {
        for (const int to_move : {0, 1}) {
          const std::string decided =
              Decided(rules, rows, spec::PointName(chain.stones[0]), {to_move, {0, 0}});
          EXPECT_TRUE(decided == "kept" || decided == "taken")
              << rules << " " << rows << ": " << decided;
        }
      }
    }
  }
}

TEST(StrategySearchTest, ALimitIsUnknown) {
  EXPECT_EQ(Decided("ing-1996", "X.XO/XXOO/X.XO/XXOO/XO.O/XXOO/XO.O", "A7", {0, {0, 0}}, 20),
            "unknown");
}

// A second pause at a position ends the game, for the search as for the checker.
TEST(StrategySearchTest, PausesAreRemembered) {
  constexpr char kSmallSeki[] = "XXXXX/OX.X./.OOOX";
  for (const int to_move : {0, 1}) {
    for (const char* group : {"A3", "B1"}) {
      EXPECT_EQ(Decided("ing-1996,same=board,resume=dispute", kSmallSeki, group, {to_move, {0, 0}}),
                "kept")
          << group;
      EXPECT_EQ(Decided("ing-1996,resume=dispute", kSeki, group[0] == 'A' ? "A3" : "F3",
                        {to_move, {1, 1}}),
                "kept");
    }
  }
}

TEST(StrategySearchTest, BadInputIsRefused) {
  EXPECT_EQ(Decided("ing-1996", kSeki, "A2", {}), "there is no group at A2: the point is empty");
  EXPECT_EQ(Decided("ing-1996,handicap=2", kSeki, "A3", {}),
            "rule set ing-1996,handicap=2: keeping and capturing groups is decided only under "
            "handicap=0 and capture_ends=false");
}

// Naive: all games, with the law's own history; a situation that recurs without history counts as
// kept.
class NaiveGames {
 public:
  explicit NaiveGames(const spec::Position& position, spec::Point group) {
    const spec::Chain chain = spec::ChainAt(position, group);
    owner_ = chain.color;
    stones_ = chain.stones;
  }
  bool Kept(const spec::Game& game, std::vector<spec::Situation>& line) {
    for (const spec::Point p : stones_) {
      if (game.position().At(p) != owner_) return false;
    }
    if (game.ended()) return true;
    if (game.rules().HasFiniteMemory() &&
        std::find(line.begin(), line.end(), game.situation()) != line.end()) {
      return true;
    }
    line.push_back(game.situation());
    const bool owners = game.to_move() == owner_;
    bool kept = !owners;
    std::vector<std::optional<spec::Point>> moves = {std::nullopt};
    for (const spec::Point p : game.LegalPoints(game.to_move())) moves.push_back(p);
    for (const auto& at : moves) {
      spec::Game next = game;
      next.Play({game.to_move(), at});
      if (Kept(next, line) != owners) continue;
      kept = owners;
      break;
    }
    line.pop_back();
    return kept;
  }

 private:
  spec::Color owner_ = spec::Color::kBlack;
  std::vector<spec::Point> stones_;
};

void ExpectAsNaive(const std::string& rules, int cols, int rows) {
  for (const spec::Position& position :
       spec::LegalPositions(*spec::BoardSize::Create(cols, rows))) {
    for (const spec::Chain& chain : spec::AllChains(position)) {
      const spec::Point group = chain.stones[0];
      for (const int to_move : {0, 1}) {
        const auto game =
            spec::Game::Create(*spec::ParseRuleSet(rules), position,
                               to_move == 0 ? spec::Color::kBlack : spec::Color::kWhite);
        std::vector<spec::Situation> line;
        const bool kept = NaiveGames(position, group).Kept(*game, line);
        const std::string text = position.ToText();
        EXPECT_EQ(Decided(rules, text, spec::PointName(group), {to_move, {0, 0}}),
                  kept ? "kept" : "taken")
            << rules << " " << text << " " << spec::PointName(group) << " " << to_move;
      }
    }
  }
}

TEST(StrategySearchTest, AsAllGamesSayOnStripsOfThree) {
  for (const char* rules :
       {"tromp-taylor", "simplified-ing", "aga-like", "basic-only,end_passes=2",
        "ing-1996,end_passes=2", "ing-1991,end_passes=2", "cycle=square,end_passes=2",
        "ing-1996-recycling,end_passes=2,hot=none"}) {
    ExpectAsNaive(rules, 3, 1);
  }
}

// Every key of the cycle layer added after the search: the law's own games give the same results.
TEST(StrategySearchTest, AsAllGamesSayUnderListsAndSwitches) {
  for (const char* rules :
       {"ing-1996,cycle=disturber+square,end_passes=2",
        "ing-1996,cycle=square,square_gap=anywhere,end_passes=2", "ing-1991,start=all,end_passes=2",
        "hot=none,cycle=starter,same=fight,end_passes=2",
        "hot=none,cycle=starter-first,same=fight,start=first,end_passes=2",
        "hot=none,cycle=disturber,unnamed=both,same=fight,end_passes=2",
        "hot=none,cycle=second-cycle,cycle_colour=either,end_passes=2",
        "cycle=starter+nssk,end_passes=2", "cycle=square,square_of=position,end_passes=2",
        "ing-1996,cycle_colour=either,end_passes=2", "tromp-taylor,end_passes=4,resume=dispute"}) {
    ExpectAsNaive(rules, 3, 1);
  }
}

TEST(StrategySearchTest, AsAllGamesSayOnTwoByTwo) { ExpectAsNaive("aga-like", 2, 2); }

TEST(StrategySearchTest, AsAllGamesSayOnStripsOfFour) {
  for (const char* rules : {"tromp-taylor", "aga-like", "ing-1996,end_passes=2",
                            "ing-1991,end_passes=2", "cycle=starter,same=fight,end_passes=2"}) {
    ExpectAsNaive(rules, 4, 1);
  }
}

TEST(StrategySearchTest, GivesUpWhenItHasMetTooManyPositions) {
  for (const bool few : {true, false}) {
    auto search =
        *StrategySearch::Create(*spec::ParseRuleSet("ing-1996"), SearchRows(kSeki), {0, 2});
    SearchLimits limits{3'000};
    if (few) limits.positions = 50;
    EXPECT_EQ(search->Decide({0, {0, 0}}, limits, nullptr).has_value(), !few);
  }
}

// Without hot stones nothing ends play under `disturber` where nobody is named. The search does not
// follow one line for ever.
TEST(StrategySearchTest, GivesUpOnALineThatIsTooLong) {
  auto search = *StrategySearch::Create(*spec::ParseRuleSet("basic-only,hot=none,cycle=disturber"),
                                        SearchRows("OX./.OO"), {1, 0});
  const Question question{0, {0, 0}};
  EXPECT_FALSE(search->Decide(question, {3'000, 30}, nullptr).has_value());
  size_t longest = 0;
  for (StrategySearch::NodeId n = 0; n < search->nodes(); ++n) {
    size_t plies = 0;
    for (StrategySearch::NodeId at = n; !search->At(at).fresh; at = search->At(at).parent) ++plies;
    longest = std::max(longest, plies);
  }
  EXPECT_EQ(longest, 31u);  // the children of a last-ply node are created with it
}

// Every decision is accepted, under every preset and with threats.
TEST(StrategySearchTest, TheCheckerAcceptsWhatIsFound) {
  std::mt19937 random(7);
  const spec::BoardSize size = *spec::BoardSize::Create(4, 3);
  for (int positions = 0; positions < 15;) {
    spec::Position position(size);
    for (int i = 0; i < size.points(); ++i) {
      const auto stone = random() % 5;
      if (stone < 4)
        position.Put(size.At(i), stone < 2 ? spec::Color::kBlack : spec::Color::kWhite);
    }
    if (!spec::IsLegal(position)) continue;
    ++positions;
    const std::vector<spec::Chain> chains = spec::AllChains(position);
    const std::string group = spec::PointName(chains[random() % chains.size()].stones[0]);
    const std::string rows = position.ToText();
    const Question question{static_cast<int>(random() % 2),
                            {static_cast<int>(random() % 3), static_cast<int>(random() % 3)}};
    for (const spec::RuleSet& rules : spec::Presets()) {
      const std::string decided = Decided(rules.preset, rows, group, question, 60'000);
      EXPECT_TRUE(decided == "kept" || decided == "taken")
          << rules.preset << " " << rows << ": " << decided;
    }
  }
}

}  // namespace
}  // namespace hotstone::search
