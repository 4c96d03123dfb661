#include "spec/board/board.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "tests/spec/diagrams.h"

namespace hotstone::spec {
namespace {

using ::testing::ElementsAre;
using ::testing::HasSubstr;

TEST(BoardSizeTest, EverySideFromOneToNineteen) {
  for (int cols = -1; cols <= 21; ++cols) {
    for (int rows = -1; rows <= 21; ++rows) {
      const bool good = cols >= 1 && rows >= 1 && cols <= 19 && rows <= 19;
      const auto size = BoardSize::Create(cols, rows);
      ASSERT_EQ(size.ok(), good) << cols << "x" << rows;
      if (good) {
        EXPECT_EQ(size->points(), cols * rows);
      }
    }
  }
}

TEST(BoardSizeTest, ReadsColumnsBeforeRows) {
  const auto size = ParseBoardSize("4x3");
  ASSERT_TRUE(size.ok());
  EXPECT_EQ(size->cols(), 4);
  EXPECT_EQ(size->rows(), 3);
  EXPECT_EQ(size->ToString(), "4x3");
  EXPECT_EQ(*ParseBoardSize("19x19"), Board(19, 19));
}

TEST(BoardSizeTest, RefusesWhatIsNoBoard) {
  for (const char* text : {"", "x", "4", "4x", "x3", "4X3", "4x3x2", " 4x3", "4x3 ", "-4x3",
                           "4.0x3", "4x0003", "99999999999x1", "four x three"}) {
    const auto size = ParseBoardSize(text);
    ASSERT_FALSE(size.ok()) << text;
    EXPECT_THAT(std::string(size.status().message()), HasSubstr("4x3")) << text;
  }
  for (const char* text : {"0x3", "3x0", "20x1", "1x20"}) {
    const auto size = ParseBoardSize(text);
    ASSERT_FALSE(size.ok()) << text;
    EXPECT_THAT(std::string(size.status().message()), HasSubstr("not between 1x1 and 19x19"))
        << text;
  }
}

TEST(BoardSizeTest, IndexAndAtAreInverse) {
  const BoardSize size = Board(5, 3);
  EXPECT_EQ(size.Index(At("A1")), 0);
  EXPECT_EQ(size.Index(At("B1")), 1);
  EXPECT_EQ(size.Index(At("A2")), 5);
  EXPECT_EQ(size.Index(At("E3")), 14);
  for (int i = 0; i < size.points(); ++i) EXPECT_EQ(size.Index(size.At(i)), i);
}

TEST(BoardSizeTest, NeighboursAreThePointsALineJoins) {
  EXPECT_THAT(Board(1, 1).Neighbours(At("A1")), ElementsAre());
  EXPECT_THAT(Board(3, 1).Neighbours(At("A1")), ElementsAre(At("B1")));
  EXPECT_THAT(Board(3, 1).Neighbours(At("B1")), ElementsAre(At("A1"), At("C1")));
  EXPECT_THAT(Board(1, 3).Neighbours(At("A2")), ElementsAre(At("A1"), At("A3")));
  EXPECT_THAT(Board(3, 3).Neighbours(At("B2")),
              ElementsAre(At("B1"), At("A2"), At("C2"), At("B3")));
  EXPECT_THAT(Board(3, 3).Neighbours(At("C3")), ElementsAre(At("C2"), At("B3")));
  // Every line joins two points: 2 * (18 * 19 * 2) ends of lines on 19x19.
  const BoardSize large = Board(19, 19);
  size_t ends = 0;
  for (int i = 0; i < large.points(); ++i) ends += large.Neighbours(large.At(i)).size();
  EXPECT_EQ(ends, 2u * (18 * 19 * 2));
}

TEST(PointTest, NamesSkipTheLetterI) {
  EXPECT_EQ(PointName({7, 0}), "H1");
  EXPECT_EQ(PointName({8, 18}), "J19");
  EXPECT_EQ(PointName({18, 18}), "T19");
  const BoardSize size = Board(19, 19);
  for (int i = 0; i < size.points(); ++i)
    EXPECT_EQ(*ParsePoint(PointName(size.At(i)), size), size.At(i));
  const auto refused = ParsePoint("I5", size);
  ASSERT_FALSE(refused.ok());
  EXPECT_THAT(std::string(refused.status().message()), HasSubstr("H is followed by J"));
}

TEST(PointTest, ReadsEitherCase) {
  EXPECT_EQ(*ParsePoint("c3", Board(4, 4)), *ParsePoint("C3", Board(4, 4)));
}

TEST(PointTest, RefusesWhatIsNotOnTheBoard) {
  for (const char* text :
       {"", "A", "3", "AA", "A0x", "U1", "A-1", "A+1", "A1 ", " A1", "A1000", "?1"}) {
    EXPECT_FALSE(ParsePoint(text, Board(19, 19)).ok()) << text;
  }
  for (const char* text : {"E1", "A4", "A0", "D4"}) {
    const auto point = ParsePoint(text, Board(4, 3));
    ASSERT_FALSE(point.ok()) << text;
    EXPECT_THAT(std::string(point.status().message()), HasSubstr("not on the 4x3 board (A1 to D3)"))
        << text;
  }
}

TEST(PointTest, ListsInTheOrderGiven) {
  EXPECT_EQ(PointNames({}), "-");
  EXPECT_EQ(PointNames({At("C3")}), "C3");
  EXPECT_EQ(PointNames({At("C3"), At("A1")}), "C3 A1");
}

}  // namespace
}  // namespace hotstone::spec
