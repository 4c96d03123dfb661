// Endless play worth a fixed number: values, and how many positions end endlessly under best play.
//
// Let an endless play be worth c to Black, the same c whatever is played in it. Then a situation
// with the interval [lo, hi] is worth the median of lo, c and hi. To see this, take a threshold t.
// If t <= c an endless play is enough for Black, so Black gets t exactly if hi >= t; if t > c it is
// not, so Black gets it exactly if lo >= t. The greatest t that Black gets is hi if c >= hi, lo if
// c <= lo, and c in between.
//
// So best play is endless exactly if lo < c < hi: a player who prefers an end gets a worse one.
// With c at or beyond an end of the interval that side can force the end itself, and needs no
// endless play.
//
//   draw       c = 0, or c = komi: a tie of the game, as good as any tie
//   no result  c lies between the scores that are good for one side and those that are good for the
//              other: each player likes a win best and a loss least, and no result between the two.
//              Halves lie between two scores; c = 0.5 is no result that Black likes better than the
//              score 0.
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

// The number of legal positions, Black to move, no preceding pass and no ban, with lo < c < hi.
struct EndlessCount {
  uint64_t positions = 0;
  uint64_t classes = 0;  // up to symmetry
  friend bool operator==(const EndlessCount&, const EndlessCount&) = default;
};

// For each worth of the board, from -points to points in halves: the entry for twice the worth c
// has the number c + 2 * points. One pass over the undetermined positions.
std::vector<EndlessCount> CountEndless(const IntervalTable& table, const LegalIndex& order,
                                       int points);

}  // namespace hotstone::enumerate

#endif  // HOTSTONE_ENUMERATE_DECIDED_ENDLESS_WORTH_H_
