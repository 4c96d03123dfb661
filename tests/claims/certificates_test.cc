#include "claims/certificates.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <list>

#include "certify/check.h"
#include "certify/situation_key.h"
#include "enumerate/rules/area.h"
#include "enumerate/rules/situation.h"
#include "enumerate/rules/spec_bridge.h"
#include "spec/rules/situation.h"

namespace hotstone::claims {

using enumerate::AreaDifference;
using enumerate::BitMove;
using enumerate::BitSituation;
using enumerate::Components;
using enumerate::Count;
using enumerate::FindComponents;
using enumerate::FindLasso;
using enumerate::FindRanking;
using enumerate::FiniteRules;
using enumerate::ForEachMove;
using enumerate::Grid;
using enumerate::Interval;
using enumerate::IntervalTable;
using enumerate::LegalIndex;
using enumerate::SituationGraph;

namespace {

using ::testing::HasSubstr;

struct World {
  World(int cols, int rows, const std::string& text, SituationGraph::Roots roots)
      : rules(*spec::ParseRuleSet(text)),
        size(*spec::BoardSize::Create(cols, rows)),
        grid(*Grid::Create(cols, rows)),
        index(*LegalIndex::Create(grid)),
        finite(*FiniteRules::From(rules)),
        graph(*SituationGraph::Build(grid, index, finite, roots, 1'000'000, nullptr)) {}
  spec::RuleSet rules;
  spec::BoardSize size;
  Grid grid;
  LegalIndex index;
  FiniteRules finite;
  SituationGraph graph;
};

// Rule sets and boards on which some position is undetermined, so the two fixpoints differ.
std::list<World> UndeterminedWorlds() {  // a list: graphs point to the index beside them
  std::list<World> worlds;
  for (const auto& [cols, rows] : {std::pair{2, 1}, {2, 2}, {3, 2}}) {
    for (const char* rules :
         {"basic-only", "basic-only,hot=none", "basic-only,self_removal=none,end_passes=2",
          "basic-only,self_removal=any"}) {
      worlds.emplace_back(cols, rows, rules, SituationGraph::Roots::kAllPositions);
    }
  }
  return worlds;
}

// Plain value iteration from `start`: -points gives the least solution, points the greatest.
std::vector<int> Solve(const World& world, int start) {
  std::vector<int> value(world.graph.size(), start);
  for (bool changed = true; changed;) {
    changed = false;
    for (SituationGraph::Node n = 0; n < world.graph.size(); ++n) {
      const BitSituation s = world.graph.At(n);
      const int points = world.grid.points();
      int best = s.player == 0 ? -points : points;
      ForEachMove(world.grid, world.finite, s,
                  [&](BitMove, const BitSituation& next, bool finished) {
                    const int v = finished ? AreaDifference(world.grid, {next.black, next.white})
                                           : value[world.graph.Find(next)];
                    best = s.player == 0 ? std::max(best, v) : std::min(best, v);
                  });
      changed = changed || best != value[n];
      value[n] = best;
    }
  }
  return value;
}

absl::StatusOr<std::vector<certify::IntervalEntry>> Make(const World& world,
                                                         const std::vector<int>& lo,
                                                         const std::vector<int>& hi) {
  return MakeIntervalEntries(world.rules, world.size, world.graph, [&](const BitSituation& s) {
    const auto node = world.graph.Find(s);
    return Interval{lo[node], hi[node]};
  });
}

TEST(IntervalCertificateTest, SolvedValuesAreAccepted) {
  for (const World& world : UndeterminedWorlds()) {
    const auto table = *IntervalTable::Solve(world.grid, world.finite, {}, nullptr);
    const auto entries =
        MakeIntervalEntries(world.rules, world.size, world.graph,
                            [&](const BitSituation& s) { return table.ForBlack(s); });
    ASSERT_TRUE(entries.ok()) << entries.status();
    const auto checked = certify::CheckIntervals(world.rules, world.size, *entries);
    ASSERT_TRUE(checked.ok()) << checked.status();
    EXPECT_EQ(checked->situations, world.graph.size());
    EXPECT_EQ(checked->undetermined, table.CountUndetermined());
  }
}

// A solver that starts its sweeps for lo from the top, or for hi from the bottom, ends in the wrong
// fixpoint. Every value is then locally right; only the progress measure is missing.
TEST(IntervalCertificateTest, SweepsFromTheWrongEndHaveNoProgressMeasure) {
  int differing = 0;
  for (const World& world : UndeterminedWorlds()) {
    const std::vector<int> least = Solve(world, -world.grid.points());
    const std::vector<int> greatest = Solve(world, world.grid.points());
    ASSERT_TRUE(Make(world, least, greatest).ok());
    if (least == greatest) continue;
    ++differing;
    const auto high = Make(world, greatest, greatest);
    ASSERT_FALSE(high.ok());
    EXPECT_EQ(high.status().code(), absl::StatusCode::kInternal);
    EXPECT_THAT(std::string(high.status().message()), HasSubstr("no progress measure"));
    EXPECT_FALSE(Make(world, least, least).ok());
  }
  EXPECT_GE(differing, 6);
}

// The same values written into a certificate by hand, with any ranks: the checker refuses them.
TEST(IntervalCertificateTest, TheCheckerRefusesTheWrongFixpoint) {
  for (const World& world : UndeterminedWorlds()) {
    const std::vector<int> least = Solve(world, -world.grid.points());
    const std::vector<int> greatest = Solve(world, world.grid.points());
    if (least == greatest) continue;
    const auto right = *Make(world, least, greatest);
    for (const bool high : {true, false}) {
      for (const bool all_one : {true, false}) {
        auto wrong = right;
        for (certify::IntervalEntry& entry : wrong) {
          (high ? entry.lo : entry.hi) = high ? entry.hi : entry.lo;
          if (all_one) entry.lo_rank = entry.hi_rank = 1;
          entry.lo_rank = std::max(entry.lo_rank, uint32_t{1});
          entry.hi_rank = std::max(entry.hi_rank, uint32_t{1});
        }
        const auto checked = certify::CheckIntervals(world.rules, world.size, wrong);
        ASSERT_FALSE(checked.ok());
        EXPECT_EQ(checked.status().code(), absl::StatusCode::kFailedPrecondition);
      }
    }
  }
}

TEST(IntervalCertificateTest, EveryValueOffByOneIsNoticed) {
  const World world(2, 1, "basic-only", SituationGraph::Roots::kAllPositions);
  const std::vector<int> least = Solve(world, -2);
  const std::vector<int> greatest = Solve(world, 2);
  for (size_t n = 0; n < least.size(); ++n) {
    for (const int by : {-1, 1}) {
      std::vector<int> lo = least;
      std::vector<int> hi = greatest;
      lo[n] += by;
      hi[n] += by;
      // Where a measure can still be found, a side could force the value, but it is not the best
      // one.
      const auto wrong_lo = Make(world, lo, greatest);
      const auto wrong_hi = Make(world, least, hi);
      EXPECT_FALSE(wrong_lo.ok() &&
                   certify::CheckIntervals(world.rules, world.size, *wrong_lo).ok())
          << n;
      EXPECT_FALSE(wrong_hi.ok() &&
                   certify::CheckIntervals(world.rules, world.size, *wrong_hi).ok())
          << n;
    }
  }
}

TEST(RankingCertificateTest, RanksAreAcceptedAndOneTooLowIsNot) {
  for (const auto& [cols, rows] : {std::pair{1, 1}, {2, 2}, {3, 2}}) {
    const World world(cols, rows, "basic-only,capture_ends=true",
                      SituationGraph::Roots::kEmptyBoard);
    const Components components = FindComponents(world.graph);
    ASSERT_EQ(components.cyclic_components, 0u);
    const auto ranks = FindRanking(world.graph, components);
    auto entries = *MakeRankingEntries(world.rules, world.size, world.graph, ranks);
    const spec::Position empty(world.size);
    EXPECT_TRUE(certify::CheckRanking(world.rules, empty, spec::Color::kBlack, entries).ok());
    // The start has the highest rank, so the ranks of its successors do not fall.
    for (auto& entry : entries) entry.rank = entry.rank == ranks[0] ? 0 : entry.rank;
    EXPECT_FALSE(certify::CheckRanking(world.rules, empty, spec::Color::kBlack, entries).ok());
  }
}

TEST(LassoCertificateTest, LassosOfGraphsAreAccepted) {
  for (const auto& [cols, rows] : {std::pair{2, 1}, {3, 1}, {2, 2}, {3, 2}}) {
    for (const char* rules :
         {"basic-only", "basic-only,hot=none", "basic-only,self_removal=none"}) {
      const World world(cols, rows, rules, SituationGraph::Roots::kEmptyBoard);
      const Components components = FindComponents(world.graph);
      const auto lasso =
          MakeLasso(world.rules, world.size, world.graph, FindLasso(world.graph, components, 1000));
      const auto checked = certify::CheckLasso(lasso);
      EXPECT_TRUE(checked.ok()) << cols << "x" << rows << " " << rules << ": " << checked.status();
      EXPECT_GE(lasso.cycle.size(), 2u);
    }
  }
}

// 3x3 is the smallest board on which a play leaves two bans (twin hot stones); under hot=hot each
// set of banned points has its own key.
TEST(IntervalCertificateTest, SolvedValuesUnderHotStonesAreAccepted) {
  const World world(3, 3, "hot-only,self_removal=none,end_passes=2",
                    SituationGraph::Roots::kAllPositions);
  ASSERT_TRUE(world.graph.complete());
  int several = 0;
  for (SituationGraph::Node n = 0; n < world.graph.size(); ++n)
    several += Count(world.graph.At(n).bans) > 1;
  EXPECT_EQ(several, 8);
  const auto table = *IntervalTable::Solve(world.grid, world.finite, {}, nullptr);
  auto entries = MakeIntervalEntries(world.rules, world.size, world.graph,
                                     [&](const BitSituation& s) { return table.ForBlack(s); });
  ASSERT_TRUE(entries.ok()) << entries.status();
  const auto checked = certify::CheckIntervals(world.rules, world.size, *entries);
  ASSERT_TRUE(checked.ok()) << checked.status();
  EXPECT_EQ(checked->situations, world.graph.size());
  // Without the entry of a situation with two bans the certificate is not closed.
  const auto keys = *certify::SituationKeys::Create(world.rules, world.size);
  const auto two_bans = std::find_if(entries->begin(), entries->end(), [&](const auto& entry) {
    return keys.SituationAt(entry.key)->bans.size() > 1;
  });
  ASSERT_NE(two_bans, entries->end());
  entries->erase(two_bans);
  EXPECT_THAT(certify::CheckIntervals(world.rules, world.size, *entries).status().message(),
              HasSubstr("which has no entry"));
}

}  // namespace
}  // namespace hotstone::claims
