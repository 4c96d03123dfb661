// Shapes of everyday fights, drawn once and placed on square boards by plays alone: snapback, ko
// and what lifts it, captures of several chains, self-removal, capture before self-removal, cycles
// that superko ends.
//
// Elsewhere the corpus has small whole boards, random games and set-up positions. A program that
// knows only square boards and plays meets the ko rules there only by chance. These shapes are what
// a referee would try, one issue each, in corners, on edges and in the middle (ING96-R3, R4, R5;
// TT-MOVE, TT-SUPERKO).
//
// A shape is a drawing, top row first, rows separated by '/', and a script:
//
//   X O .      a black stone, a white stone, a point that stays free (a liberty of the walls, say)
//   a .. i     a free point with a name
//   A .. I     a black stone on a point named by the lower-case letter
//   0 .. 9     a white stone on a point with that name
//   ~          in a row of a board-wide shape: the two characters before it, repeated as needed
//   |          before a row of a whole-board shape: this row, repeated as needed
//
// The script starts with the player to begin, B or W; then the players alternate:
//
//   a          a play at the point named a
//   ?a         no play: may the player to move play there?
//   *          a play elsewhere, far from the shape; *60 is sixty plays, alternating
//   %20        twenty plays elsewhere, each answered by a pass
//   -          a pass
//   =          no play: the stones on the board
//   !          no play: every point where a ko or superko forbids a play
//
// A play that the rule set forbids is recorded as refused, and the script ends there.
#ifndef HOTSTONE_CONFORMANCE_CORPUS_TACTICS_SHAPES_H_
#define HOTSTONE_CONFORMANCE_CORPUS_TACTICS_SHAPES_H_

#include <string_view>
#include <vector>

namespace hotstone::conformance {

// Which board lines the drawing's lines are, before the board is rotated.
enum class TacticPlace {
  kCorner,  // the bottom row and the left column are the board's
  kEdge,    // the bottom row is the board's
  kAnywhere,
  kAcross,  // the first and the last column are the board's
  kFloor,   // the bottom row and both outer columns are the board's
  kWhole,   // every line; elsewhere is any point without a name that is not next to one
  kCentre,  // the drawing's middle, or the point right of and above it, is the board's
};

// Where a shape is asked: in the corpus, on every board; in the quick set also, on 19x19; in the
// quick set on a smaller board as well, with the colours exchanged; or there and on 19x19 with
// either player.
enum class TacticUse { kCorpus, kQuick, kCore, kBoth };

struct TacticShape {
  std::string_view name;
  std::string_view what;  // what the shape shows, with the clause
  TacticPlace place;
  bool open;  // the walls need free board lines above the drawing and, in the middle, below it
  const char* rows;
  const char* script;
  TacticUse use;
  bool set_up = false;  // the stones are set up instead of played: the game starts with them
  int turned = -1;      // always use this symmetry; if negative, rotate through all
};

// In corpus order: simple shapes first.
const std::vector<TacticShape>& TacticShapes();

}  // namespace hotstone::conformance

#endif  // HOTSTONE_CONFORMANCE_CORPUS_TACTICS_SHAPES_H_
