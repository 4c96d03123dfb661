// Penalty points of either side, together with the compensation, in numbers and in stones.
//
// ING96-R6 "Positioning" and "Counting", ING96-G607, G608, G611; ING91-1 "Positionierung",
// "Zählen", ING91-2 "Strafpunkte"; ZH-G48 to G50. A penalty of two points on one side is shown by a
// stone of the other side, placed on its own on a space of the punished side; compensation is shown
// by stones of White on spaces of Black. Each such stone takes a space from one side and is missing
// from the bowl of the other, so it counts two points. (The count itself
// uses numbers; the obligation `award-stones` states when both give the same result.)
//
// The texts leave open:
//   both      "penalties of both cancel" (ING91-2 "Strafpunkte"): the difference is shown. Stones
//             for both sides give the same result if there is room for them
//   odd       ING96-R8 has an even number of points throughout, two for a stone. An odd number
//             (pair go has penalties of three) leaves one point that no stone shows; it still
//             counts. A half point, in compensations that the texts do not have, is left over
//             likewise
//   no room   if the giving side has fewer spaces than there are stones, or the receiving side has
//             fewer stones left, the stones cannot be placed, and the count must use numbers
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

// Half points that White gets on balance: the compensation plus Black's penalty minus White's.
int WhiteAwardX2(const RuleSet& rules, const Penalties& penalties);

// The outcome with penalties. As without them, with `tie=black` one side always wins.
Outcome DecideWithPenalties(const Position& position, const RuleSet& rules,
                            const Penalties& penalties);

// This many half points for one side, as stones.
struct AwardStones {
  int stones = 0;        // of the receiving side, two points each
  int left_over_x2 = 0;  // half points that no stone shows: 0 to 3
};
AwardStones InStones(int points_x2);

// Fill-in count with `white` stones of White placed as points on Black's spaces and `black` of
// Black's on White's. `placed` is false, and the count is that of the position without them, unless
// each giving side has the stones (no more on the board than its set) and the other side has the
// spaces.
struct FilledWithAwards {
  bool placed = false;
  FillIn count;
};
FilledWithAwards FillInWithAwards(const Position& position, int black, int white,
                                  FillInReading reading);

}  // namespace hotstone::spec

#endif  // HOTSTONE_SPEC_COUNTING_PENALTIES_H_
