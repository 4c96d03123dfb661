// Fill-in counting: both players put all their stones on the board; the stones that do not fit and
// the points that stay empty decide.
//
// ING96-R6, G602-G611; ING91-1 "Ausfüllen", "Positionierung", "Zählen"; ZH-G43, G45, G46, G47, G50.
// Each side owns a set of (points - 1) / 2 stones (ING96-R12 "Count"; ING91-3 "Anzahl der Steine";
// ZH-R12), rounded down here on a board with an even number of points, for which the texts give no
// rule. Removed stones return to their owner. The order of filling as rendered:
//
//   1. compensation: one stone for every two points, of the side that receives them, is placed on
//      the other side's spaces. It counts two points by taking a space there and sparing a stone
//      (computed as numbers, see Difference()).
//   2. shared spaces are split in halves; with an odd number one stays empty and is worth nothing.
//   3. each side fills its own spaces and its half of the shared ones with its remaining stones.
//   4. stones left over (losing stones) fill the opponent's remaining spaces: two points each.
//   5. spaces still empty (winning spaces) are one point each for their owner.
//
// Readings that the texts leave open:
//   kHalfIsOwn        a space of one's own half that stays empty for lack of stones is a winning
//                     space like any other
//   kSharedWorthless  shared spaces are worth nothing, even if one side cannot fill its half; own
//                     spaces are filled first (ING96-R6 "Counting" calls shared spaces worthless:
//                     read literally)
// and, for a side with more stones on the board than its set (ING91-0-zaehlen: exactly 180),
//   kExact            the surplus is ignored: there is nothing left to fill in with
//   kLent             the opponent lent the surplus: each lent stone occupies a point that counts
//                     as a space of the borrower
// The claim `counting` of `verify` is that "fill-in difference = area difference" under these
// readings.
#ifndef HOTSTONE_SPEC_COUNTING_FILL_IN_H_
#define HOTSTONE_SPEC_COUNTING_FILL_IN_H_

#include "spec/board/board.h"

namespace hotstone::spec {

class Position;
struct Area;

enum class SharedReading { kHalfIsOwn, kSharedWorthless };
enum class SurplusReading { kExact, kLent };

struct FillInReading {
  SharedReading shared = SharedReading::kHalfIsOwn;
  SurplusReading surplus = SurplusReading::kLent;
};

// One side after filling in.
struct FillInSide {
  int set = 0;             // stones owned
  int on_board = 0;        // before filling
  int winning_spaces = 0;  // own spaces still empty after the opponent's losing stones are placed
  int losing_stones = 0;   // own stones placed in the opponent's spaces or left in the bowl
};

struct FillIn {
  FillInSide black;
  FillInSide white;
  bool within_sets = true;  // neither side has more stones on the board than it owns

  // Winning spaces one point, losing stones two for the other side; Black minus White, without
  // compensation.
  int Difference() const {
    return black.winning_spaces - white.winning_spaces +
           2 * (white.losing_stones - black.losing_stones);
  }
};

FillIn CountByFillingIn(const Position& position, FillInReading reading);

// The same for a board whose areas are known, with sets of `set` stones.
FillIn FillInAreas(const Area& area, int set, FillInReading reading);

// The set of one side: (points - 1) / 2, rounded down.
inline int StoneSet(const BoardSize& size) { return (size.points() - 1) / 2; }

}  // namespace hotstone::spec

#endif  // HOTSTONE_SPEC_COUNTING_FILL_IN_H_
