#include "spec/board/position.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "tests/spec/diagrams.h"

namespace hotstone::spec {
namespace {

using ::testing::ElementsAre;
using ::testing::HasSubstr;

TEST(PositionTest, RowsAreTopRowFirst) {
  const Position position = Diagram({"X.O", ".X."});
  EXPECT_EQ(position.size(), Board(3, 2));
  EXPECT_EQ(position.At(At("A2")), kB);
  EXPECT_EQ(position.At(At("B2")), std::nullopt);
  EXPECT_EQ(position.At(At("C2")), kW);
  EXPECT_EQ(position.At(At("B1")), kB);
  EXPECT_EQ(position.cells(), ".X.X.O");
  EXPECT_THAT(position.ToRows(), ElementsAre("X.O", ".X."));
  EXPECT_EQ(position.ToText(), "X.O/.X.");
  EXPECT_EQ(*Position::FromText("X.O/.X."), position);
  EXPECT_THAT(position.EmptyPoints(), ElementsAre(At("A1"), At("C1"), At("B2")));
  EXPECT_EQ(position.StoneCount(kB), 2);
  EXPECT_EQ(position.StoneCount(kW), 1);
}

TEST(PositionTest, TheGameStartsEmpty) {
  for (const auto& [cols, rows] : {std::pair{1, 1}, {1, 7}, {19, 19}}) {
    const Position position = Empty(cols, rows);
    EXPECT_EQ(position.cells(), std::string(static_cast<size_t>(cols * rows), '.'));
    EXPECT_EQ(position.EmptyPoints().size(), static_cast<size_t>(cols * rows));
  }
}

TEST(PositionTest, PutAndRemoveChangeOnePoint) {
  Position position = Empty(2, 2);
  position.Put(At("B1"), kW);
  EXPECT_EQ(position, Diagram({"..", ".O"}));
  position.Put(At("B1"), kB);
  EXPECT_EQ(position, Diagram({"..", ".X"}));
  position.Remove(At("B1"));
  EXPECT_EQ(position, Empty(2, 2));
}

TEST(PositionTest, BoardsOfEqualCellsButOtherShapeDiffer) {
  EXPECT_NE(Empty(2, 3), Empty(3, 2));
  EXPECT_NE(Empty(6, 1), Empty(1, 6));
}

TEST(PositionTest, EveryColouringSurvivesItsRows) {
  const auto all = AllColourings(3, 2);
  ASSERT_EQ(all.size(), 729u);
  for (const Position& position : all) EXPECT_EQ(Diagram(position.ToRows()), position);
}

TEST(PositionTest, ErrorsNameRowAndColumn) {
  const auto message = [](const std::vector<std::string>& rows) {
    const auto position = Position::FromRows(rows);
    return position.ok() ? "accepted" : std::string(position.status().message());
  };
  EXPECT_THAT(message({"X.O", ".x."}), HasSubstr("row 2, column 2: 'x' is not X, O or '.'"));
  EXPECT_THAT(message({"X.0"}), HasSubstr("row 1, column 3: '0'"));
  EXPECT_THAT(message({"X.O", ".."}), HasSubstr("row 2 has 2 points, row 1 has 3"));
  EXPECT_THAT(message({}), HasSubstr("at least one row"));
  EXPECT_THAT(message({""}), HasSubstr("not between 1x1 and 19x19"));
  EXPECT_THAT(message({std::string(20, '.')}), HasSubstr("not between 1x1 and 19x19"));
}

TEST(PositionTest, ColorSwapExchangesTheColours) {
  EXPECT_EQ(ColorSwapped(Diagram({"X.O", ".X."})), Diagram({"O.X", ".O."}));
  for (const Position& position : AllColourings(2, 2)) {
    EXPECT_EQ(ColorSwapped(ColorSwapped(position)), position);
    EXPECT_EQ(ColorSwapped(position).StoneCount(kB), position.StoneCount(kW));
  }
}

}  // namespace
}  // namespace hotstone::spec
