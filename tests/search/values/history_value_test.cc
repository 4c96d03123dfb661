#include "search/values/history_value.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <optional>
#include <string>
#include <tuple>
#include <utility>
#include <vector>

#include "absl/strings/str_cat.h"
#include "certify/solution/solution_under.h"
#include "enumerate/robust/robust_bounds.h"
#include "enumerate/rules/spec_bridge.h"
#include "spec/counting/area.h"
#include "spec/rules/game.h"
#include "tests/search/history/plain_history.h"

namespace hotstone::search {

using certify::RobustHot;
using enumerate::Grid;
using enumerate::Interval;
using enumerate::LegalIndex;
using enumerate::PlayerColor;
using enumerate::Stones;
using enumerate::ToSpec;

namespace {

absl::StatusOr<HistoryValue> Find(int cols, int rows, const std::string& rules,
                                  const HistoryValueOptions& options = {}, Stones stones = {},
                                  int player = 0) {
  const Grid grid = *Grid::Create(cols, rows);
  const LegalIndex index = *LegalIndex::Create(grid);
  return SolveWithHistory(grid, index, *spec::ParseRuleSet(rules), stones, player, options,
                          nullptr);
}

int Solve(int cols, int rows, const std::string& rules,
          HistoryLeaves leaves = HistoryLeaves::kRobust) {
  HistoryValueOptions options;
  options.leaves = leaves;
  const auto found = Find(cols, rows, rules, options);
  EXPECT_TRUE(found.ok() && found->exact()) << rules;
  return found->bounds.lo;
}

// The law permits the line and confirms the value at its end.
void PlayLine(spec::Game game, const HistoryValue& found) {
  const spec::BoardSize size = game.position().size();
  for (const int at : found.line)
    ASSERT_TRUE(game.Play({game.to_move(), ToSpec(at, size)}).legal());
  ASSERT_TRUE(game.ended() && found.line_ends);
  EXPECT_EQ(spec::CountArea(game.position()).Difference(), found.bounds.lo);
}

// Known values: J. Tromp; recomputed with full history.
TEST(HistoryValueTest, EmptyBoardsHaveTheKnownValues) {
  EXPECT_EQ(Solve(2, 2, "tromp-taylor"), 1);
  EXPECT_EQ(Solve(2, 2, "tromp-taylor,self_removal=none"), 1);
  EXPECT_EQ(Solve(2, 2, "aga-like"), 1);
  EXPECT_EQ(Solve(3, 2, "aga-like,cycle=psk"), 0);
  EXPECT_EQ(Solve(3, 2, "aga-like"), 0);
  EXPECT_EQ(Solve(7, 1, "aga-like,cycle=psk"), 2);
}

// Positions where the same states recur again and again with other histories.
TEST(HistoryValueTest, LessonsServeTheHistoriesThatTheyFit) {
  for (const HistoryLeaves leaves : {HistoryLeaves::kRobust, HistoryLeaves::kRemaining}) {
    EXPECT_EQ(Solve(3, 2, "tromp-taylor", leaves), 0);
    EXPECT_EQ(Solve(6, 1, "aga-like,self_removal=any", leaves), 1);
    EXPECT_EQ(Solve(7, 1, "tromp-taylor", leaves), 2);
    EXPECT_EQ(Solve(8, 1, "aga-like", leaves), 3);
  }
  // A winner recalls no play that he has made before.
  HistoryValueOptions options;
  options.plies = 200;
  const std::string rules = "aga-like,cycle=fixed,self_removal=any";
  const auto found = Find(6, 1, rules, options);
  ASSERT_TRUE(found.ok());
  EXPECT_EQ(found->bounds, (HistoryBounds{2, 2}));
  PlayLine(*spec::Game::Create(*spec::ParseRuleSet(rules),
                               spec::Position(*spec::BoardSize::Create(6, 1)), spec::Color::kBlack),
           *found);
}

// The literature has 4 for basic ko.
TEST(HistoryValueTest, ThreeByFourIsFour) {
  EXPECT_EQ(Solve(4, 3, "aga-like,cycle=psk"), 4);
  EXPECT_EQ(Solve(4, 3, "aga-like"), 4);
  EXPECT_EQ(Solve(3, 3, "aga-like,cycle=nssk"), 2);
}

TEST(HistoryValueSlow, ThreeByFourIsFourByWhatRemains) {
  EXPECT_EQ(Solve(4, 3, "aga-like,cycle=psk", HistoryLeaves::kRemaining), 4);
  EXPECT_EQ(Solve(4, 3, "aga-like", HistoryLeaves::kRemaining), 4);
}

// The literature has 2 for situational superko.
TEST(HistoryValueSlow, FourByFourIsTwo) {
  for (const char* rules : {"aga-like,cycle=psk", "aga-like"}) {
    HistoryValueOptions options;
    options.plies = 100;
    const auto found = Find(4, 4, rules, options);
    ASSERT_TRUE(found.ok());
    EXPECT_EQ(found->bounds, (HistoryBounds{2, 2}));
    PlayLine(
        *spec::Game::Create(*spec::ParseRuleSet(rules),
                            spec::Position(*spec::BoardSize::Create(4, 4)), spec::Color::kBlack),
        *found);
  }
}

// Plain minimax over spec::Game: no table, no move ordering; values beyond the bounds are not
// distinguished.
int PlainValue(const spec::Game& game, int alpha, int beta) {
  if (game.ended()) return spec::CountArea(game.position()).Difference();
  const bool black = game.to_move() == spec::Color::kBlack;
  const auto offer = [&](std::optional<spec::Point> at) {
    spec::Game next = game;
    if (alpha >= beta || !next.Play({game.to_move(), at}).legal()) return;
    const int value = PlainValue(next, alpha, beta);
    if (black) {
      alpha = std::max(alpha, value);
    } else {
      beta = std::min(beta, value);
    }
  };
  for (const spec::Point p : game.LegalPoints(game.to_move())) offer(p);
  offer(std::nullopt);
  return black ? alpha : beta;
}

TEST(HistoryValueTest, AgreesWithPlainMinimaxOverTheLaw) {
  for (const auto& [cols, rows] : {std::pair{1, 1}, {2, 1}, {3, 1}}) {
    for (const char* cycle : {"psk", "ssk", "nssk", "fixed"}) {
      for (const char* removal : {"none", "groups", "any"}) {
        // Under fixed, a stone that removes itself leaves no trace, and there are too many plain
        // games.
        if (cycle == std::string("fixed") && cols == 3) continue;
        const std::string name =
            std::string("tromp-taylor,cycle=") + cycle + ",self_removal=" + removal;
        const auto game = *spec::Game::Create(*spec::ParseRuleSet(name),
                                              spec::Position(*spec::BoardSize::Create(cols, rows)),
                                              spec::Color::kBlack);
        EXPECT_EQ(Solve(cols, rows, name), PlainValue(game, -9, 9))
            << cols << "x" << rows << " " << name;
      }
    }
  }
}

// Every position of a board, either player to move, and the line as the law plays it.
void CompareAll(int cols, int rows, const std::string& name,
                HistoryLeaves leaves = HistoryLeaves::kRobust) {
  const Grid grid = *Grid::Create(cols, rows);
  const LegalIndex index = *LegalIndex::Create(grid);
  const spec::RuleSet rules = *spec::ParseRuleSet(name);
  const auto size = *spec::BoardSize::Create(cols, rows);
  PlainHistory plain(grid, index, rules);
  HistoryValueOptions options;
  options.plies = 200;
  options.leaves = leaves;
  for (uint64_t position = 0; position < index.size(); ++position) {
    for (int player = 0; player < 2; ++player) {
      const Stones stones = index.Unrank(position);
      const auto found = SolveWithHistory(grid, index, rules, stones, player, options, nullptr);
      ASSERT_TRUE(found.ok() && found->exact());
      EXPECT_EQ(found->bounds.lo, plain.Value(static_cast<uint32_t>(position), player))
          << name << " position " << position << " player " << player;
      PlayLine(*spec::Game::Create(rules, ToSpec(stones, size), PlayerColor(player)), *found);
    }
  }
}

// Under each superko and each kind of self-removal once.
TEST(HistoryValueTest, AgreesWithAPlainSearchOnAllPositions) {
  for (const auto& [rules, leaves] :
       {std::pair{"cycle=ssk,self_removal=groups", HistoryLeaves::kRobust},
        {"cycle=psk,self_removal=any", HistoryLeaves::kRobust},
        {"cycle=nssk,self_removal=none", HistoryLeaves::kRobust},
        {"cycle=psk,self_removal=groups", HistoryLeaves::kRemaining},
        {"cycle=ssk,self_removal=any", HistoryLeaves::kRemaining}}) {
    CompareAll(2, 2, absl::StrCat("tromp-taylor,", rules), leaves);
    CompareAll(3, 1, absl::StrCat("tromp-taylor,", rules), leaves);
  }
  CompareAll(2, 2, "aga-like,cycle=psk,end_passes=4");
  CompareAll(2, 1, "tromp-taylor,cycle=fixed");
  CompareAll(3, 1, "aga-like,cycle=fixed");
}

TEST(HistoryValueSlow, AgreesWithAPlainSearchUnderEverySuperko) {
  for (const char* removal : {"none", "groups", "any"}) {
    for (const char* cycle : {"psk", "ssk", "nssk"}) {
      const std::string rules =
          absl::StrCat("tromp-taylor,cycle=", cycle, ",self_removal=", removal);
      for (const HistoryLeaves leaves : {HistoryLeaves::kRobust, HistoryLeaves::kRemaining}) {
        CompareAll(2, 2, rules, leaves);
        CompareAll(3, 1, rules, leaves);
      }
    }
  }
}

TEST(HistoryValueTest, AgreesWithAPlainSearchUnderRulesAboutCycles) {
  for (const char* cycle : {"second-cycle", "starter"}) {
    const std::string rules =
        absl::StrCat("basic-only,hot=none,cycle=", cycle, ",end_passes=2,self_removal=");
    CompareAll(2, 1, rules + "none");
    CompareAll(2, 1, rules + "groups");
    CompareAll(3, 1, rules + "groups");
  }
  EXPECT_EQ(Solve(5, 1, "basic-only,hot=none,cycle=starter,end_passes=2"), 1);
}

// The interval without hot stones comes first, and is all that is found for a board whose plays do
// not fit the memory.
TEST(HistoryValueTest, TheIntervalIsABound) {
  for (const auto& [leaves, what, bytes] :
       {std::tuple{HistoryLeaves::kRobust, "the robust bounds of this board need about ", 600000},
        {HistoryLeaves::kRemaining, "the plays of this board need about ", 2000000}}) {
    HistoryValueOptions options;
    options.leaves = leaves;
    options.limits.bytes = static_cast<uint64_t>(bytes);
    const auto found = Find(4, 3, "aga-like", options);
    ASSERT_TRUE(found.ok());
    EXPECT_EQ(found->bounds, (HistoryBounds{-1, 12}));
    EXPECT_EQ(found->states, 0u);
    EXPECT_TRUE(found->limit.find(what) == 0) << found->limit;
    EXPECT_TRUE(found->limit.find("; the memory limit is ") != std::string::npos) << found->limit;
  }
}

// Under same=fight a play that the interval counts on may be forbidden in its place.
TEST(HistoryValueTest, TheIntervalIsNoBoundWherePlaysAreForbiddenInPlaces) {
  HistoryValueOptions options;
  options.limits.bytes = 2000000;
  EXPECT_TRUE(Find(4, 3, "aga-like,cycle=starter", options).ok());
  EXPECT_EQ(Find(4, 3, "aga-like,cycle=starter,same=fight", options).status().code(),
            absl::StatusCode::kResourceExhausted);
}

TEST(HistoryValueTest, LimitsLeaveBounds) {
  HistoryValueOptions options;
  options.limits.states = 40;
  std::vector<HistoryBounds> proved;
  options.proved = [&](const HistoryBounds& bounds) { proved.push_back(bounds); };
  const auto some = Find(2, 2, "tromp-taylor", options);
  ASSERT_TRUE(some.ok());
  EXPECT_FALSE(some->exact());
  EXPECT_LE(some->bounds.lo, 1);
  EXPECT_GE(some->bounds.hi, 1);
  EXPECT_EQ(some->limit, "more than 40 states with their histories");
  // Known values are not asked again.
  options = {};
  options.known = HistoryBounds{1, 1};
  EXPECT_EQ(Find(2, 2, "tromp-taylor", options)->states, 0);
  // Wrong bounds are detected where the line reads them.
  options.known = HistoryBounds{3, 3};
  options.plies = 1;
  EXPECT_EQ(Find(2, 2, "tromp-taylor", options).status().code(),
            absl::StatusCode::kInvalidArgument);
  options.known = HistoryBounds{2, 1};
  EXPECT_EQ(Find(2, 2, "tromp-taylor", options).status().code(),
            absl::StatusCode::kInvalidArgument);
}

TEST(HistoryValueTest, OtherRulesAndSmallMemoryAreRefused) {
  for (const char* rules :
       {"basic-only", "basic-only,cycle=starter-first", "basic-only,cycle=disturber",
        "basic-only,cycle=square", "basic-only,cycle=psk+second-cycle", "ing-1996,resume=dispute",
        "ing-1996-recycling,cycle_colour=either", "tromp-taylor,handicap=2"}) {
    EXPECT_EQ(Find(2, 2, rules).status().code(), absl::StatusCode::kUnimplemented) << rules;
  }
  HistoryValueOptions options;
  options.limits.bytes = 1000;
  EXPECT_EQ(Find(3, 3, "tromp-taylor", options).status().code(),
            absl::StatusCode::kResourceExhausted);
}

TEST(HistoryValueSlow, SmallBoardsUnderTheOtherRules) {
  for (const char* rules : {"basic-only,cycle=second-cycle", "basic-only,cycle=starter",
                            "ing-1991,same=board", "ing-1996,same=board", "ing-1991", "ing-1996"}) {
    EXPECT_EQ(Solve(2, 2, rules), 1) << rules;
    EXPECT_EQ(Solve(3, 2, rules), 0) << rules;
    EXPECT_EQ(Solve(5, 1, rules), 1) << rules;
  }
}

TEST(HistoryValueSlow, LargerBoardsUnderTheIngPresets) {
  for (const char* rules : {"ing-1996", "ing-1991"}) {
    EXPECT_EQ(Solve(8, 1, rules), 3) << rules;
    EXPECT_EQ(Solve(6, 2, rules), 12) << rules;
    EXPECT_EQ(Solve(4, 3, rules), 4) << rules;
  }
}

// The exact values under superko of all positions of small boards, by a search of whole histories.
void ExpectSuperkoWithin(int cols, int rows, const char* text) {
  const Grid grid = *Grid::Create(cols, rows);
  const LegalIndex index = *LegalIndex::Create(grid);
  const auto bounds = SolveRobust(grid, RobustHot::kSingle, {1, false}, nullptr);
  ASSERT_TRUE(bounds.ok());
  const spec::RuleSet rules = *spec::ParseRuleSet(text);
  ASSERT_TRUE(certify::RobustUnder(RobustHot::kSingle, rules).ok()) << text;
  for (uint64_t rank = 0; rank < index.size(); ++rank) {
    const Stones stones = index.Unrank(rank);
    for (const int player : {0, 1}) {
      HistoryValueOptions options;
      options.leaves = HistoryLeaves::kRemaining;  // which use no bounds
      const auto value = SolveWithHistory(grid, index, rules, stones, player, options, nullptr);
      ASSERT_TRUE(value.ok()) << value.status();
      ASSERT_TRUE(value->exact()) << value->limit;
      const Interval interval = bounds->ForBlack({stones.own, stones.opp, player, 0, 0});
      EXPECT_LE(interval.lo, value->bounds.lo) << text << " " << rank << " " << player;
      EXPECT_GE(interval.hi, value->bounds.lo) << text << " " << rank << " " << player;
    }
  }
}

TEST(HistoryValueTest, LieWithinTheRobustBounds) {
  for (const char* text : {"tromp-taylor", "aga-like", "aga-like,cycle=nssk"})
    ExpectSuperkoWithin(3, 1, text);
}

TEST(HistoryValueSlow, LieWithinTheRobustBounds) {
  for (const char* text : {"tromp-taylor", "aga-like", "aga-like,cycle=psk", "aga-like,cycle=nssk",
                           "basic-only,hot=none,cycle=nssk", "basic-only,hot=none,cycle=psk"}) {
    ExpectSuperkoWithin(2, 2, text);
    ExpectSuperkoWithin(4, 1, text);
  }
  ExpectSuperkoWithin(5, 1, "aga-like,cycle=psk");
  ExpectSuperkoWithin(3, 2, "aga-like,cycle=psk");
}

}  // namespace
}  // namespace hotstone::search
