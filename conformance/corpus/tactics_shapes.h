// Shapes of everyday fights, drawn once and put on square boards by plays alone: snapback, ko and what lifts it,
// captures of several chains, self-removal, capture before self-removal, cycles that superko ends.
//
// What the corpus shows elsewhere is small whole boards, random games and positions that are set up. Programs
// that know square boards and plays only meet the ko rules there by chance. These shapes are what a referee
// would try on them, one matter each, in corners, on edges and inside (ING96-R3, R4, R5; TT-MOVE, TT-SUPERKO).
//
// A shape is a drawing, top row first, rows separated by '/', and a script:
//
//   X O .      a black stone, a white one, a point that stays free (a liberty of the walls, say)
//   a .. i     a free point with a name
//   A .. I     a black stone whose point has the small letter's name in capitals
//   0 .. 9     a white stone whose point has that name
//   ~          in a row of a shape that spans the board: the two characters before it, as often as needed
//   |          before a row of a shape that is the whole board: this row as often as needed
//
// The script's first word is who begins, B or W; then the players alternate:
//
//   a          a play at the point named a
//   ?a         no play: may the player to move play there?
//   *          a play elsewhere, far from the shape; *60 is sixty of them, by turns
//   %20        twenty plays elsewhere, behind each of which the other player passes
//   -          a pass
//   =          no play: the stones on the board
//
// A play that the rule set forbids is written down as refused, and the script ends there.
#ifndef HOTSTONE_CONFORMANCE_CORPUS_TACTICS_SHAPES_H_
#define HOTSTONE_CONFORMANCE_CORPUS_TACTICS_SHAPES_H_

#include <string_view>
#include <vector>

namespace hotstone::conformance {

// Which lines of the board the drawing's lines are, before the board is turned.
enum class TacticPlace {
  kCorner,  // the bottom row and the left column are the board's
  kEdge,    // the bottom row is the board's
  kAnywhere,
  kAcross,  // the first and the last column are the board's
  kFloor,   // the bottom row and both outer columns are the board's
  kWhole,   // every line; elsewhere is then wherever no name is, nor beside it
  kCentre,  // the drawing's middle, right of it and above it where there is none, is the board's
};

// Where a shape is asked: in the corpus on every board; in the quick set, too, on 19x19; there on a smaller board
// as well.
enum class TacticUse { kCorpus, kQuick, kCore };

struct TacticShape {
  std::string_view name;
  std::string_view what;  // what it shows, with the clause
  TacticPlace place;
  bool open;  // the walls need free lines of the board above the drawing and, inside, below it
  const char* rows;
  const char* script;
  TacticUse use;
  bool set_up = false;  // the stones are set up and not played: the game starts with them
  int turned = -1;      // by this symmetry of the board always; below 0: by all of them in turn
};

// In the order in which the corpus has them: what is simple first.
const std::vector<TacticShape>& TacticShapes();

}  // namespace hotstone::conformance

#endif  // HOTSTONE_CONFORMANCE_CORPUS_TACTICS_SHAPES_H_
