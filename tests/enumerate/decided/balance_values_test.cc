#include "enumerate/decided/balance_values.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <functional>
#include <map>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "enumerate/cycles/cycle_search.h"
#include "enumerate/decided/open_situations.h"
#include "enumerate/graph/situation_graph.h"
#include "enumerate/rules/area.h"
#include "enumerate/rules/situation.h"

namespace hotstone::enumerate {
namespace {

constexpr const char* kTwoPasses = "basic-only,self_removal=none,end_passes=2";

struct BalanceWorld {
  BalanceWorld(int cols, int rows, const std::string& rules)
      : grid(*Grid::Create(cols, rows)),
        index(*LegalIndex::Create(grid)),
        finite(*FiniteRules::From(*spec::ParseRuleSet(rules))),
        table(*IntervalTable::Solve(grid, finite, {}, nullptr)),
        graph(*SituationGraph::Build(grid, index, finite, SituationGraph::Roots::kAllPositions,
                                     10'000'000, nullptr)),
        open(*OpenSituations::Find(grid, finite, table, index, Situations(), 10'000'000, nullptr)),
        balance(*SolveBalance(open, grid.points(), nullptr)) {}

  std::vector<BitSituation> Situations() const {
    std::vector<BitSituation> all;
    for (SituationGraph::Node n = 0; n < graph.size(); ++n) all.push_back(graph.At(n));
    return all;
  }
  // The value for Black, including determined situations.
  int ForBlack(const BitSituation& s) const {
    const Interval interval = table.ForBlack(s);
    if (interval.lo == interval.hi) return interval.lo;
    const int mover = balance.values[open.Find(s)];
    return s.player == 0 ? mover : -mover;
  }

  Grid grid;
  LegalIndex index;
  FiniteRules finite;
  IntervalTable table;
  SituationGraph graph;
  OpenSituations open;
  BalanceValues balance;
};

// Decides who gains at least t by counting passes over so many moves that no chance is left: with n
// situations, a side that can keep the sum of every cycle above 0 has gained after 2 n² + n moves,
// and a side that cannot has not. It uses no symmetry, no intervals and no pruning: every
// situation, every move, every end.
std::vector<bool> BlackGainsByCounting(const BalanceWorld& world, int t) {
  const int64_t n = world.graph.size();
  constexpr int64_t kEnd = int64_t{1} << 40;
  struct Edge {
    SituationGraph::Node to;
    int weight;
  };
  std::vector<std::vector<Edge>> edges(static_cast<size_t>(n));
  std::vector<std::optional<int64_t>> end(
      static_cast<size_t>(n));  // the best end for the mover, for Black
  std::vector<int> player(static_cast<size_t>(n));
  for (SituationGraph::Node node = 0; node < n; ++node) {
    const BitSituation s = world.graph.At(node);
    player[node] = s.player;
    ForEachMove(
        world.grid, world.finite, s, [&](BitMove move, const BitSituation& next, bool finished) {
          if (finished) {
            const int64_t worth =
                AreaDifference(world.grid, {next.black, next.white}) >= t ? kEnd : -kEnd;
            if (!end[node].has_value()) end[node] = worth;
            end[node] = s.player == 0 ? std::max(*end[node], worth) : std::min(*end[node], worth);
            return;
          }
          edges[node].push_back({world.graph.Find(next), move != kNoPoint ? 0
                                                         : s.player == 0  ? 1
                                                                          : -1});
        });
  }
  std::vector<int64_t> sum(static_cast<size_t>(n), 0);
  std::vector<int64_t> next(sum.size());
  for (int64_t round = 0; round < 2 * n * n + n; ++round) {
    for (size_t node = 0; node < sum.size(); ++node) {
      std::optional<int64_t> best = end[node];
      for (const Edge& edge : edges[node]) {
        const int64_t there = std::clamp(sum[edge.to] + edge.weight, -kEnd, kEnd);
        if (!best.has_value()) best = there;
        best = player[node] == 0 ? std::max(*best, there) : std::min(*best, there);
      }
      next[node] = *best;
    }
    if (next == sum) break;
    sum.swap(next);
  }
  // Even play goes to Black exactly if no positive threshold asks for more.
  std::vector<bool> gains(sum.size());
  for (size_t node = 0; node < sum.size(); ++node)
    gains[node] = t >= 1 ? sum[node] > n : sum[node] >= -n;
  return gains;
}

void ExpectCounting(int cols, int rows, const std::string& rules) {
  SCOPED_TRACE(std::to_string(cols) + "x" + std::to_string(rows) + " " + rules);
  const BalanceWorld world(cols, rows, rules);
  for (int t = 1 - world.grid.points(); t <= world.grid.points(); ++t) {
    const std::vector<bool> gains = BlackGainsByCounting(world, t);
    for (SituationGraph::Node node = 0; node < world.graph.size(); ++node) {
      const int value = world.ForBlack(world.graph.At(node));
      if ((value >= t) != gains[node]) {
        const BitSituation s = world.graph.At(node);
        ADD_FAILURE() << "threshold " << t << ", black " << s.black << " white " << s.white
                      << " player " << s.player << " passes " << s.passes << " bans " << s.bans
                      << ": " << value;
        return;
      }
    }
  }
}

TEST(BalanceTest, IsWhatCountingPassesForVeryLongComesTo) {
  for (const char* rules : {kTwoPasses, "basic-only", "basic-only,hot=none,end_passes=2",
                            "basic-only,self_removal=any,end_passes=2"}) {
    ExpectCounting(1, 1, rules);
    ExpectCounting(2, 1, rules);
    ExpectCounting(3, 1, rules);
  }
}

TEST(BalanceSlow, IsWhatCountingPassesForVeryLongComesToOnFourPoints) {
  ExpectCounting(2, 2, kTwoPasses);
  ExpectCounting(4, 1, "basic-only,self_removal=any,end_passes=2");
}

// The game as people would play it: it ends at the first repeated situation, and the player who
// passed more since its first occurrence wins. Searched without any memory.
class FirstCycleGame {
 public:
  FirstCycleGame(const BalanceWorld& world, uint64_t most) : world_(world), left_(most) {}

