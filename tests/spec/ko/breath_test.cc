// Groups, and the types of their breaths, on the boards of the captions Q3 to Q6.
#include "spec/ko/breath.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "tests/spec/diagrams.h"

namespace hotstone::spec {
namespace {

using ::testing::ElementsAre;
using ::testing::IsEmpty;
using ::testing::SizeIs;

KoPosition TheKoPosition(const std::vector<std::string>& rows) {
  const auto found = KoPositions(Diagram(rows));
  EXPECT_THAT(found, SizeIs(1));
  return found.empty() ? KoPosition() : found[0];
}

// ING96-Q5: an eye each, and a ko each.
TEST(BreathTest, EyeAndKoBreaths) {
  const KoPosition found = TheKoPosition({"XX.XOO", ".XXOO.", "XXO.OO"});
  ASSERT_THAT(found.kos, SizeIs(2));
  ASSERT_THAT(found.groups, SizeIs(2));
  const KoGroup& black = found.groups[0];
  EXPECT_EQ(black.color, kB);
  EXPECT_THAT(black.internal, ElementsAre(At("A2")));
  EXPECT_THAT(black.ko, ElementsAre(At("C3")));
  EXPECT_THAT(black.shared, IsEmpty());
  EXPECT_THAT(black.external, IsEmpty());
  EXPECT_EQ(black.least_eyes, 1);
  EXPECT_EQ(black.most_eyes, 1);
  EXPECT_EQ(black.breaths(), 2);
  EXPECT_FALSE(black.alive);
  EXPECT_THAT(found.groups[1].internal, ElementsAre(At("F2")));
  EXPECT_THAT(found.groups[1].ko, ElementsAre(At("D1")));
}

// ING96-Q6: a shared breath, and a ko each.
TEST(BreathTest, SharedAndKoBreaths) {
  const KoPosition found = TheKoPosition({"X.XO", "XXOO", "XX.O", "XXOO", "XO.O"});
  ASSERT_THAT(found.groups, SizeIs(2));
  EXPECT_THAT(found.groups[0].shared, ElementsAre(At("C3")));
  EXPECT_THAT(found.groups[1].shared, ElementsAre(At("C3")));
  EXPECT_THAT(found.groups[0].internal, IsEmpty());
  EXPECT_THAT(found.groups[0].ko, ElementsAre(At("B5")));
}

// ING96-Q3: nothing but ko breaths.
TEST(BreathTest, KoBreathsAlone) {
  const KoPosition found = TheKoPosition({"X.XO", "XXOO", "X.XO", "XXOO", "XO.O", "XXOO", "XO.O"});
  ASSERT_THAT(found.kos, SizeIs(4));
  ASSERT_THAT(found.groups, SizeIs(2));
  EXPECT_EQ(found.groups[0].breaths(), 2);
  EXPECT_THAT(found.groups[0].ko, SizeIs(2));
  EXPECT_THAT(found.groups[1].ko, SizeIs(2));
}

// A breath made by neither an eye, nor a ko, nor the opposing group.
TEST(BreathTest, ExternalBreaths) {
  const KoPosition found = TheKoPosition({".X.", "XO."});
  ASSERT_THAT(found.groups, SizeIs(2));
  const KoGroup& white = found.groups[0];  // B1: it surrounds the ko stone A1
  EXPECT_EQ(white.color, kW);
  EXPECT_THAT(white.external, ElementsAre(At("C1")));
  const KoGroup& black = found.groups[1];
  EXPECT_THAT(black.external, ElementsAre(At("C2")));
  EXPECT_THAT(black.ko, ElementsAre(At("A2")));
}

// Two black chains around one ko, which joins them, with an eye each.
TEST(BreathTest, AKoJoinsTheChainsAroundIt) {
  const KoPosition found = TheKoPosition({".XO..", "X.XO.", ".XO.."});
  std::vector<size_t> black;
  for (size_t g = 0; g < found.groups.size(); ++g) {
    if (found.groups[g].color == kB) black.push_back(g);
  }
  ASSERT_THAT(black, SizeIs(1));
  const KoGroup& group = found.groups[black[0]];
  EXPECT_THAT(group.chains, ElementsAre(At("B1"), At("A2"), At("B3")));
  EXPECT_THAT(group.internal, ElementsAre(At("A1"), At("A3")));
  EXPECT_THAT(group.ko, ElementsAre(At("B2")));
}

// The mouth is not an eye: Black has one eye at A3, and the ko.
TEST(BreathTest, AMouthIsNoEye) {
  const KoPosition found = TheKoPosition({".X.XO", "XXXOO", "OOOO.", ".O.OO"});
  ASSERT_THAT(found.kos, SizeIs(1));
  for (const KoGroup& group : found.groups) {
    EXPECT_EQ(group.alive, group.color == kW);
    if (group.color == kB) {
      EXPECT_EQ(group.least_eyes, 1);
      EXPECT_EQ(group.most_eyes, 1);
    }
  }
}

// A ko in a corner has no chain around it on the holder's side.
TEST(BreathTest, AKoMayHaveNoGroup) {
  const KoPosition found = TheKoPosition({".O"});
  ASSERT_THAT(found.kos, SizeIs(1));
  EXPECT_FALSE(found.kos[0].holders.has_value());
  EXPECT_FALSE(found.kos[0].takers.has_value());
  EXPECT_THAT(found.groups, IsEmpty());
  EXPECT_THAT(KoPositions(Diagram({"X.O", "X.O"})), IsEmpty());
}

// A lone white stone in the region that Black closes off: perhaps an eye, perhaps not.
TEST(BreathTest, ARegionWithStonesInItIsSaid) {
  const auto found = KoPositions(Diagram({".X.", "OOX", "X.O"}));
  ASSERT_THAT(found, SizeIs(1));
  EXPECT_TRUE(std::any_of(found[0].groups.begin(), found[0].groups.end(),
                          [](const KoGroup& group) { return group.holds_stones; }));
}

// Two stones, each part of what surrounds the other, with one mouth: one breath.
TEST(BreathTest, AMouthCountsOnce) {
  const KoPosition found = TheKoPosition({"OX.", ".OX"});
  EXPECT_THAT(found.kos, SizeIs(4));
  EXPECT_THAT(Mouths(found), ElementsAre(At("A1"), At("C2")));
}

// The double ko and the one-eyed group with its ko are two ko positions (ING96-P3).
TEST(BreathTest, KosWithoutACommonGroupAreApart) {
  EXPECT_THAT(KoPositions(Diagram({"XX.XOOOX.XO.O.", ".XXOO.OXX.XOOO", "XXO.OOOXXXXXXX"})),
              SizeIs(2));
}

}  // namespace
}  // namespace hotstone::spec
