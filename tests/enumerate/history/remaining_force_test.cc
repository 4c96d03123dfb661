#include "enumerate/history/remaining_force.h"

#include <gtest/gtest.h>

#include <string>
#include <vector>

#include "absl/strings/str_cat.h"
#include "base/split_mix.h"
#include "enumerate/values/intervals.h"

namespace hotstone::enumerate {
namespace {

struct Board {
  Board(int cols, int rows, const std::string& text)
      : grid(*Grid::Create(cols, rows)),
        index(*LegalIndex::Create(grid)),
        rules(*spec::ParseRuleSet(text)),
        graph(grid, index, rules, spec::Cycle::kPsk) {}
  Grid grid;
  LegalIndex index;
  spec::RuleSet rules;
  HistoryGraph graph;
};

// With nothing seen, a side forces exactly what the interval without hot stones says; that the position has been seen only helps
// whoever wants the game to end. So a determined value there is the value under every superko of a game that begins with the
// position.
TEST(RemainingForceTest, WithNothingBeforeItIsTheInterval) {
  for (const auto& [cols, rows] : {std::pair{3, 1}, {4, 1}, {2, 2}, {3, 2}}) {
    for (const char* text : {"basic-only,hot=none,self_removal=none,end_passes=2", "basic-only,hot=none",
                             "basic-only,hot=none,self_removal=any,end_passes=2"}) {
      const Board board(cols, rows, text);
      const auto table = *IntervalTable::Solve(board.grid, *FiniteRules::From(board.rules), {}, nullptr);
      RemainingForce force(board.graph, RemainingForce::OtherSide::kBound, {});
      const int points = board.grid.points();
      for (uint32_t position = 0; position < board.graph.positions(); ++position) {
        const Stones stones = board.index.Unrank(position);
        const Interval interval = table.ForBlack({stones.own, stones.opp, 0, 0, 0});
        SeenKeys seen(board.graph.keys());
        const auto find = [&] {
          Interval found{-points, points};
          for (int bound = -points + 1; bound <= points; ++bound) {
            if (force.Decide({0, bound}, seen, {position, 0, 0})) found.lo = bound;
          }
          for (int bound = points; bound > -points; --bound) {
            if (force.Decide({1, bound}, seen, {position, 0, 0})) found.hi = bound - 1;
          }
          return found;
        };
        EXPECT_EQ(find(), interval) << text << " position " << position;
        seen.Add(position);
        const Interval begun = find();
        EXPECT_GE(begun.lo, interval.lo) << text << " position " << position;
        EXPECT_LE(begun.hi, interval.hi) << text << " position " << position;
      }
    }
  }
}

// What may be decided with some keys more is never less than what is; and where no key is added it is the same.
TEST(RemainingForceTest, WhatMayBeDecidedIsNeverLess) {
  const Board board(3, 2, "aga-like,cycle=psk");
  RemainingForce all(board.graph, RemainingForce::OtherSide::kBound, {});
  RemainingForce one(board.graph, RemainingForce::OtherSide::kBound, {});
  SplitMix random(20);
  int decided = 0;
  int refused = 0;
  for (int round = 0; round < 300; ++round) {
    SeenKeys seen(board.graph.keys());
    for (int i = 0; i < 30; ++i) seen.Add(static_cast<uint32_t>(random.Next() % board.graph.keys()));
    const HistoryGoal goal{static_cast<int>(random.Next() % 2), static_cast<int>(random.Next() % 7) - 2};
    all.DecideAll(goal, seen);
    for (int i = 0; i < 20; ++i) {
      const HistoryState state{static_cast<uint32_t>(random.Next() % board.graph.positions()),
                               static_cast<int>(random.Next() % 2), static_cast<int>(random.Next() % 2)};
      EXPECT_EQ(all.MightDecide(seen, seen.size(), state), one.Decide(goal, seen, state));
      const size_t size = seen.size();
      for (uint64_t more = 1 + random.Next() % 5; more > 0; --more) {
        seen.Add(static_cast<uint32_t>(random.Next() % board.graph.keys()));
      }
      const bool might = all.MightDecide(seen, size, state);
      const bool is = one.Decide(goal, seen, state);
      seen.CutTo(size);
      EXPECT_TRUE(might || !is);
      decided += is ? 1 : 0;
      refused += might ? 0 : 1;
    }
  }
  EXPECT_GT(decided, 500);
  EXPECT_GT(refused, 500);
}

// A side that is held to no play of a kind makes none of that kind.
TEST(RemainingForceTest, AvoidedPlaysAreNotMade) {
  const Board board(3, 1, "aga-like,cycle=psk");
  const auto empty = static_cast<uint32_t>(board.index.Rank({}));
  SeenKeys seen(board.graph.keys());
  RemainingForce force(board.graph, RemainingForce::OtherSide::kFree, {});
  EXPECT_TRUE(force.Decide({0, 3}, seen, {empty, 0, 0}));
  EXPECT_EQ(force.Move({empty, 0, 0}), 1);
  std::vector<BitBoard> avoided(2 * size_t{board.graph.positions()});
  avoided[2 * size_t{empty}] = BitAt(1);
  RemainingForce without(board.graph, RemainingForce::OtherSide::kFree, avoided);
  EXPECT_FALSE(without.Decide({0, 3}, seen, {empty, 0, 0}));
}

}  // namespace
}  // namespace hotstone::enumerate
