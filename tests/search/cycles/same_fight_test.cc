// Games where a play may be forbidden wherever its place looks the same (`same=fight`): what the
// search remembers is what the law remembers, and its answers come true.
#include <gtest/gtest.h>

#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "base/split_mix.h"
#include "enumerate/index/legal_index.h"
#include "enumerate/rules/spec_bridge.h"
#include "search/cycles/cycle_memory.h"
#include "search/cycles/cycle_search.h"
#include "search/cycles/place_bans.h"
#include "search/cycles/strategy_lines.h"
#include "search/history/history_graph.h"
#include "search/values/asked_game.h"
#include "spec/counting/area.h"
#include "spec/rules/game.h"

namespace hotstone::search {
namespace {

using enumerate::Grid;
using enumerate::kNoPoint;
using enumerate::LegalIndex;

constexpr const char* kRules[] = {
    "ing-1996",
    "ing-1991",
    "ing-1991,start=all",
    "basic-only,hot=none,cycle=starter,same=fight",
    "basic-only,cycle=disturber,unnamed=both,same=fight",
    "basic-only,hot=none,cycle=disturber,unnamed=starter,same=fight",
    "aga-like,cycle=starter,same=fight",
};

// A game by the law from a random position, and the moves in it.
class RandomGame {
 public:
  RandomGame(int cols, int rows, const std::string& text, SplitMix& random)
      : grid(*Grid::Create(cols, rows)),
        index(*LegalIndex::Create(grid)),
        rules(*spec::ParseRuleSet(text)),
        start{static_cast<uint32_t>(random.Next() % index.size()),
              static_cast<int>(random.Next() % 2), 0},
        game(*spec::Game::Create(
            rules,
            enumerate::ToSpec(index.Unrank(start.position), *spec::BoardSize::Create(cols, rows)),
            enumerate::PlayerColor(start.player))),
        random_(random) {}

  // A legal move that does not end the game, mostly a play; nothing if there is none.
  std::optional<int> Next() {
    const auto legal = game.LegalPoints(game.to_move());
    const size_t choice = random_.Next() % (legal.size() + 1);
    if (choice < legal.size()) return game.position().size().Index(legal[choice]);
    spec::Game passed = game;
    EXPECT_TRUE(passed.Play({game.to_move(), std::nullopt}).legal());
    return passed.ended() ? std::nullopt : std::optional(kNoPoint);
  }
  bool Make(int at) {
    return game.Play({game.to_move(), enumerate::ToSpec(at, game.position().size())}).legal();
  }

  const Grid grid;
  const LegalIndex index;
  const spec::RuleSet rules;
  const HistoryState start;
  spec::Game game;

