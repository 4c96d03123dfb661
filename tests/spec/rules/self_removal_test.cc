#include "spec/rules/self_removal.h"

#include <gtest/gtest.h>

#include "spec/rules/situation.h"
#include "tests/spec/diagrams.h"

namespace hotstone::spec {
namespace {

// Whether Black may play at `point` under each option, as three letters for none, groups, any: y,
// or the first letter of the reason's name.
std::string Rulings(const Position& position, std::string_view point) {
  std::string result;
  for (const char* option : {"none", "groups", "any"}) {
    const RuleSet rules = Rules(std::string("basic-only,self_removal=") + option);
    const Ruling ruling = Judge(StartOf(rules, position, kB), At(point), rules);
    result += ruling.legal() ? 'y' : IllegalityName(*ruling.why)[0];
  }
  return result;
}

TEST(SelfRemovalTest, ASingleStoneOnlyUnderAny) {
  EXPECT_EQ(Rulings(Diagram({"..", "O.", ".O"}), "A1"), "sny");
  EXPECT_EQ(Rulings(Empty(1, 1), "A1"), "sny");
}

TEST(SelfRemovalTest, AGroupUnderGroupsAndAny) {
  EXPECT_EQ(Rulings(Diagram({"X.O."}), "B1"), "syy");
  EXPECT_EQ(Rulings(Diagram({"OO..", ".XO.", "XOO."}), "A2"), "syy");
  EXPECT_EQ(Rulings(Diagram({"XX", "X."}), "B1"), "syy");  // the whole board
}

TEST(SelfRemovalTest, ACaptureIsNoSelfRemoval) {
  EXPECT_EQ(Rulings(Diagram({"O."}), "B1"), "yyy");
  EXPECT_EQ(Rulings(Diagram({"XO", "X."}), "B1"), "yyy");
  EXPECT_EQ(Rulings(Diagram({"OX.", ".OX"}), "A1"), "yyy");  // enclosed, but two white stones go
}

TEST(SelfRemovalTest, TheGroupIsGoneAfterwards) {
  const RuleSet rules = Rules("basic-only");
  const Situation s = After(StartOf(rules, Diagram({"OO..", ".XO.", "XOO."}), kB), At("A2"), rules);
  EXPECT_EQ(s.position, Diagram({"OO..", "..O.", ".OO."}));
  EXPECT_EQ(s.to_move, kW);
  EXPECT_TRUE(s.bans.empty());
}

// Every play on every legal position up to 3x3: the option alone decides, by the number of own
// stones removed.
TEST(SelfRemovalTest, ExhaustiveUpToThreeByThree) {
  for (const auto& [cols, rows] : {std::pair{1, 1}, {2, 1}, {4, 1}, {2, 2}, {3, 2}, {3, 3}}) {
    for (const Position& position : LegalPositions(cols, rows)) {
      for (const Point p : position.EmptyPoints()) {
        const size_t removed = PlayAt(position, kB, p).self_removed.size();
        const std::string expected = removed == 0 ? "yyy" : removed == 1 ? "sny" : "syy";
        ASSERT_EQ(Rulings(position, PointName(p)), expected)
            << position.cells() << " " << PointName(p);
      }
    }
  }
}

}  // namespace
}  // namespace hotstone::spec
