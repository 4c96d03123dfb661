#include "spec/rules/variation.h"

#include <gtest/gtest.h>

#include "spec/rules/situation.h"
#include "tests/spec/diagrams.h"

namespace hotstone::spec {
namespace {

TEST(VariationTest, RemovingOnesOwnSingleStoneChangesNothing) {
  const BoardPlay single = PlayAt(Diagram({"..", "O.", ".O"}), kB, At("A1"));
  EXPECT_FALSE(ChangesPosition(single));
  const BoardPlay group = PlayAt(Diagram({"X.O."}), kB, At("B1"));
  EXPECT_TRUE(ChangesPosition(group));
  EXPECT_TRUE(ChangesPosition(PlayAt(Empty(3, 3), kB, At("B2"))));
}

// ING96-G311 draws it as a consequence; this checks it on every play on every legal position: the
// play leaves the position unchanged exactly if it removes one own stone.
TEST(VariationTest, ForbidsExactlySingleStoneSelfRemoval) {
  int all_unchanged = 0;
  for (const auto& [cols, rows] : {std::pair{1, 1},
                                   {2, 1},
                                   {3, 1},
                                   {4, 1},
                                   {5, 1},
                                   {6, 1},
                                   {7, 1},
                                   {2, 2},
                                   {3, 2},
                                   {2, 3},
                                   {3, 3}}) {
    for (const Position& before : LegalPositions(cols, rows)) {
      for (const Point p : before.EmptyPoints()) {
        for (const Color player : {kB, kW}) {
          const BoardPlay play = PlayAt(before, player, p);
          const bool single = play.self_removed.size() == 1;
          ASSERT_EQ(ChangesPosition(play), !single) << before.cells() << " " << PointName(p);
          all_unchanged += single;
        }
      }
    }
  }
  EXPECT_GT(all_unchanged, 0);
}

TEST(VariationTest, IsInForceUnderGroupsAndNoneOnly) {
  const Situation s = StartOf(Rules("basic-only"), Empty(1, 1), kB);
  EXPECT_EQ(Judge(s, At("A1"), Rules("basic-only,self_removal=groups")).why,
            Illegality::kNoVariation);
  EXPECT_EQ(Judge(s, At("A1"), Rules("basic-only,self_removal=none")).why,
            Illegality::kSelfRemoval);
  EXPECT_TRUE(Judge(s, At("A1"), Rules("basic-only,self_removal=any")).legal());
}

// ING96-R3 asks only for a change from the previous position: the cycle layer looks further back.
TEST(VariationTest, LooksBackOnePlyOnly) {
  const RuleSet rules = Rules("basic-only,ko=none");
  Situation s = StartOf(rules, Diagram({"X."}), kW);
  s = After(s, At("B1"), rules);
  ASSERT_EQ(s.position, Diagram({".O"}));
  ASSERT_TRUE(Judge(s, At("A1"), rules).legal());
  EXPECT_EQ(After(s, At("A1"), rules).position, Diagram({"X."}));
}

}  // namespace
}  // namespace hotstone::spec