  // Whether Black gets at least t; nothing if the search took too long.
  std::optional<bool> Gains(const BitSituation& start, int t) {
    path_.clear();
    threshold_ = t;
    const bool gains = Search(start, 0);
    if (left_ == 0) return std::nullopt;
    return gains;
  }

 private:
  bool Search(const BitSituation& s, int sum) {
    if (left_ == 0) return false;
    --left_;
    for (const auto& [before, sum_then] : path_) {
      if (!(before == s)) continue;
      const int balance = sum - sum_then;
      return balance != 0 ? balance > 0 : threshold_ <= 0;
    }
    path_.emplace_back(s, sum);
    std::vector<std::pair<BitMove, std::pair<BitSituation, bool>>> moves;
    ForEachMove(
        world_.grid, world_.finite, s, [&](BitMove move, const BitSituation& next, bool finished) {
          moves.insert(move == kNoPoint ? moves.begin() : moves.end(), {move, {next, finished}});
        });
    bool gains = s.player == 1;
    for (const auto& [move, after] : moves) {
      const auto& [next, finished] = after;
      const int weight = move != kNoPoint ? 0 : s.player == 0 ? 1 : -1;
      const bool there = finished
                             ? AreaDifference(world_.grid, {next.black, next.white}) >= threshold_
                             : Search(next, sum + weight);
      if (there == (s.player == 0)) {
        gains = there;
        break;
      }
    }
    path_.pop_back();
    return gains;
  }

