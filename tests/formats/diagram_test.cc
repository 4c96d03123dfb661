#include "formats/diagram.h"

#include <gtest/gtest.h>

#include "spec/board/position.h"

namespace hotstone::formats {
namespace {

using spec::Color;
using spec::Point;

TEST(DiagramTest, MarksTheLastPlayAndBans) {
  const auto position = spec::Position::FromRows({".XO.", "XO.O", ".XO."});
  EXPECT_EQ(Diagram(*position, {Point{1, 1}, {Point{2, 1}}}),
            "   A B C D\n"
            " 3 . X O . 3\n"
            " 2 X(O)# O 2\n"
            " 1 . X O . 1\n"
            "   A B C D\n");
}

TEST(DiagramTest, LastColumnAndRemovedStone) {
  EXPECT_EQ(Diagram(*spec::Position::FromRows({"X."}), {Point{1, 0}, {}}),
            "   A B\n 1 X(.)1\n   A B\n");
  EXPECT_EQ(Diagram(*spec::Position::FromRows({"."})), "   A\n 1 . 1\n   A\n");
}

TEST(DiagramTest, FullBoardSkipsTheLetterIAndAlignsRows) {
  const std::string text = Diagram(spec::Position(*spec::BoardSize::Create(19, 19)));
  EXPECT_EQ(text.substr(0, text.find('\n')), "   A B C D E F G H J K L M N O P Q R S T");
  EXPECT_NE(text.find("\n10 . . . . . . . . . . . . . . . . . . . 10\n 9 . "), std::string::npos);
}

TEST(AreaDiagramTest, SpacesOfEachSideAndShared) {
  EXPECT_EQ(AreaDiagram(*spec::Position::FromRows({".XXO.", "XX.OO", ".XXOO"})),
            "   A B C D E\n"
            " 3 x X X O o 3\n"
            " 2 X X - O O 2\n"
            " 1 x X X O O 1\n"
            "   A B C D E\n");
  EXPECT_EQ(AreaDiagram(*spec::Position::FromRows({".."})), "   A B\n 1 . . 1\n   A B\n");
  EXPECT_EQ(AreaDiagram(*spec::Position::FromRows({"X."})), "   A B\n 1 X x 1\n   A B\n");
}

TEST(MoveDiagramTest, NumbersMovesAndListsTheRest) {
  const auto start = spec::Position::FromRows({"X.OO"});
  const auto move = [](Color c, int col) { return spec::Move{c, Point{col, 0}}; };
  EXPECT_EQ(MoveDiagram(*start, {move(Color::kBlack, 1), move(Color::kWhite, 2),
                                 spec::Pass(Color::kBlack), move(Color::kWhite, 1)}),
            "   A B C D\n"
            " 1 X 1 O O 1\n"
            "   A B C D\n"
            "1 B B1, 2 W C1 (on O), 3 B pass, 4 W B1 (on 1)\n");
  EXPECT_EQ(MoveDiagram(*start, {}), Diagram(*start));
}

TEST(MoveDiagramTest, TwoDigitNumbersWidenTheCells) {
  const spec::Position start(*spec::BoardSize::Create(2, 1));
  std::vector<spec::Move> moves(9, spec::Pass(Color::kBlack));
  moves.push_back({Color::kWhite, Point{1, 0}});
  EXPECT_EQ(MoveDiagram(start, moves),
            "    A  B\n"
            " 1  . 10 1\n"
            "    A  B\n"
            "1 B pass, 2 B pass, 3 B pass, 4 B pass, 5 B pass, 6 B pass, 7 B pass, 8 B pass,\n"
            "9 B pass, 10 W B1\n");
}

TEST(DiagramTest, LinesOfABoard) {
  const auto position = spec::Position::FromRows({".XO.", "X.XO", ".XO."});
  ASSERT_TRUE(position.ok());
  EXPECT_EQ(LinesDiagram(*position, {.last = spec::Point{2, 0}, .banned = {{1, 1}}}),
            "   A B C D\n"
            " 3 \u250C\u2500\u25CF\u2500\u25CB\u2500\u2510 3\n"
            " 2 \u25CF\u2500#\u2500\u25CF\u2500\u25CB 2\n"
            " 1 \u2514\u2500\u25CF(\u25CB)\u2518 1\n"
            "   A B C D\n");
  EXPECT_EQ(LinesDiagram(spec::Position(*spec::BoardSize::Create(3, 1))),
            "   A B C\n 1 \u2576\u2500\u2500\u2500\u2574 1\n   A B C\n");
  EXPECT_EQ(LinesDiagram(spec::Position(*spec::BoardSize::Create(1, 3))),
            "   A\n 3 \u2577 3\n 2 \u2502 2\n 1 \u2575 1\n   A\n");
}

}  // namespace
}  // namespace hotstone::formats
