// Positions and plays as text diagrams, for people and for transcripts.
//
//     A B C D          Columns A, B, ... without I, row numbers on both sides. X black, O white, '.' empty.
//   3 . X O . 3        The last play stands in parentheses (also if its stone is gone: "(.)"), points where a
//   2 X # X O 2        ko rule forbids the player to move to play are '#'.
//   1 . X(O). 1
//     A B C D
//
// Every line ends in a line break and has no trailing blanks.
#ifndef HOTSTONE_FORMATS_DIAGRAM_H_
#define HOTSTONE_FORMATS_DIAGRAM_H_

#include <optional>
#include <string>
#include <vector>

#include "spec/board/board.h"
#include "spec/board/move.h"

namespace hotstone::spec {
class Position;
}  // namespace hotstone::spec

namespace hotstone::formats {

struct DiagramMarks {
  std::optional<spec::Point> last;
  std::vector<spec::Point> banned;
};

std::string Diagram(const spec::Position& position, const DiagramMarks& marks = {});

// The same with the lines of a board, in UTF-8, for terminals that can show them:
//
//     A B C D
//   3 ┌─●─○─┐ 3
//   2 ●─#─●─○ 2
//   1 └─●(○)┘ 1
//     A B C D
std::string LinesDiagram(const spec::Position& position, const DiagramMarks& marks = {});

// A position with its spaces: 'x' and 'o' surrounded by Black or White alone, '-' shared, '.' nobody's (the
// empty board).
std::string AreaDiagram(const spec::Position& position);

// The stones of `start`, and at each point the number (from 1) of the first move that was played there while
// it showed no stone and no number; the moves follow in a list, in which those that the figure cannot show
// say where they were played: "5 B C2 (on 1)". Moves need not be legal, but must lie on the board.
std::string MoveDiagram(const spec::Position& start, const std::vector<spec::Move>& moves);

}  // namespace hotstone::formats

#endif  // HOTSTONE_FORMATS_DIAGRAM_H_
