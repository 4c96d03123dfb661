#include "spec/counting/area.h"

#include <gtest/gtest.h>

#include "spec/board/position.h"
#include "tests/spec/diagrams.h"

namespace hotstone::spec {
namespace {

TEST(AreaTest, TheEmptyBoardBelongsToNobody) {
  for (const auto& [cols, rows] : {std::pair{1, 1}, {1, 5}, {19, 19}}) {
    const Area area = CountArea(Empty(cols, rows));
    EXPECT_EQ(area.unowned_spaces, cols * rows);
    EXPECT_EQ(area.Difference(), 0);
    EXPECT_EQ(AreaMap(Empty(cols, rows)), std::string(static_cast<size_t>(cols * rows), '.'));
  }
}

TEST(AreaTest, OneStoneSurroundsTheBoard) {
  const Area area = CountArea(Diagram({"...", ".X.", "..."}));
  EXPECT_EQ(area.black_stones, 1);
  EXPECT_EQ(area.black_spaces, 8);
  EXPECT_EQ(area.Difference(), 9);
}

TEST(AreaTest, StonesAndSurroundedSpacesCount) {
  const Position position = Diagram({".XO.", "XXOO", ".XO."});
  const Area area = CountArea(position);
  EXPECT_EQ(area.black_stones, 4);
  EXPECT_EQ(area.white_stones, 4);
  EXPECT_EQ(area.black_spaces, 2);
  EXPECT_EQ(area.white_spaces, 2);
  EXPECT_EQ(area.shared_spaces, 0);
  EXPECT_EQ(area.Difference(), 0);
  EXPECT_EQ(AreaMap(position), "XXOOXXOOXXOO");
}

TEST(AreaTest, SharedSpacesBelongToNobody) {
  const Position position = Diagram({".X.O"});
  const Area area = CountArea(position);
  EXPECT_EQ(area.black_spaces, 1);
  EXPECT_EQ(area.white_spaces, 0);
  EXPECT_EQ(area.shared_spaces, 1);
  EXPECT_EQ(area.Difference(), 1);
  EXPECT_EQ(AreaMap(position), "XX.O");
  EXPECT_EQ(CountArea(Diagram({"X.", ".O"})).Difference(), 0);
  EXPECT_EQ(CountArea(Diagram({"X.", ".O"})).shared_spaces, 2);
}

// A diagonal does not connect: the two empty corners are separate regions.
TEST(AreaTest, RegionsConnectAlongLines) {
  const Area area = CountArea(Diagram({"XO.", "OO.", ".OX"}));
  EXPECT_EQ(area.white_spaces, 1);
  EXPECT_EQ(area.shared_spaces, 2);
}

TEST(AreaTest, DifferenceSpansTheBoard) {
  EXPECT_EQ(CountArea(Diagram({"O."})).Difference(), -2);
  Position position = Empty(19, 19);
  position.Put(At("K10"), kB);
  EXPECT_EQ(CountArea(position).Difference(), 361);
}

TEST(AreaTest, EveryPointIsCountedOnceAndColoursAreAlike) {
  for (const Position& position : LegalPositions(3, 3)) {
    const Area area = CountArea(position);
    ASSERT_EQ(area.black_stones + area.white_stones + area.black_spaces + area.white_spaces +
                  area.shared_spaces + area.unowned_spaces,
              9);
    ASSERT_EQ(CountArea(ColorSwapped(position)).Difference(), -area.Difference());
    const std::string map = AreaMap(position);
    ASSERT_EQ(std::count(map.begin(), map.end(), 'X') - std::count(map.begin(), map.end(), 'O'),
              area.Difference());
  }
}

}  // namespace
}  // namespace hotstone::spec
