// Decision lists over breaths, against trying every list.
#include "enumerate/fates/breath_rule.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <random>
#include <string>
#include <vector>

#include "enumerate/rules/spec_bridge.h"
#include "spec/board/position.h"

namespace hotstone::enumerate {
namespace {

std::vector<CountedKind> RandomKinds(std::mt19937& random) {
  std::vector<CountedKind> kinds;
  for (int i = 0; i < 12; ++i) {
    CountedKind kind{};
    for (const size_t count : {size_t{0}, size_t{5}, kBreathCountNames.size() - 1})
      kind.counts[count] = static_cast<uint8_t>(random() % 4);
    kind.positions = {random() % 20, random() % 20};
    kinds.push_back(kind);
  }
  return kinds;
}

// The most that a list of up to `length` steps, with any answers, is right about.
uint64_t MostRight(const std::vector<CountedKind>& kinds, int length, BreathRule& rule) {
  uint64_t most = 0;
  for (const bool otherwise : {false, true}) {
    rule.otherwise = otherwise;
    most = std::max(most, RightOf(rule, kinds));
  }
  if (length == 0) return most;
  for (size_t count = 0; count < kBreathCountNames.size(); ++count) {
    for (uint8_t bound = 0; bound < 4; ++bound) {
      for (const bool at_most : {false, true}) {
        for (const bool open : {false, true}) {
          rule.steps.push_back({count, bound, at_most, open});
          most = std::max(most, MostRight(kinds, length - 1, rule));
          rule.steps.pop_back();
        }
      }
    }
  }
  return most;
}

TEST(BreathRuleTest, NoListOfItsLengthIsBetter) {
  std::mt19937 random(3);
  for (int round = 0; round < 10; ++round) {
    const std::vector<CountedKind> kinds = RandomKinds(random);
    for (int length = 0; length <= 2; ++length) {
      BreathRule tried;
      const BreathRule best = BestRule(kinds, length);
      EXPECT_EQ(best.right, MostRight(kinds, length, tried)) << length;
      EXPECT_EQ(RightOf(best, kinds), best.right);
      EXPECT_LE(best.steps.size(), static_cast<size_t>(length));
    }
    EXPECT_GE(BestRule(kinds, 3).right, BestRule(kinds, 2).right);
    EXPECT_EQ(RightOf(BestRule(kinds, 3), kinds), BestRule(kinds, 3).right);
  }
}

TEST(BreathRuleTest, WithoutPositionsTheListIsEmpty) {
  EXPECT_TRUE(BestRule({}, 3).steps.empty());
  EXPECT_EQ(BestRule({}, 3).right, 0u);
}

// A double ko seki: two kos, two groups, neither alive by itself.
TEST(BreathRuleTest, CountsWhatARefereeWouldCount) {
  const Stones stones = FromSpec(*spec::Position::FromRows({"XX.XO", ".XXOO", "XXO.O"}));
  const Grid grid = *Grid::Create(5, 3);
  const KoPositions found = FindKoPositions(grid, stones);
  ASSERT_EQ(found.size(), 1u);
  const BreathCounts counts = CountBreaths(found[0]);
  EXPECT_EQ(counts[0], 2) << "kos";
  EXPECT_EQ(counts[1], 1) << "stones in the largest ko";
  EXPECT_EQ(counts[2], 2) << "groups";
  EXPECT_EQ(counts[3] + counts[4], 2) << "alive or not";
  EXPECT_EQ(CountBreaths(FindKoPositions(grid, Swapped(stones))[0]), counts);
}

TEST(BreathRuleTest, SaysWhatItTests) {
  EXPECT_EQ(StepText({0, 1, false, true}), "kos: at least 2");
  EXPECT_EQ(StepText({16, 3, true, true}), "breaths of the group with the most: at most 3");
}

}  // namespace
}  // namespace hotstone::enumerate
