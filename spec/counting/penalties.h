// Points that are no territory: penalties of either side, together with the compensation, in numbers and in
// stones.
//
// ING96-R6 "Positioning" and "Counting", ING96-G607, G608, G611; ING91-1 "Positionierung", "Zählen", ING91-2
// "Strafpunkte"; ZH-G48 to G50. A penalty of two points on one side is shown by a stone of the other one that
// stands on a space of the punished side, in a place of its own; compensation is shown by stones of White on
// spaces of Black. Each takes a space from the one and is missing from the bowl of the other, and so counts
// two points. (With the number of points one counts as with numbers; when it comes out the same is the
// statement of the obligation `award-stones`.)
//
// What the texts leave open:
//   both      "penalties of both cancel" (ING91-2 "Strafpunkte"): the difference is shown. Stones for both
//             come to the same where there is room for them
//   odd       ING96-R8 has an even number of points throughout, two for a stone. Of an odd number (pair go
//             has penalties of three) one point is left that no stone shows; it is counted all the same. A
//             half point, in compensations that the texts do not have, is left over likewise
//   no room   where the side that gives has fewer spaces than there are stones, or the side that receives has
//             fewer stones left, the stones cannot be placed, and numbers must do
#ifndef HOTSTONE_SPEC_COUNTING_PENALTIES_H_
#define HOTSTONE_SPEC_COUNTING_PENALTIES_H_

#include "spec/counting/fill_in.h"
#include "spec/counting/outcome.h"
#include "spec/rules/rule_set.h"

namespace hotstone::spec {

// Points against each side; none is negative.
struct Penalties {
  int black = 0;
  int white = 0;
};

// Half points that White gets on balance: the compensation and Black's penalty less White's.
int WhiteAwardX2(const RuleSet& rules, const Penalties& penalties);

// The outcome with penalties. One in every case, as without: with `tie=black` one side always wins.
Outcome DecideWithPenalties(const Position& position, const RuleSet& rules, const Penalties& penalties);

// So many half points for one side in stones.
struct AwardStones {
  int stones = 0;        // of the side that receives, two points each
  int left_over_x2 = 0;  // half points that no stone shows: 0 to 3
};
AwardStones InStones(int points_x2);

// Filled in with `white` stones of White standing for points on Black's spaces and `black` of Black's on
// White's. `placed` is false, and the count that of the position without them, unless both sides have the
// stones (each no more on the board than its set) and the other one the spaces.
struct FilledWithAwards {
  bool placed = false;
  FillIn count;
};
FilledWithAwards FillInWithAwards(const Position& position, int black, int white, FillInReading reading);

}  // namespace hotstone::spec

#endif  // HOTSTONE_SPEC_COUNTING_PENALTIES_H_