  const BalanceWorld& world_;
  uint64_t left_;
  int threshold_ = 0;
  std::vector<std::pair<BitSituation, int>> path_;
};

// The number of thresholds, over all situations, that were decided in time.
uint64_t ExpectFirstCycles(int cols, int rows, const std::string& rules, uint64_t most) {
  SCOPED_TRACE(std::to_string(cols) + "x" + std::to_string(rows) + " " + rules);
  const BalanceWorld world(cols, rows, rules);
  uint64_t decided = 0;
  for (SituationGraph::Node node = 0; node < world.graph.size(); ++node) {
    const BitSituation s = world.graph.At(node);
    const Interval interval = world.table.ForBlack(s);
    for (int t = interval.lo + 1; t <= interval.hi; ++t) {
      FirstCycleGame game(world, most);
      const std::optional<bool> gains = game.Gains(s, t);
      if (!gains.has_value()) continue;
      ++decided;
      EXPECT_EQ(*gains, world.ForBlack(s) >= t) << "node " << node << " threshold " << t;
    }
  }
  return decided;
}

TEST(BalanceTest, IsTheSameIfTheFirstCycleEndsTheGame) {
  EXPECT_GT(ExpectFirstCycles(2, 1, "basic-only", 100'000), 0U);
  EXPECT_GT(ExpectFirstCycles(3, 1, "basic-only,self_removal=any,end_passes=2", 100'000), 0U);
  EXPECT_GT(ExpectFirstCycles(2, 2, kTwoPasses, 100'000), 0U);
}

// A winner of a mean-payoff game has a move to a situation that he wins, a loser has none: so each
// value is that of its best move, on a board too large for the other methods.
TEST(BalanceTest, EveryValueIsTheBestOfItsMoves) {
  const Grid grid = *Grid::Create(4, 3);
  const LegalIndex index = *LegalIndex::Create(grid);
  const FiniteRules rules = *FiniteRules::From(*spec::ParseRuleSet(kTwoPasses));
  const IntervalTable table = *IntervalTable::Solve(grid, rules, {}, nullptr);
  const OpenSituations open =
      *OpenSituations::Find(grid, rules, table, index, {}, 10'000'000, nullptr);
  const BalanceValues balance = *SolveBalance(open, grid.points(), nullptr);
  for (OpenSituations::Node node = 0; node < open.size(); ++node) {
    int best = -grid.points();
    ForEachMove(grid, rules, open.At(node), [&](BitMove, const BitSituation& next, bool) {
      const Interval interval = table.ForBlackOrFinal(next);
      best = std::max(best,
                      interval.lo == interval.hi ? interval.lo : -balance.values[open.Find(next)]);
    });
    ASSERT_EQ(balance.values[node], best) << node;
  }
  EXPECT_GT(balance.greatest_need, 1);
}

TEST(BalanceTest, EmptyBoardsHaveTheValuesThatWereFound) {
  const auto empty = [](int cols, int rows) {
    return BalanceWorld(cols, rows, kTwoPasses).ForBlack({});
  };
  EXPECT_EQ(empty(2, 2), 0);
  EXPECT_EQ(empty(3, 2), 0);
  EXPECT_EQ(empty(4, 2), 8);
  EXPECT_EQ(empty(3, 3), 9);
}

// MIGOS: +1 with long cycles as a draw, +2 if the player who passes more in the cycle wins.
TEST(BalanceSlow, FourByFourIsOneAsADrawAndTwoByBalance) {
  const Grid grid = *Grid::Create(4, 4);
  const LegalIndex index = *LegalIndex::Create(grid);
  const FiniteRules rules = *FiniteRules::From(*spec::ParseRuleSet(kTwoPasses));
  const IntervalTable table = *IntervalTable::Solve(grid, rules, {}, nullptr);
  const OpenSituations open =
      *OpenSituations::Find(grid, rules, table, index, {}, 10'000'000, nullptr);
  const BalanceValues balance = *SolveBalance(open, grid.points(), nullptr);
  EXPECT_EQ(table.ForBlack({}), (Interval{1, 16}));
  EXPECT_EQ(balance.values[open.Find({})], 2);
}

// In every cycle of a board: White's lost stones minus Black's equal Black's passes minus White's.
TEST(BalanceTest, CapturesBalanceAsPassesDo) {
  uint64_t cycles = 0;
  uint64_t uneven = 0;
  for (const auto& [cols, rows, rules] : {std::tuple{2, 1, "basic-only"},
                                          {3, 1, "basic-only,self_removal=any"},
                                          {2, 2, "basic-only,hot=none"},
                                          {3, 2, kTwoPasses},
                                          {3, 3, kTwoPasses}}) {
    const Grid grid = *Grid::Create(cols, rows);
    const LegalIndex index = *LegalIndex::Create(grid);
    const FiniteRules finite = *FiniteRules::From(*spec::ParseRuleSet(rules));
    const CycleList list = *FindCycles(grid, index, finite, {.max_length = 8});
    for (const CycleClass& found : list.classes) {
      const auto plies = PliesOf(grid, finite, found.word);
      if (!plies.has_value()) continue;
      int lost = 0;    // White's stones minus Black's
      int passes = 0;  // Black's minus White's
      for (const CyclePly& ply : *plies) {
        const int sign = ply.player == 0 ? 1 : -1;
        lost += sign * (Count(ply.captured) - Count(ply.self_removed));
        if (ply.move == kNoPoint) passes += sign;
      }
      EXPECT_EQ(lost, passes);
      ++cycles;
      uneven += lost != 0;
    }
  }
  EXPECT_GT(cycles, 100U);
  EXPECT_GT(uneven, 10U);
}

}  // namespace
}  // namespace hotstone::enumerate
