#include "enumerate/decided/first_cycle.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <limits>
#include <string>
#include <vector>

#include "enumerate/decided/balance_values.h"
#include "enumerate/decided/endless_worth.h"
#include "enumerate/decided/open_situations.h"
#include "enumerate/rules/area.h"
#include "enumerate/values/intervals.h"
#include "tests/base/stop_at.h"

namespace hotstone::enumerate {
namespace {

constexpr uint64_t kMany = 10'000'000;

struct CycleWorld {
  CycleWorld(int cols, int rows, const std::string& rules)
      : grid(*Grid::Create(cols, rows)),
        index(*LegalIndex::Create(grid)),
        finite(*FiniteRules::From(*spec::ParseRuleSet(rules))),
        table(*IntervalTable::Solve(grid, finite, {}, nullptr)) {}

  std::vector<BitSituation> Open() const {
    std::vector<BitSituation> open;
    table.ForEachUndetermined(index, [&](Stones stones, Interval, int) {
      open.push_back({stones.own, stones.opp, 0, 0, 0});
    });
    return open;
  }
  FirstCycleValue Value(const BitSituation& s, const CycleJudge& judge,
                        uint64_t lines = kMany) const {
    const Interval interval = table.ForBlack(s);
    return *SolveFirstCycle(grid, finite, s, judge, interval.lo, interval.hi, kMany, lines,
                            nullptr);
  }

