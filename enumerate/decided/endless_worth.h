// Endless play worth a fixed number: values, and how many positions end endlessly under best play.
//
// Let an endless play be worth c to Black, the same c whatever is played in it. Then a situation with the
// interval [lo, hi] is worth the middle one of lo, c and hi. For take a threshold t. If t <= c an endless play
// is enough for Black, so he gets t exactly if hi >= t; if t > c it is not, so he gets it exactly if lo >= t.
// The greatest t that he gets is hi if c >= hi, lo if c <= lo, and c between.
//
// So best play is endless exactly if lo < c < hi: whoever would rather have an end gets a worse one. With c at
// or beyond an end of the interval that side can force the end itself, and needs no endless play.
//
//   draw       c = 0, or c = komi: a tie of the game, as good as any tie
//   no result  c stands between the scores that are good for the one side and those that are good for the
//              other: each player likes a win best and a loss least, and no result between the two. Halves
//              stand between two scores; c = 0.5 is no result that Black likes better than the score 0.
//
// Worths are doubled here, so that halves are whole numbers.
#ifndef HOTSTONE_ENUMERATE_DECIDED_ENDLESS_WORTH_H_
#define HOTSTONE_ENUMERATE_DECIDED_ENDLESS_WORTH_H_

#include <cstdint>
#include <vector>

#include "enumerate/index/legal_index.h"
#include "enumerate/values/intervals.h"

namespace hotstone::enumerate {

// Twice the value for Black, and whether best play is endless.
struct WorthValue {
  int twice = 0;
  bool endless = false;
  friend bool operator==(const WorthValue&, const WorthValue&) = default;
};

WorthValue ValueWithWorth(const Interval& black, int twice_worth);

// How many legal positions, Black to move, no pass and no ban before, have lo < c < hi.
struct EndlessCount {
  uint64_t positions = 0;
  uint64_t classes = 0;  // up to symmetry
  friend bool operator==(const EndlessCount&, const EndlessCount&) = default;
};

// For each worth of the board, from -points to points in halves: the entry of twice the worth c is the one with
// number c + 2 * points. One pass over the undetermined positions.
std::vector<EndlessCount> CountEndless(const IntervalTable& table, const LegalIndex& order, int points);

}  // namespace hotstone::enumerate

#endif  // HOTSTONE_ENUMERATE_DECIDED_ENDLESS_WORTH_H_
