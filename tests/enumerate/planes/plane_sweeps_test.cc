// Planes against whole intervals, which other code computes (values/interval_sweeps.h).
#include "enumerate/planes/plane_sweeps.h"

#include <gtest/gtest.h>

#include <string>
#include <tuple>
#include <vector>

#include "enumerate/index/legal_index.h"
#include "enumerate/planes/undetermined.h"
#include "enumerate/rules/area.h"
#include "enumerate/values/intervals.h"
#include "tests/enumerate/lanes/each_target.h"

namespace hotstone::enumerate {
namespace {

FiniteRules PlaneRules(const std::string& text) {
  return *FiniteRules::From(*spec::ParseRuleSet(text));
}

struct PlaneWorld {
  PlaneWorld(int cols, int rows, const std::string& text)
      : grid(*Grid::Create(cols, rows)),
        rules(PlaneRules(text)),
        index(*OccupancyIndex::Create(grid)),
        layout(index),
        legal(*LegalIndex::Create(grid)) {}
  PlaneSweeps Solve(int at_least, bool stages = false, int threads = 1) const {
    auto sweeps = *PlaneSweeps::Create(layout, rules, {.at_least = at_least, .stages = stages});
    EXPECT_TRUE(sweeps.Run(threads, nullptr).ok());
    return sweeps;
  }
  Grid grid;
  FiniteRules rules;
  OccupancyIndex index;
  PlaneLayout layout;
  LegalIndex legal;
};

constexpr const char* kComparator = "basic-only,self_removal=none,end_passes=2";

const std::vector<std::string>& AllRules() {
  static const std::vector<std::string> all = {
      kComparator,
      "basic-only",
      "basic-only,self_removal=any,end_passes=2",
      "basic-only,hot=none",
      "basic-only,self_removal=groups,end_passes=2",
      "basic-only,hot=none,self_removal=any",
  };
  return all;
}

// Every position, with every single ban that a play can leave, with either player as the first
// side.
void ExpectPlanesOfIntervals(const PlaneWorld& world, const std::vector<int>& thresholds) {
  const auto table = *IntervalTable::Solve(world.grid, world.rules, {}, nullptr);
  for (const int at_least : thresholds) {
    const PlaneSweeps planes = world.Solve(at_least);
    uint64_t wrong = 0;
    world.legal.ForEach(0, world.legal.size(), [&](Stones stones) {
      for (const int player : {0, 1}) {
        BitSituation s{stones.own, stones.opp, player, 0, 0};
        wrong += planes.Forces(s, 0) != (table.ForBlack(s).lo >= at_least);
        wrong += planes.Forces(s, 1) != (-table.ForBlack(s).hi >= at_least);
        const auto own = static_cast<uint32_t>(player == 0 ? stones.own : stones.opp);
        const auto occupancy = static_cast<uint32_t>(stones.own | stones.opp);
        for (int ban = 0; ban < world.grid.points(); ++ban) {
          if (!world.index.FindKoCell(own, occupancy, ban).has_value()) continue;
          s.bans = BitAt(ban);
          wrong += planes.Forces(s, 0) != (table.ForBlack(s).lo >= at_least);
        }
      }
    });
    EXPECT_EQ(wrong, 0U) << "at least " << at_least;
  }
}

std::vector<int> AllThresholds(int points) {
  std::vector<int> all;
  for (int t = 1 - points; t <= points; ++t) all.push_back(t);
  return all;
}

TEST(PlaneSweeps, SayOfEverySituationWhatTheIntervalSays) {
  for (const std::string& rules : AllRules()) {
    for (const auto& [cols, rows] :
         {std::pair{1, 1}, {2, 1}, {1, 4}, {1, 7}, {2, 2}, {3, 2}, {2, 4}, {5, 2}, {3, 3}}) {
      SCOPED_TRACE(rules + " " + std::to_string(cols) + "x" + std::to_string(rows));
      const PlaneWorld world(cols, rows, rules);
      ExpectPlanesOfIntervals(world, AllThresholds(cols * rows));
    }
  }
}

TEST(PlaneSweepsSlow, SayOfEverySituationOf4x3WhatTheIntervalSays) {
  for (const std::string& rules : AllRules()) {
    SCOPED_TRACE(rules);
    ExpectPlanesOfIntervals(PlaneWorld(4, 3, rules), {-11, -3, 0, 1, 4, 5, 12});
  }
}

// The rank falls: at the first side's turn with at least one move, at the other's with every move.
TEST(PlaneSweeps, RanksFallAlongWhatTheFirstSideCanFollow) {
  for (const std::string& rules : AllRules()) {
    for (const auto& [cols, rows, at_least] :
         {std::tuple{2, 1, -1}, {2, 2, 1}, {3, 2, 1}, {3, 2, -2}, {3, 3, 9}}) {
      SCOPED_TRACE(rules + " " + std::to_string(cols) + "x" + std::to_string(rows));
      const PlaneWorld world(cols, rows, rules);
      const PlaneSweeps planes = world.Solve(at_least, true);
      uint64_t wrong = 0;
      uint64_t looked_at = 0;
      const auto check = [&](const BitSituation& s) {
        if (!planes.Forces(s, 0)) return;
        ++looked_at;
        const uint64_t rank = planes.Rank(s, 0);
        bool some = false;
        bool all = true;
        ForEachMove(
            world.grid, world.rules, s, [&](BitMove, const BitSituation& next, bool finished) {
              const bool forced =
                  finished ? AreaDifference(world.grid, {next.black, next.white}) >= at_least
                           : planes.Forces(next, 0);
              const bool falls = forced && planes.Rank(next, 0) < rank;
              some |= falls;
              all &= falls;
            });
        wrong += !(s.player == 0 ? some : all);
      };
      world.legal.ForEach(0, world.legal.size(), [&](Stones stones) {
        for (const int player : {0, 1}) {
          for (int passes = 0; passes < world.rules.end_passes; ++passes) {
            BitSituation s{stones.own, stones.opp, player, passes, 0};
            check(s);
            if (passes > 0) continue;
            const auto own = static_cast<uint32_t>(player == 0 ? stones.own : stones.opp);
            for (int ban = 0; ban < world.grid.points(); ++ban) {
              s.bans = BitAt(ban);
              const auto occupancy = static_cast<uint32_t>(stones.own | stones.opp);
              if (world.index.FindKoCell(own, occupancy, ban).has_value()) check(s);
            }
          }
        }
      });
      EXPECT_EQ(wrong, 0U);
      EXPECT_GT(looked_at, 0U);
    }
  }
}

std::vector<uint64_t> PlaneWords(const PlaneSweeps& sweeps) {
  std::vector<uint64_t> all;
  for (const Mover mover : {Mover::kFirst, Mover::kSecond}) {
    const uint64_t* blocks = sweeps.planes().Blocks(mover);
    const uint64_t* kos = sweeps.planes().Kos(mover);
    all.insert(all.end(), blocks, blocks + sweeps.layout().block_words());
    all.insert(all.end(), kos, kos + sweeps.layout().ko_words());
  }
  return all;
}

TEST(PlaneSweeps, ThreadsStagesAndAnotherStartGiveTheSamePlanes) {
  const PlaneWorld world(4, 3, kComparator);
  const std::vector<uint64_t> expected = PlaneWords(world.Solve(4));
  EXPECT_EQ(PlaneWords(world.Solve(4, false, 3)), expected);
  EXPECT_EQ(PlaneWords(world.Solve(4, true)), expected);
  const PlaneSweeps more = world.Solve(7);
  auto from_more = *PlaneSweeps::Create(world.layout, world.rules, {.at_least = 4});
  from_more.StartFrom(more);
  ASSERT_TRUE(from_more.Run(1, nullptr).ok());
  EXPECT_EQ(PlaneWords(from_more), expected);
  // Stopped after every layer.
  auto stopped = *PlaneSweeps::Create(world.layout, world.rules, {.at_least = 4});
  while (!stopped.point().finished) {
    const PlanePoint point = stopped.point();
    stopped.SetPoint(point);  // forgets what changed
    const absl::Status run = stopped.Run(1, nullptr, [](const PlanePoint&) { return false; });
    ASSERT_TRUE(run.ok() || absl::IsCancelled(run)) << run;
  }
  EXPECT_EQ(PlaneWords(stopped), expected);
}

// Moves on wide vectors, where the processor has them, against those on words.
void ExpectTheSameOfEachTarget(int cols, int rows, const std::string& rules,
                               const std::vector<int>& thresholds) {
  const PlaneWorld world(cols, rows, rules);
  for (const int at_least : thresholds) {
    std::vector<uint64_t> expected;
    ForEachTarget([&] {
      const std::vector<uint64_t> words = PlaneWords(world.Solve(at_least));
      if (expected.empty()) expected = words;
      EXPECT_TRUE(words == expected) << cols << "x" << rows << " " << at_least;
    });
  }
}

TEST(PlaneSweeps, EachInstructionSetGivesTheSamePlanes) {
  for (const std::string& rules : AllRules()) ExpectTheSameOfEachTarget(4, 3, rules, {-3, 1, 4});
  ExpectTheSameOfEachTarget(1, 12, kComparator, {1});
  ExpectTheSameOfEachTarget(2, 6, kComparator, {0, 12});
}

TEST(PlaneSweepsSlow, EachInstructionSetGivesTheSamePlanesOfLargerBoards) {
  ExpectTheSameOfEachTarget(4, 4, kComparator, {1, 16});
  ExpectTheSameOfEachTarget(5, 3, "basic-only,self_removal=any", {8});
  ExpectTheSameOfEachTarget(2, 8, "basic-only", {16});
}

TEST(PlaneSweeps, CountsAreThoseOfThePositions) {
  const PlaneWorld world(3, 3, kComparator);
  const PlaneSweeps planes = world.Solve(3);
  PlaneCounts expected;
  world.legal.ForEach(0, world.legal.size(), [&](Stones stones) {
    const auto own = static_cast<uint32_t>(stones.own);
    const auto occupancy = static_cast<uint32_t>(stones.own | stones.opp);
    ++expected.legal;
    expected.first += planes.Forces(own, occupancy, Mover::kFirst);
    expected.second += planes.Forces(own, occupancy, Mover::kSecond);
  });
  const PlaneCounts counts = planes.Count();
  EXPECT_EQ(counts.legal, 12675U);
  EXPECT_EQ(counts.legal, expected.legal);
  EXPECT_EQ(counts.first, expected.first);
  EXPECT_EQ(counts.second, expected.second);
}

TEST(PlaneSweeps, RulesWithOtherBansAreRefused) {
  const PlaneWorld world(2, 2, "hot-only");
  const auto refused = PlaneSweeps::Create(world.layout, world.rules, {.at_least = 1});
  EXPECT_TRUE(absl::IsUnimplemented(refused.status()));
}

// The empty board, the number of undetermined positions from all thresholds, and the positions
// forced.
TEST(PlaneSweepsSlow, AllThresholdsOf4x4GiveItsUndeterminedPositions) {
  const PlaneWorld world(4, 4, kComparator);
  uint64_t undetermined = 0;
  std::vector<PlaneSweeps> planes;
  const int points = world.grid.points();
  for (int t = points; t > -points; --t) {
    planes.push_back(*PlaneSweeps::Create(world.layout, world.rules, {.at_least = t}));
    if (planes.size() > 1) planes.back().StartFrom(planes[planes.size() - 2]);
    ASSERT_TRUE(planes.back().Run(1, nullptr).ok());
  }
  const auto plane = [&](int t) -> const PlaneSweeps& {
    return planes[static_cast<size_t>(points - t)];
  };
  EXPECT_TRUE(plane(1).Forces(0, 0, Mover::kFirst));
  EXPECT_FALSE(plane(2).Forces(0, 0, Mover::kFirst));
  world.legal.ForEach(0, world.legal.size(), [&](Stones stones) {
    const auto own = static_cast<uint32_t>(stones.own);
    const auto occupancy = static_cast<uint32_t>(stones.own | stones.opp);
    // Black to move: undetermined if, for some t, Black cannot force t and White cannot hold him
    // below it.
    for (int t = 1 - points; t <= points; ++t) {
      if (plane(t).Forces(own, occupancy, Mover::kFirst)) continue;
      if (!plane(1 - t).Forces(occupancy & ~own, occupancy, Mover::kSecond)) ++undetermined;
      break;
    }
  });
  EXPECT_EQ(undetermined, 981085U);
  UndeterminedPositions found(world.layout);
  for (int t = 1 - points; t <= points; ++t) found.Add(plane(t), plane(1 - t));
  EXPECT_EQ(found.Count(planes.front()), 981085U);
}

// Each threshold starts from the bits of the next higher one. The numbers match determinacy's.
TEST(PlaneSweeps, AllThresholdsCountUndeterminedPositions) {
  for (const auto& [cols, rows, expected] : {std::tuple{2, 2, 41U}, {3, 2, 105U}, {4, 3, 27056U}}) {
    const PlaneWorld world(cols, rows, kComparator);
    const int points = world.grid.points();
    std::vector<PlaneSweeps> planes;
    for (int t = points; t > -points; --t) {
      planes.push_back(*PlaneSweeps::Create(world.layout, world.rules, {.at_least = t}));
      if (planes.size() > 1) planes.back().StartFrom(planes[planes.size() - 2]);
      ASSERT_TRUE(planes.back().Run(1, nullptr).ok());
      if (points == 12) continue;
      EXPECT_EQ(PlaneWords(planes.back()), PlaneWords(world.Solve(t))) << t;
    }
    UndeterminedPositions found(world.layout);
    for (size_t i = 0; i < planes.size(); ++i) found.Add(planes[i], planes[planes.size() - 1 - i]);
    EXPECT_EQ(found.Count(planes.front()), expected) << cols << "x" << rows;
  }
}

}  // namespace
}  // namespace hotstone::enumerate