  Grid grid;
  LegalIndex index;
  FiniteRules finite;
  IntervalTable table;
};

// It asks whether to stop before the first line, too, and at each of its steps.
TEST(FirstCycleTest, AsksOftenWhetherToStop) {
  const CycleWorld world(3, 2, "basic-only");
  const CycleJudge judge = [](const BitSituation&, std::span<const BitMove>) { return 0; };
  const auto solve = [&](Progress& progress) {
    return SolveFirstCycle(world.grid, world.finite, {}, judge, -6, 6, kMany, 100'000, &progress)
        .status();
  };
  StopAt never;
  EXPECT_TRUE(solve(never).ok());
  for (const char* phase : {"situations of first cycles", "ends that are forced", "lines"})
    EXPECT_EQ(never.widest().count(phase), 1u) << phase;
  EXPECT_LE(never.widest().at("situations of first cycles"), 1024u);
  for (const int last : {0, 1, never.reports() / 2, never.reports() - 1}) {
    StopAt stop(last);
    EXPECT_EQ(solve(stop).code(), absl::StatusCode::kCancelled) << last;
  }
}

// The player who passed more in the cycle gets everything.
CycleJudge ByBalance(int points) {
  return [points](const BitSituation& start, std::span<const BitMove> moves) {
    int balance = 0;
    int player = start.player;
    for (const BitMove move : moves) {
      if (move == kNoPoint) balance += player == 0 ? 1 : -1;
      player = 1 - player;
    }
    return balance > 0 ? points : balance < 0 ? -points : 0;
  };
}

TEST(FirstCycleTest, ByBalanceItIsTheBalance) {
  for (const auto& [cols, rows, rules] : {std::tuple{2, 1, "basic-only"},
                                          {3, 1, "basic-only,self_removal=any,end_passes=2"},
                                          {5, 1, "basic-only,self_removal=none,end_passes=2"},
                                          {2, 2, "basic-only,self_removal=none,end_passes=2"}}) {
    const CycleWorld world(cols, rows, rules);
    const OpenSituations open = *OpenSituations::Find(world.grid, world.finite, world.table,
                                                      world.index, {}, kMany, nullptr);
    const BalanceValues balance = *SolveBalance(open, world.grid.points(), nullptr);
    for (const BitSituation& s : world.Open()) {
      const FirstCycleValue value = world.Value(s, ByBalance(world.grid.points()));
      EXPECT_EQ(value.lo, value.hi);
      EXPECT_EQ(value.lo, balance.values[open.Find(s)])
          << cols << "x" << rows << " " << s.black << " " << s.white;
    }
  }
}

// A judge with the same verdict for every cycle is a fixed worth, so the interval alone decides.
TEST(FirstCycleTest, AFixedWorthIsTheMiddleOfIntervalAndWorth) {
  for (const auto& [cols, rows, rules] : {std::tuple{2, 1, "basic-only"},
                                          {3, 1, "basic-only,self_removal=any,end_passes=2"},
                                          {2, 2, "basic-only,self_removal=none,end_passes=2"},
                                          {4, 2, "basic-only,self_removal=none,end_passes=2"}}) {
    const CycleWorld world(cols, rows, rules);
    for (const int worth : {-1, 0, 2}) {
      const CycleJudge judge = [worth](const BitSituation&, std::span<const BitMove>) {
        return worth;
      };
      for (const BitSituation& s : world.Open()) {
        const FirstCycleValue value = world.Value(s, judge);
        const WorthValue expected = ValueWithWorth(world.table.ForBlack(s), 2 * worth);
        EXPECT_EQ(value.lo, value.hi);
        EXPECT_EQ(2 * value.lo, expected.twice)
            << cols << "x" << rows << " " << s.black << " " << s.white;
      }
    }
  }
}

// Plays every line to its end, without any bound.
class PlainLines {
 public:
  PlainLines(const CycleWorld& world, const CycleJudge& judge) : world_(world), judge_(judge) {}

  int Value(const BitSituation& s, int alpha, int beta) {
    const auto met = std::find(line_.begin(), line_.end(), s);
    if (met != line_.end()) {
      return judge_(s, {moves_.begin() + (met - line_.begin()), moves_.end()});
    }
    line_.push_back(s);
    int best = s.player == 0 ? std::numeric_limits<int>::min() : std::numeric_limits<int>::max();
    std::vector<std::pair<BitMove, std::pair<BitSituation, bool>>> moves;
    ForEachMove(world_.grid, world_.finite, s,
                [&](BitMove move, const BitSituation& next, bool finished) {
                  moves.insert(moves.begin(), {move, {next, finished}});
                });
    for (const auto& [move, after] : moves) {
      moves_.push_back(move);
      const int there = after.second
                            ? AreaDifference(world_.grid, {after.first.black, after.first.white})
                            : Value(after.first, alpha, beta);
      moves_.pop_back();
      if (s.player == 0) {
        best = std::max(best, there);
        alpha = std::max(alpha, best);
      } else {
        best = std::min(best, there);
        beta = std::min(beta, best);
      }
      if (alpha >= beta) break;
    }
    line_.pop_back();
    return best;
  }

 private:
  const CycleWorld& world_;
  const CycleJudge& judge_;
  std::vector<BitSituation> line_;
  std::vector<BitMove> moves_;
};

// An arbitrary judge that depends on the whole cycle: its start, its length and every move.
int Whimsical(int points, const BitSituation& start, std::span<const BitMove> moves) {
  uint64_t mixed =
      start.black * 7 + start.white * 11 + static_cast<uint64_t>(start.player) + moves.size() * 5;
  for (const BitMove move : moves)
    mixed = (mixed ^ static_cast<uint64_t>(move + 2)) * 0x9E3779B97F4A7C15U;
  return static_cast<int>((mixed >> 40) % 3) * points - points;
}

TEST(FirstCycleTest, AnyJudgeGivesWhatAllLinesGive) {
  for (const auto& [cols, rows, rules] : {std::tuple{2, 1, "basic-only"},
                                          {2, 1, "basic-only,hot=none,end_passes=2"},
                                          {3, 1, "basic-only,self_removal=any,end_passes=2"},
                                          {2, 2, "basic-only,self_removal=none,end_passes=2"}}) {
    const CycleWorld world(cols, rows, rules);
    const int points = world.grid.points();
    const CycleJudge judge = [points](const BitSituation& start, std::span<const BitMove> moves) {
      return Whimsical(points, start, moves);
    };
    for (const BitSituation& s : world.Open()) {
      const FirstCycleValue value = world.Value(s, judge);
      EXPECT_EQ(value.lo, value.hi);
      EXPECT_EQ(value.lo, PlainLines(world, judge).Value(s, -points, points))
          << cols << "x" << rows << " " << s.black << " " << s.white;
    }
  }
}

TEST(FirstCycleTest, TooFewLinesLeaveBoundsThatHold) {
  const CycleWorld world(2, 2, "basic-only,self_removal=none,end_passes=2");
  const FirstCycleValue value = world.Value({}, ByBalance(4), 20);
  EXPECT_LT(value.lo, value.hi);
  EXPECT_LE(value.lo, 0);
  EXPECT_GE(value.hi, 0);
  EXPECT_EQ(value.lines, 20U);
}

TEST(FirstCycleTest, TooManySituationsAreRefused) {
  const CycleWorld world(2, 2, "basic-only");
  const auto value =
      SolveFirstCycle(world.grid, world.finite, {}, ByBalance(4), -4, 4, 10, kMany, nullptr);
  EXPECT_EQ(value.status().code(), absl::StatusCode::kResourceExhausted);
}

}  // namespace
}  // namespace hotstone::enumerate
