// Positions and plays as text diagrams, for people and for transcripts.
//
//     A B C D          Columns A, B, ... without I, row numbers on both sides. X black, O white,
//   3 . X O . 3        '.' empty. The last play is in parentheses (also if its stone is gone:
//   2 X # X O 2        "(.)"), and '#' marks points where a ko rule forbids a play to the player
//   1 . X(O). 1        to move.
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

// The same with board lines, in UTF-8, for terminals that can show them:
//
//     A B C D
//   3 ┌─●─○─┐ 3
//   2 ●─#─●─○ 2
//   1 └─●(○)┘ 1
//     A B C D
std::string LinesDiagram(const spec::Position& position, const DiagramMarks& marks = {});

// A position with its spaces: 'x' and 'o' surrounded only by Black or White, '-' shared, '.'
// nobody's (the empty board).
std::string AreaDiagram(const spec::Position& position);

// The stones of `start`, and at each point the number (from 1) of the first move played there while
// it showed neither a stone nor a number. A list of the moves follows; moves that the figure cannot
// show name their point: "5 B C2 (on 1)". Moves need not be legal, but must lie on the board.
std::string MoveDiagram(const spec::Position& start, const std::vector<spec::Move>& moves);

}  // namespace hotstone::formats

#endif  // HOTSTONE_FORMATS_DIAGRAM_H_
