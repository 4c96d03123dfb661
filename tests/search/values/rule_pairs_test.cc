// Pairs of rules told apart: the positions of
// docs/explanation/determinacy.md#one-strategy-for-every-rule, with values between the robust
// bounds.
#include "search/values/rule_pairs.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "enumerate/robust/robust_bounds.h"
#include "enumerate/rules/spec_bridge.h"
#include "search/values/history_value.h"

namespace hotstone::search {

using enumerate::FromSpec;
using enumerate::Grid;
using enumerate::Interval;
using enumerate::SolveRobust;
using enumerate::Stones;

namespace {

using ::testing::ElementsAre;

std::vector<spec::BoardSize> PairBoards(const std::vector<std::pair<int, int>>& boards) {
  std::vector<spec::BoardSize> sizes;
  for (const auto& [cols, rows] : boards) sizes.push_back(*spec::BoardSize::Create(cols, rows));
  return sizes;
}

RulePairs PairsOf(const char* rules, const std::vector<std::pair<int, int>>& boards) {
  return *FindRulePairs(ComparedRules(*spec::ParseRuleSets(rules)), PairBoards(boards), {},
                        nullptr);
}

TEST(RulePairsTest, TheSmallestPositionsOfThePage) {
  const RulePairs pairs = PairsOf(
      "basic-only,end_passes=2;basic-only,hot=none,cycle=psk,end_passes=2;basic-only,hot=none,"
      "cycle=ssk,end_"
      "passes=2;"
      "basic-only,hot=none,cycle=nssk,end_passes=2",
      {{1, 1}, {2, 1}, {3, 1}, {2, 2}});
  ASSERT_EQ(pairs.positions.size(), 2u);
  EXPECT_EQ(pairs.positions[0].position.ToText(), "X.");
  EXPECT_THAT(pairs.positions[0].values, ElementsAre(0, 0, -2, 0, 2));
  EXPECT_EQ(pairs.positions[1].position.ToText(), "../..");
  EXPECT_THAT(pairs.positions[1].values, ElementsAre(-4, 4, 1, 1, 1));
  // lo and hi, and ssk and either of them, agree on 2x1; nssk and psk differ there from each other
  // and from all others.
  const auto by_second = [](size_t i, size_t j) { return i < 4 && j < 4 && i != 2 && j != 2; };
  for (size_t i = 0; i < 5; ++i) {
    EXPECT_FALSE(pairs.first[i][i].has_value());
    for (size_t j = 0; j < 5; ++j) {
      if (i == j) continue;
      EXPECT_EQ(pairs.first[i][j], by_second(i, j) ? 1u : 0u) << i << " " << j;
    }
  }
}

// A pair keeps its first position while both rules are still compared with others.
TEST(RulePairsTest, ThePositionIsTheFirst) {
  const RulePairs pairs = PairsOf(
      "basic-only,end_passes=2;basic-only,hot=none,cycle=fixed,end_passes=2;basic-only,hot=none,"
      "cycle=fixed,"
      "end_passes=2",
      {{2, 1}, {2, 2}});
  ASSERT_EQ(pairs.positions.size(), 2u);
  EXPECT_THAT(pairs.positions[1].values, ElementsAre(-4, 4, 1, 1));
  EXPECT_EQ(pairs.first[0][2], 0u);
  EXPECT_EQ(pairs.first[3][1], 0u);
  EXPECT_EQ(pairs.first[0][1], 1u);
  EXPECT_FALSE(pairs.first[2][3].has_value());
}

// Two readings that are one rule are not told apart.
TEST(RulePairsTest, NothingIsFoundWhereRulesAgree) {
  const RulePairs pairs =
      PairsOf("basic-only,hot=none,cycle=second-cycle;basic-only,hot=none,cycle=starter",
              {{1, 1}, {2, 1}, {3, 1}});
  EXPECT_TRUE(pairs.positions.empty());
  EXPECT_FALSE(pairs.first[0][1].has_value());
}

// Under the Ing readings, too, values lie between the bounds; where the bounds meet, no two rules
// differ.
TEST(RulePairsTest, ValuesLieBetweenTheRobustBounds) {
  const auto rules = ComparedRules(*spec::ParseRuleSets(
      "ing-1991,same=board;ing-1996,same=board;"
      "ing-1996-recycling;basic-only;basic-only,hot=none,cycle=fixed;tromp-taylor"));
  for (const auto& [cols, rows] : {std::pair{2, 1}, {3, 1}, {4, 1}}) {
    const Grid grid = *Grid::Create(cols, rows);
    const auto table = *SolveRobust(grid, certify::RobustHot::kEvery, {}, nullptr);
    const auto pairs = *FindRulePairs(rules, PairBoards({{cols, rows}}), {}, nullptr);
    for (const TellingPosition& telling : pairs.positions) {
      const Stones stones = FromSpec(telling.position);
      const Interval bounds = table.ForBlack({stones.own, stones.opp, 0, 0, 0});
      EXPECT_LT(bounds.lo, bounds.hi) << telling.position.ToText();
      for (const int value : telling.values) {
        EXPECT_GE(value, bounds.lo) << telling.position.ToText();
        EXPECT_LE(value, bounds.hi) << telling.position.ToText();
      }
    }
  }
}

TEST(RulePairsTest, WhatHasNoValueIsRefused) {
  const auto refused = [](const char* rules, const HistoryLimits& limits) {
    return FindRulePairs(ComparedRules(*spec::ParseRuleSets(rules)), PairBoards({{2, 2}}), limits,
                         nullptr)
        .status()
        .code();
  };
  EXPECT_EQ(refused("tromp-taylor;basic-only,hot=none,cycle=square", {}),
            absl::StatusCode::kUnimplemented);
  EXPECT_EQ(refused("tromp-taylor;aga-like", {uint64_t{1} << 30, 3}),
            absl::StatusCode::kResourceExhausted);
}

}  // namespace
}  // namespace hotstone::search
