// The breaths of ko positions as keys, and what rules over them can say.
#include "enumerate/fates/ko_breaths.h"

#include <gtest/gtest.h>

#include <map>
#include <set>
#include <string>
#include <utility>
#include <vector>

#include "enumerate/index/symmetry.h"
#include "enumerate/rules/spec_bridge.h"
#include "spec/ko/breath.h"
#include "tests/enumerate/fates/solved_fates.h"

namespace hotstone::enumerate {
namespace {

// The breaths by the plain law, as sets of numbers without names of colours.
using Plain = std::multiset<std::pair<std::multiset<std::vector<size_t>>, std::multiset<size_t>>>;

std::pair<Plain, size_t> PlainBreaths(const spec::KoPosition& position) {
  Plain sides;
  for (const spec::Color color : {spec::Color::kBlack, spec::Color::kWhite}) {
    std::multiset<std::vector<size_t>> groups;
    for (size_t g = 0; g < position.groups.size(); ++g) {
      const spec::KoGroup& group = position.groups[g];
      if (group.color != color) continue;
      size_t held = 0, taken = 0;
      for (const spec::KoBetween& ko : position.kos) {
        held += ko.holders == g ? 1 : 0;
        taken += ko.takers == g ? 1 : 0;
      }
      groups.insert({group.internal.size(), group.ko.size(), group.shared.size(),
                     group.external.size(), static_cast<size_t>(group.least_eyes),
                     static_cast<size_t>(group.most_eyes), group.alive, group.holds_stones, held,
                     taken});
    }
    std::multiset<size_t> kos;
    for (const spec::KoBetween& ko : position.kos) {
      if (ko.ko.holder == color) kos.insert(ko.ko.stones.size());
    }
    sides.insert({groups, kos});
  }
  return {sides, spec::Mouths(position).size()};
}

TEST(KoBreathsTest, KeysAreEqualWhereThePlainLawsBreathsAre) {
  for (const auto& [cols, rows] : {std::pair{3, 3}, {5, 2}}) {
    const FateTable table = SolvedFates(cols, rows);
    const spec::BoardSize size = *spec::BoardSize::Create(cols, rows);
    std::map<std::string, std::pair<Plain, size_t>> plain_of;
    std::set<std::pair<Plain, size_t>> kinds;
    table.ForEachPosition([&](Stones stones, const FateSets&, uint64_t) {
      const auto bits = FindKoPositions(table.grid(), stones);
      const auto law = spec::KoPositions(ToSpec(stones, size));
      ASSERT_EQ(bits.size(), law.size());
      for (size_t i = 0; i < law.size(); ++i) {
        const auto plain = PlainBreaths(law[i]);
        const auto [it, is_new] = plain_of.try_emplace(BreathsOf(bits[i]), plain);
        EXPECT_EQ(it->second, plain);
        kinds.insert(plain);
      }
    });
    EXPECT_EQ(plain_of.size(), kinds.size());
    EXPECT_GT(kinds.size(), 30u);
  }
}

TEST(KoBreathsTest, DoNotDependOnColoursOrTurns) {
  const Grid grid = *Grid::Create(3, 3);
  const Symmetries symmetries(grid);
  const FateTable table = SolvedFates(3, 3);
  const auto all = [&](Stones stones) {
    std::multiset<std::string> keys;
    for (const KoPosition& position : FindKoPositions(grid, stones))
      keys.insert(BreathsOf(position));
    return keys;
  };
  table.ForEachPosition([&](Stones stones, const FateSets&, uint64_t) {
    for (int s = 0; s < symmetries.count(); ++s) {
      EXPECT_EQ(all(stones), all(symmetries.Map(s, stones)));
      EXPECT_EQ(all(stones), all(Swapped(symmetries.Map(s, stones))));
    }
  });
}

TEST(KoBreathsTest, ScoresOfSmallBoards) {
  const KoBreaths three = CollectKoBreaths(SolvedFates(3, 3));
  const BreathScore score = ScoreOf(three);
  EXPECT_EQ(score.positions, 896u);
  EXPECT_EQ(score.kinds, 33u);
  EXPECT_EQ(score.undecided, 320u);
  EXPECT_EQ(score.best, 800u);
  const BreathScore larger = ScoreOf(CollectKoBreaths(SolvedFates(4, 3)));
  EXPECT_EQ(larger.positions, 28'544u);
  EXPECT_EQ(larger.kinds, 433u);
  EXPECT_EQ(larger.undecided, 21'248u);
  EXPECT_EQ(larger.best, 22'340u);
  // On its own board the best rule does as well as it can.
  const BreathTransfer same = Apply(three, three);
  EXPECT_EQ(same.positions, 896u);
  EXPECT_EQ(same.known, 896u);
  EXPECT_EQ(same.right, 800u);
  // A smaller board knows fewer breaths.
  const KoBreaths two = CollectKoBreaths(SolvedFates(3, 2));
  EXPECT_EQ(ScoreOf(two).best, 28u);
  EXPECT_LT(Apply(two, three).known, 896u);
  EXPECT_LE(Apply(two, three).right, Apply(two, three).known);
  EXPECT_FALSE(LeastPair(two).has_value());
}

// The pair shows that no rule over breaths is right about both.
TEST(KoBreathsTest, TheLeastPairHasTheSameBreathsAndDifferentFates) {
  const FateTable table = SolvedFates(3, 3);
  const auto pair = LeastPair(CollectKoBreaths(table));
  ASSERT_TRUE(pair.has_value());
  const auto only = [&](Stones stones) {
    const auto positions = FindKoPositions(table.grid(), stones);
    EXPECT_EQ(positions.size(), 1u);
    return positions[0];
  };
  EXPECT_EQ(BreathsOf(only(pair->settled)), BreathsOf(only(pair->open)));
  const auto is_open = [&](Stones stones) {
    bool open = false;
    for (BitBoard rest = only(stones).LastingStones(); rest != 0; rest &= rest - 1) {
      open |= FateName(table.FateOf(stones.own, stones.opp, FirstPoint(rest))) == "by-turn";
    }
    return open;
  };
  EXPECT_FALSE(is_open(pair->settled));
  EXPECT_TRUE(is_open(pair->open));
  EXPECT_EQ(Count(pair->settled.own | pair->settled.opp) + Count(pair->open.own | pair->open.opp),
            9);
}

}  // namespace
}  // namespace hotstone::enumerate