 private:
  SplitMix& random_;
};

// In random games of up to 60 plies, each play is legal to the search if it is to the law.
void ExpectTheSamePlays(int cols, int rows, const std::string& text, SplitMix& random) {
  RandomGame at(cols, rows, text, random);
  const auto graph = *HistoryGraph::Create(at.grid, at.index, at.rules, spec::Cycle::kPsk, nullptr);
  const auto bans = *CycleBans::Of(at.grid, at.index, graph, at.rules, nullptr);
  CycleMemory memory(graph, at.index, at.game.position().size(), at.rules, at.start.position,
                     at.start.player);
  HistoryState state = at.start;
  uint32_t hot = 0;
  for (int ply = 0; ply < 60; ++ply) {
    for (const HistoryGraph::Play& play : graph.From(state.position, state.player)) {
      const bool forbidden = (hot >> play.at & 1) != 0 ||
                             memory.ForbiddenSince(graph.NumberOf(play)) != CycleMemory::kNever ||
                             memory.ForbiddenInPlace(play, state.position, state.player);
      const auto point = enumerate::ToSpec(static_cast<int>(play.at), at.game.position().size());
      ASSERT_EQ(!forbidden, at.game.Judge({at.game.to_move(), point}).legal()) << text << ply;
    }
    const auto move = at.Next();
    if (!move.has_value()) return;
    ASSERT_TRUE(at.Make(*move));
    const HistoryGraph::Play* made = graph.PlayAt(state.position, state.player, *move);
    hot = made == nullptr ? 0 : bans.after[graph.NumberOf(*made)];
    if (made != nullptr) state.position = made->position;
    state.player = 1 - state.player;
    memory.AfterPly(made);
  }
}

TEST(SameFightTest, TheSearchForbidsWhatTheLawForbids) {
  SplitMix random(1);
  for (const std::string text : kRules) {
    for (const auto& [cols, rows] : {std::pair{3, 1}, {4, 1}, {5, 1}, {2, 2}, {3, 2}}) {
      for (int i = 0; i < 20; ++i) ExpectTheSamePlays(cols, rows, text, random);
    }
  }
}

// Asks about a bound after fewer than `most` random plies. The side that is said to reach it then
// makes the moves that the answers name, against random ones.
void ExpectTheAnswerComesTrue(int cols, int rows, const std::string& text, uint64_t most,
                              SplitMix& random) {
  RandomGame at(cols, rows, text, random);
  const HistoryLimits limits{.states = 3000};
  const auto asked =
      *AskGame(at.grid, at.index, at.rules, at.start, HistoryLeaves::kRobust, limits, nullptr);
  const auto make = [&](int move) {
    asked->Make(move);
    return at.Make(move);
  };
  for (uint64_t plies = random.Next() % most; plies > 0; --plies) {
    const auto move = at.Next();
    if (!move.has_value()) break;
    ASSERT_TRUE(make(*move));
  }
  const auto points = static_cast<uint64_t>(at.grid.points());
  const int bound = static_cast<int>(random.Next() % (2 * points)) - at.grid.points() + 1;
  const HistoryAnswer first = asked->Ask(bound);
  if (first != HistoryAnswer::kYes && first != HistoryAnswer::kNo) return;
  const int winner = first == HistoryAnswer::kYes ? 0 : 1;
  while (!at.game.ended()) {
    int move = at.Next().value_or(kNoPoint);
    if (asked->state().player == winner) {
      const HistoryAnswer answer = asked->Ask(bound);
      if (answer == HistoryAnswer::kStates) return;
      ASSERT_EQ(answer, first) << text << " " << cols << "x" << rows;
      move = asked->move();
    }
    ASSERT_TRUE(make(move)) << text << " " << cols << "x" << rows;
  }
  EXPECT_EQ(spec::CountArea(at.game.position()).Difference() >= bound, winner == 0);
}

TEST(SameFightTest, AnswersComeTrue) {
  SplitMix random(2);
  for (const std::string text : kRules) {
    for (const auto& [cols, rows] : {std::pair{4, 1}, {5, 1}, {2, 2}, {3, 2}}) {
      for (int i = 0; i < 20; ++i) ExpectTheAnswerComesTrue(cols, rows, text, 24, random);
    }
  }
}

// On these boards what a side forces is often forbidden in its place.
TEST(SameFightSlow, AnswersComeTrueAfterLongGames) {
  SplitMix random(2);
  for (const std::string text : kRules) {
    for (const auto& [cols, rows] : {std::pair{6, 1}, {7, 1}, {4, 2}, {3, 2}, {3, 3}}) {
      for (int i = 0; i < 150; ++i) ExpectTheAnswerComesTrue(cols, rows, text, 80, random);
    }
  }
}

constexpr int kPass = kNoPoint;

// The answers about a bound on 4x2 after these moves, the points numbered from the first: of a
// search that was first asked where nothing came before, and of a new one.
std::pair<HistoryAnswer, HistoryAnswer> AskedAfter(enumerate::Stones stones, int player,
                                                   const std::vector<int>& moves, int bound) {
  const auto grid = *Grid::Create(4, 2);
  const auto index = *LegalIndex::Create(grid);
  const auto rules = *spec::ParseRuleSet("basic-only,hot=none,cycle=starter,same=fight");
  const auto size = *spec::BoardSize::Create(4, 2);
  const auto graph = *HistoryGraph::Create(grid, index, rules, spec::Cycle::kPsk, nullptr);
  const auto bans = *CycleBans::Of(grid, index, graph, rules, nullptr);
  CycleSearch search(graph, bans, true, {}, nullptr);
  CycleState state{{static_cast<uint32_t>(index.Rank(stones)), player, 0}, 0};
  CycleMemory memory(graph, index, size, rules, state.state.position, player);
  for (const int at : moves) {
    const HistoryGraph::Play* made = graph.PlayAt(state.state.position, state.state.player, at);
    state = search.After(state, made);
    memory.AfterPly(made);
  }
  CycleMemory nothing(graph, index, size, rules, state.state.position, state.state.player);
  search.Ask(state, nothing, bound);
  CycleSearch anew(graph, bans, true, {}, nullptr);
  return {search.Ask(state, memory, bound), anew.Ask(state, memory, bound)};
}

// `.OX.OOX.`: with plays to new positions Black seems to force -5. But White brings back an earlier
// position, and the cycle forbids Black one of them in its place.
TEST(SameFightTest, AnEarlierPositionBroughtBackForbidsWhatWasForced) {
  EXPECT_EQ(
      AskedAfter({.own = 0b01000100, .opp = 0b00110010}, 0, {0, 1, 4, kPass, kPass, 5, 0}, -5),
      std::pair(HistoryAnswer::kNo, HistoryAnswer::kNo));
}

// `.O.OXXO.`: the same with White, who seems to keep Black below -6, and a pass of Black's.
TEST(SameFightTest, APassThatCompletesACycleForbidsWhatWasForced) {
  EXPECT_EQ(AskedAfter({.own = 0b00110000, .opp = 0b01001010}, 1,
                       {0, kPass, 5, kPass, 7, kPass, 4, kPass, 2, 5, 1, 4, 6, kPass, 3}, -6),
            std::pair(HistoryAnswer::kYes, HistoryAnswer::kYes));
}

// One search asked again and again from the same start, after other plies each time, says what a
// new one does: what it has learned serves only where it holds.
void ExpectLessonsToFit(int cols, int rows, const std::string& text, int games, SplitMix& random) {
  const RandomGame first(cols, rows, text, random);
  const HistoryLimits limits{.states = 100'000};
  const auto ask = [&] {
    return *AskGame(first.grid, first.index, first.rules, first.start, HistoryLeaves::kRobust,
                    limits, nullptr);
  };
  const auto shared = ask();
  const auto points = static_cast<uint64_t>(first.grid.points());
  for (int i = 0; i < games; ++i) {
    RandomGame at = first;
    const auto fresh = ask();
    int plies = 0;
    for (uint64_t most = random.Next() % 20; static_cast<uint64_t>(plies) < most; ++plies) {
      const auto move = at.Next();
      if (!move.has_value()) break;
      ASSERT_TRUE(at.Make(*move));
      shared->Make(*move);
      fresh->Make(*move);
    }
    const int bound = static_cast<int>(random.Next() % (2 * points)) - first.grid.points() + 1;
    const HistoryAnswer said = shared->Ask(bound);
    const HistoryAnswer anew = fresh->Ask(bound);
    for (; plies > 0; --plies) shared->Undo();
    if (said == HistoryAnswer::kStates || anew == HistoryAnswer::kStates) continue;
    ASSERT_EQ(said, anew) << text << " " << cols << "x" << rows;
  }
}

TEST(SameFightTest, LessonsServeTheHistoriesThatTheyFit) {
  SplitMix random(3);
  for (const std::string text : kRules) {
    for (const auto& [cols, rows] : {std::pair{4, 1}, {5, 1}, {2, 2}, {3, 2}})
      ExpectLessonsToFit(cols, rows, text, 20, random);
  }
}

TEST(PlaceBansTest, SetsAreEqualIfTheSamePlaysAreForbidden) {
  const SeenPlay a{0, 0, {0, 2}, {1, 0}};
  const SeenPlay b{0, 2, {2, 0}, {6, 0}};
  PlaceBans one;
  one.Forbid(a, 3);
  const uint32_t only_a = one.Set();
  one.Forbid(b, 6);
  const uint32_t both = one.Set();
  one.Forbid(a, 3);
  EXPECT_EQ(one.Set(), both);
  one.CutTo(0);
  one.Forbid(b, 6);
  EXPECT_NE(one.Set(), both);
  EXPECT_NE(one.Set(), only_a);
  EXPECT_FALSE(one.Forbids(a));
  one.Forbid(a, 3);
  EXPECT_EQ(one.Set(), both);
  EXPECT_TRUE(one.Forbids(a));
}

// A line that takes two states at one position, and leaves it in between.
TEST(StrategyLinesTest, APositionReturnsIfALineLeavesIt) {
  StrategyLines passes;
  passes.AddPly({1, 0, 0}, {1, 1, 1});
  passes.AddPly({1, 1, 1}, {1, 0, 2});
  passes.AddPly({1, 0, 2}, {2, 1, 0});
  EXPECT_FALSE(passes.SomePositionReturns());
  StrategyLines apart = passes;
  apart.AddPly({1, 1, 0}, {3, 0, 0});
  EXPECT_FALSE(apart.SomePositionReturns());
  StrategyLines returns = passes;
  returns.AddPly({2, 1, 0}, {3, 0, 0});
  returns.AddPly({3, 0, 0}, {1, 1, 0});
  EXPECT_TRUE(returns.SomePositionReturns());
}

}  // namespace
}  // namespace hotstone::search
