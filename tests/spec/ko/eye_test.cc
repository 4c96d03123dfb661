#include "spec/ko/eye.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "spec/board/chains.h"
#include "tests/spec/diagrams.h"

namespace hotstone::spec {
namespace {

using ::testing::ElementsAre;
using ::testing::IsEmpty;
using ::testing::Pair;
using ::testing::SizeIs;

// The fewest and most eyes of the only space that Black encloses.
std::pair<int, int> Worth(const std::vector<std::string>& rows) {
  std::vector<EnclosedSpace> spaces;
  for (const EnclosedSpace& space : EnclosedSpaces(Diagram(rows))) {
    if (space.owner == kB) spaces.push_back(space);
  }
  EXPECT_THAT(spaces, SizeIs(1));
  return {spaces[0].least_eyes, spaces[0].most_eyes};
}

TEST(EyeTest, ASpaceBelongsToTheOnlyColourAroundIt) {
  const auto spaces = EnclosedSpaces(Diagram({".XO.", "XXOO", "X..O"}));
  ASSERT_THAT(spaces, SizeIs(2));  // B1 C1 touches both
  EXPECT_EQ(spaces[0].owner, kB);
  EXPECT_THAT(spaces[0].points, ElementsAre(At("A3")));
  EXPECT_THAT(spaces[0].chains, ElementsAre(At("A1")));
  EXPECT_EQ(spaces[1].owner, kW);
  EXPECT_THAT(EnclosedSpaces(Diagram({"..", ".."})), IsEmpty());
}

// Shapes that make only one eye, or in which the side to play first decides; otherwise territory.
TEST(EyeTest, WorthOfShapes) {
  EXPECT_THAT(Worth({".X", "XX"}), Pair(1, 1));
  EXPECT_THAT(Worth({"..X", "XXX"}), Pair(1, 1));
  EXPECT_THAT(Worth({"..X", "..X", "XXX"}), Pair(1, 1));             // four in a square
  EXPECT_THAT(Worth({"...X", "XXXX"}), Pair(1, 2));                  // three in a row
  EXPECT_THAT(Worth({"..X", ".XX", "XXX"}), Pair(1, 2));             // bent three
  EXPECT_THAT(Worth({"...X", "X.XX", "XXXX"}), Pair(1, 2));          // one touching three
  EXPECT_THAT(Worth({"...X", "..XX", "XXXX"}), Pair(1, 2));          // five with a square
  EXPECT_THAT(Worth({"X.XX", "...X", "X.XX", "XXXX"}), Pair(1, 2));  // one touching four
  EXPECT_THAT(Worth({"..XX", "...X", "X.XX", "XXXX"}), Pair(1, 2));  // six with both
  EXPECT_THAT(Worth({"....X", "XXXXX"}), Pair(2, 2));
  EXPECT_THAT(Worth({"...X", "...X", "XXXX"}), Pair(2, 2));  // two by three
  EXPECT_THAT(Worth({"...X", "...X", "...X", "XXXX"}), Pair(2, 2));
}

// A1: the lone stone on B1 has no other breath. Taking it breaks the space.
TEST(EyeTest, ASpaceWithAChainInAtariMayBeNone) {
  EXPECT_THAT(Worth({"XXX", "XOX", ".XO", "XO."}), Pair(0, 1));
  // One chain around the space may lack another breath.
  EXPECT_THAT(Worth({".XO", "XXO"}), Pair(1, 1));
}

TEST(EyeTest, TwoVitalRegionsAreLife) {
  EXPECT_THAT(UnconditionallyAlive(Diagram({".X.XO.", "XXXXOO"}), kB), ElementsAre(At("A1")));
  EXPECT_THAT(UnconditionallyAlive(Diagram({".X.XO.", "XXXXOO"}), kW), IsEmpty());
  // Two chains that share both eyes.
  EXPECT_THAT(UnconditionallyAlive(Diagram({".XO.", "X.XO", "OXXO", "OOO."}), kB), IsEmpty());
  EXPECT_THAT(UnconditionallyAlive(Diagram({"X.X", "X.X", "XX.", "..X"}), kB), IsEmpty());
  EXPECT_THAT(UnconditionallyAlive(Diagram({".X", "X."}), kB), SizeIs(2));
  // Dead stones inside do not matter while every empty point there is a liberty.
  EXPECT_THAT(UnconditionallyAlive(Diagram({".OXO.X", "XXXXXX"}), kB), ElementsAre(At("A1")));
  EXPECT_THAT(UnconditionallyAlive(Diagram({"..OX.X", "..XXXX", "XXXXXX"}), kB), IsEmpty());
}

}  // namespace
}  // namespace hotstone::spec
