#include "enumerate/values/intervals.h"

#include <gtest/gtest.h>

#include <string>
#include <vector>

#include "enumerate/graph/situation_graph.h"
#include "enumerate/rules/area.h"
#include "enumerate/rules/situation.h"
#include "tests/base/stop_at.h"
#include "tests/enumerate/values/edge_intervals.h"

namespace hotstone::enumerate {
namespace {

struct World {
  World(int cols, int rows, const std::string& rules, bool measure = false)
      : grid(*Grid::Create(cols, rows)),
        index(*LegalIndex::Create(grid)),
        finite(*FiniteRules::From(*spec::ParseRuleSet(rules))),
        table(*IntervalTable::Solve(grid, finite, {.measure = measure}, nullptr)) {}
  Grid grid;
  LegalIndex index;
  FiniteRules finite;
  IntervalTable table;
};

constexpr const char* kComparator = "basic-only,self_removal=none,end_passes=2";

// Known values: recomputed by several programs; 4x2, 3x3, 4x3, 5x3, 4x4 also in van der Werf and
// Winands.
TEST(IntervalsTest, EmptyBoardsHaveTheKnownIntervals) {
  const auto empty = [](int cols, int rows) {
    return World(cols, rows, kComparator).table.ForBlack({});
  };
  EXPECT_EQ(empty(2, 2), (Interval{-4, 4}));
  EXPECT_EQ(empty(3, 2), (Interval{-6, 6}));
  EXPECT_EQ(empty(4, 2), (Interval{8, 8}));
  EXPECT_EQ(empty(5, 2), (Interval{10, 10}));
  EXPECT_EQ(empty(3, 3), (Interval{9, 9}));
  EXPECT_EQ(empty(4, 3), (Interval{4, 12}));
  EXPECT_EQ(empty(3, 4), (Interval{4, 12}));
}

// The estimate for which a check is refused is within an eighth of the true size.
TEST(IntervalsTest, TheEstimateOfMemoryIsThatOfTheCellsAndTheIndex) {
  for (const auto& [cols, rows] :
       {std::pair{1, 1}, {2, 1}, {2, 2}, {3, 2}, {3, 3}, {4, 3}, {7, 2}, {5, 3}, {4, 4}}) {
    const Grid grid = *Grid::Create(cols, rows);
    const OccupancyIndex index = *OccupancyIndex::Create(grid);
    for (const bool measure : {false, true}) {
      const auto needed = static_cast<double>(SweepBytes(index, measure));
      const auto estimate = static_cast<double>(IntervalBytes(grid, {.measure = measure}));
      EXPECT_GT(estimate, needed * 7 / 8) << cols << "x" << rows;
      // On the smallest boards the index stores fewer symmetries than the estimate allows for.
      EXPECT_LT(estimate, needed * 9 / 8 + (1 << 16)) << cols << "x" << rows;
    }
  }
}

TEST(IntervalsSlow, LargerEmptyBoardsHaveTheKnownIntervals) {
  EXPECT_EQ(World(5, 3, kComparator).table.ForBlack({}), (Interval{15, 15}));
  EXPECT_EQ(World(4, 4, kComparator).table.ForBlack({}), (Interval{1, 16}));
}

// Plain value iteration over the explicit graph, for all situations with all pass counts and bans.
// Returns the number of situations with several bans.
uint64_t ExpectPlainIteration(int cols, int rows, const char* rules) {
  const World world(cols, rows, rules);
  const auto graph =
      *SituationGraph::Build(world.grid, world.index, world.finite,
                             SituationGraph::Roots::kAllPositions, 10'000'000, nullptr);
  EXPECT_TRUE(graph.complete());
  const int points = world.grid.points();
  uint64_t with_several = 0;
  for (const bool high : {false, true}) {
    std::vector<int> value(graph.size(), high ? points : -points);
    for (bool changed = true; changed;) {
      changed = false;
      for (SituationGraph::Node n = 0; n < graph.size(); ++n) {
        const BitSituation s = graph.At(n);
        int best = s.player == 0 ? -points : points;
        ForEachMove(world.grid, world.finite, s,
                    [&](BitMove, const BitSituation& next, bool finished) {
                      const int v = finished ? AreaDifference(world.grid, {next.black, next.white})
                                             : value[graph.Find(next)];
                      best = s.player == 0 ? std::max(best, v) : std::min(best, v);
                    });
        changed = changed || best != value[n];
        value[n] = best;
      }
    }
    for (SituationGraph::Node n = 0; n < graph.size(); ++n) {
      const BitSituation s = graph.At(n);
      const Interval interval = world.table.ForBlack(s);
      const int found = high ? interval.hi : interval.lo;
      if (found != value[n]) {
        ADD_FAILURE() << cols << "x" << rows << " " << rules << " node " << n << ": " << found
                      << ", not " << value[n];
        return 0;
      }
      with_several += high && Count(s.bans) > 1;
    }
  }
  return with_several;
}

TEST(IntervalsTest, EverySituationHasTheValueOfPlainIteration) {
  for (const auto& [cols, rows] : {std::pair{1, 1}, {2, 1}, {4, 1}, {2, 2}, {3, 2}, {3, 3}}) {
    for (const char* rules :
         {kComparator, "basic-only", "basic-only,hot=none", "basic-only,self_removal=any",
          "basic-only,capture_ends=true", "basic-only,self_removal=any,end_passes=2"}) {
      ExpectPlainIteration(cols, rows, rules);
      if (HasFailure()) return;  // one is enough to catch a mutant, and each costs a graph
    }
  }
}

// All rule sets without history that differ in what affects play.
std::vector<std::string> FiniteRuleSets() {
  std::vector<std::string> all;
  for (const char* hot :
       {"basic-only", "basic-only,hot=none", "hot-only", "hot-only,hot_kinds=twin",
        "hot-only,hot_kinds=double-add-any+double-capture+twin-triple",
        "hot-only,hot_kinds=single+double-add",
        "hot-only,hot_kinds=single+twin+any-ko-stone,hot_scope=single,hot_unclassified=cold"}) {
    for (const char* self_removal : {"none", "groups", "any"}) {
      for (const int end_passes : {2, 4}) {
        for (const char* capture_ends : {"false", "true"}) {
          all.push_back(std::string(hot) + ",self_removal=" + self_removal + ",end_passes=" +
                        std::to_string(end_passes) + ",capture_ends=" + capture_ends);
        }
      }
    }
  }
  return all;
}

// Every legal position with every pass count, and with the bans that each play leaves: the
// intervals equal those of the table with edges, and the undetermined positions come in the order
// of the index. Returns the number of situations compared.
uint64_t ExpectTheTableWithEdges(int cols, int rows, const std::string& rules) {
  SCOPED_TRACE(std::to_string(cols) + "x" + std::to_string(rows) + " " + rules);
  const World world(cols, rows, rules);
  const EdgeIntervals edges = *EdgeIntervals::Solve(world.grid, world.index, world.finite, nullptr);
  EXPECT_EQ(world.table.CountUndetermined(), edges.CountUndetermined());
  uint64_t compared = 0;
  uint64_t differing = 0;
  const auto compare = [&](const BitSituation& s) {
    ++compared;
    differing += world.table.ForBlackOrFinal(s) != edges.ForBlackOrFinal(s);
  };
  const Symmetries symmetries(world.grid);
  std::vector<Stones> undetermined;
  world.index.ForEach(0, world.index.size(), [&](Stones stones) {
    const Interval empty = edges.ForBlack({stones.own, stones.opp, 0, 0, 0});
    if (empty.lo < empty.hi && symmetries.IsCanonical(stones)) undetermined.push_back(stones);
    for (int player = 0; player < 2; ++player) {
      for (int passes = 0; passes < world.finite.end_passes; ++passes) {
        compare({stones.own, stones.opp, player, passes, 0});
      }
      ForEachMove(world.grid, world.finite, {stones.own, stones.opp, player, 0, 0},
                  [&](BitMove, const BitSituation& next, bool) {
                    if (next.bans != 0) compare(next);
                  });
    }
  });
  EXPECT_EQ(differing, 0u) << "of " << compared;
  std::vector<Stones> listed;
  world.table.ForEachUndetermined(world.index, [&](Stones stones, Interval interval, int orbit) {
    listed.push_back(stones);
    EXPECT_EQ(interval, edges.ForBlack({stones.own, stones.opp, 0, 0, 0}));
    EXPECT_EQ(orbit, symmetries.OrbitSize(stones));
  });
  EXPECT_TRUE(listed == undetermined) << listed.size() << " listed, not " << undetermined.size();
  return compared;
}

TEST(IntervalsTest, EveryFiniteRuleSetGivesWhatTheTableWithEdgesDoes) {
  for (const std::string& rules : FiniteRuleSets()) {
    for (const auto& [cols, rows] : {std::pair{1, 1}, {2, 1}, {1, 4}, {2, 2}, {3, 2}}) {
      EXPECT_GT(ExpectTheTableWithEdges(cols, rows, rules), 0u);
    }
  }
}

TEST(IntervalsTest, LargerBoardsGiveWhatTheTableWithEdgesDoes) {
  for (const char* rules :
       {"basic-only", "hot-only", kComparator, "hot-only,self_removal=any,end_passes=2",
        "hot-only,hot_kinds=double-add-any+double-capture+twin-triple",
        "hot-only,capture_ends=true,end_passes=2"}) {
    for (const auto& [cols, rows] : {std::pair{3, 3}, {4, 2}, {2, 5}}) {
      EXPECT_GT(ExpectTheTableWithEdges(cols, rows, rules), 0u);
    }
  }
}

// Takes minutes.
TEST(IntervalsSlow, EveryFiniteRuleSetGivesWhatTheTableWithEdgesDoes) {
  for (const std::string& rules : FiniteRuleSets()) {
    for (const auto& [cols, rows] : {std::pair{3, 3}, {4, 2}, {5, 2}, {7, 1}}) {
      EXPECT_GT(ExpectTheTableWithEdges(cols, rows, rules), 0u);
    }
  }
}

// A ban that no play leaves, at any point of any position: the best of the other moves.
TEST(IntervalsTest, ABanThatNoPlayLeavesTakesOneMoveAway) {
  for (const char* rules : {"basic-only", "hot-only"}) {
    const World world(3, 2, rules);
    const EdgeIntervals edges =
        *EdgeIntervals::Solve(world.grid, world.index, world.finite, nullptr);
    world.index.ForEach(0, world.index.size(), [&](Stones stones) {
      const BitBoard empty = world.grid.full() & ~(stones.own | stones.opp);
      for (BitBoard bans = empty; bans != 0; bans = (bans - 1) & empty) {
        if (Count(bans) > 2) continue;
        const BitSituation s{stones.own, stones.opp, 1, 0, bans};
        ASSERT_EQ(world.table.ForBlack(s), edges.ForBlack(s));
      }
    });
  }
}

// The side that forces an end has a move to a lower place that keeps the value, and the other side
// has no other moves that keep it. Covers passes and bans: all situations of the graph.
TEST(IntervalsTest, PlacesFallAlongForcedPlay) {
  for (const auto& [cols, rows] : {std::pair{2, 1}, {3, 1}, {2, 2}, {3, 2}, {4, 2}}) {
    for (const char* rules :
         {kComparator, "basic-only", "hot-only", "basic-only,self_removal=any,end_passes=2",
          "basic-only,capture_ends=true"}) {
      SCOPED_TRACE(std::to_string(cols) + "x" + std::to_string(rows) + " " + rules);
      const World world(cols, rows, rules, true);
      const auto graph =
          *SituationGraph::Build(world.grid, world.index, world.finite,
                                 SituationGraph::Roots::kAllPositions, 10'000'000, nullptr);
      uint64_t stuck = 0;
      for (SituationGraph::Node n = 0; n < graph.size(); ++n) {
        const BitSituation s = graph.At(n);
        for (const End end : {End::kLo, End::kHi}) {
          const int value = Pick(world.table.ForBlack(s), end);
          if (value == (end == End::kLo ? -1 : 1) * world.grid.points())
            continue;  // nothing is forced
          const int forcer = end == End::kLo ? 0 : 1;
          const uint32_t place = world.table.Place(s, end);
          bool some = false;
          bool all = true;
          ForEachMove(world.grid, world.finite, s, [&](BitMove, const BitSituation& next, bool) {
            if (Pick(world.table.ForBlackOrFinal(next), end) != value) return;
            // A situation without its own place has the place of its best move.
            const bool own = s.passes == 0;
            const uint32_t there = world.table.Place(next, end);
            const bool lower = own ? there < place : there <= place;
            some = some || lower;
            all = all && lower;
          });
          stuck += s.player == forcer ? !some : !all;
        }
      }
      EXPECT_EQ(stuck, 0u);
    }
  }
}

constexpr const char* kOtherKinds = "hot-only,hot_kinds=double-add-any+double-capture+twin-triple";

// Twin hot stones need three lines: 3x3 is the smallest board on which a play leaves two bans.
TEST(IntervalsTest, BansAtTwoPointsHaveTheValueOfPlainIteration) {
  for (const char* rules : {"hot-only", kOtherKinds, "hot-only,self_removal=none,end_passes=2"}) {
    for (const auto& [cols, rows] : {std::pair{4, 1}, {2, 2}, {3, 2}, {2, 3}}) {
      EXPECT_EQ(ExpectPlainIteration(cols, rows, rules), 0u);
      if (HasFailure()) return;
    }
  }
  for (const char* rules : {"hot-only,end_passes=2", "hot-only,self_removal=none,end_passes=2"}) {
    EXPECT_EQ(ExpectPlainIteration(3, 3, rules), 8u) << rules;
  }
}

// 4x3, where more plays leave two bans and some replies to them are passes: the value of each
// situation before and after such a play is that of its best move.
TEST(IntervalsTest, BansAtTwoPointsPassTheirValueOn) {
  const World world(4, 3, "hot-only,end_passes=2");
  const auto of_best_move = [&](const BitSituation& s) {
    Interval best = s.player == 0 ? Interval{-12, -12} : Interval{12, 12};
    ForEachMove(world.grid, world.finite, s, [&](BitMove, const BitSituation& next, bool) {
      const Interval v = world.table.ForBlackOrFinal(next);
      best = s.player == 0 ? Interval{std::max(best.lo, v.lo), std::max(best.hi, v.hi)}
                           : Interval{std::min(best.lo, v.lo), std::min(best.hi, v.hi)};
    });
    return best;
  };
  int plays = 0;
  world.index.ForEach(0, world.index.size(), [&](Stones stones) {
    for (int player = 0; player < 2; ++player) {
      const BitSituation s{stones.own, stones.opp, player, 0, 0};
      ForEachMove(world.grid, world.finite, s, [&](BitMove, const BitSituation& next, bool) {
        if (Count(next.bans) < 2) return;
        ++plays;
        EXPECT_EQ(world.table.ForBlack(s), of_best_move(s));
        EXPECT_EQ(world.table.ForBlack(next), of_best_move(next));
      });
    }
  });
  EXPECT_EQ(plays, 2 * 236);
}

// Takes minutes.
TEST(IntervalsSlow, BansAtTwoPointsHaveTheValueOfPlainIteration) {
  EXPECT_EQ(ExpectPlainIteration(3, 3, "hot-only"), 8u);
  EXPECT_GT(ExpectPlainIteration(4, 3, "hot-only,end_passes=2"), 100u);
}

// Records when it is asked, and says no at its beginning or its end if told to.
struct NotingKeeper : IntervalKeeper {
  absl::Status Begin(IntervalSweeps& sweeps) override {
    EXPECT_EQ(sweeps.point().sweep, 0);
    said += "b";
    return begin;
  }
  void AtLayer(IntervalSweeps& sweeps) override {
    if (said.back() != 'l') said += "l";
    last_sweep = sweeps.point().sweep;
  }
  absl::Status AtEnd(IntervalSweeps& sweeps) override {
    said += sweeps.point().finished ? "f" : "s";
    return end;
  }
  absl::Status begin;
  absl::Status end;
  std::string said;
  int last_sweep = 0;
};

TEST(IntervalKeeperTest, IsAskedBeforeDuringAndAfterARun) {
  const Grid grid = *Grid::Create(3, 2);
  const FiniteRules rules = *FiniteRules::From(*spec::ParseRuleSet(kComparator));
  const auto solve = [&](NotingKeeper& keeper, Progress* progress) {
    return IntervalTable::Solve(grid, rules, {.keeper = &keeper}, progress).status();
  };
  NotingKeeper whole;
  EXPECT_TRUE(solve(whole, nullptr).ok());
  EXPECT_EQ(whole.said, "blf");
  EXPECT_GT(whole.last_sweep, 2);
  NotingKeeper stopped;
  StopAt stop(69);
  EXPECT_TRUE(absl::IsCancelled(solve(stopped, &stop)));
  EXPECT_EQ(stopped.said, "bls");
  EXPECT_LT(stopped.last_sweep, whole.last_sweep);
  NotingKeeper refused;
  refused.begin = absl::DataLossError("damaged");
  EXPECT_EQ(solve(refused, nullptr), refused.begin);
  EXPECT_EQ(refused.said, "b");
  NotingKeeper unwritten;
  unwritten.end = absl::UnavailableError("full");
  EXPECT_EQ(solve(unwritten, nullptr), unwritten.end);
}

}  // namespace
}  // namespace hotstone::enumerate
