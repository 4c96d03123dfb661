// The clock as formulas: what ING91-2 "Zusatzzeit", "Zuspätkommen" and ING96-R9, R10 imply for a
// player with a given lateness and a given time on his clock.
//
// law/ processes event by event. Here there are no events: whether a player has lost, and how many
// penalty points he has, are functions of two totals (clock_penalties.h proves that both agree).
// For second reading the formula says how many periods a move uses up, with bounds and without
// division.
//
// The formulas are written once, over any number type. Over integers as Z3 terms they are proved;
// over machine integers they are computed, which lets law/ be tested against them a million times
// (tests/tournament/proofs/clock_test.cc). A number is N, a truth value is T; with Z3 both are
// z3::expr.
#ifndef HOTSTONE_TOURNAMENT_PROOFS_CLOCK_FORMULAS_H_
#define HOTSTONE_TOURNAMENT_PROOFS_CLOCK_FORMULAS_H_

#include <z3++.h>

#include <cstdint>

namespace hotstone::tournament {

inline z3::expr ClockIf(const z3::expr& condition, const z3::expr& then,
                        const z3::expr& otherwise) {
  return z3::ite(condition, then, otherwise);
}
inline int64_t ClockIf(bool condition, int64_t then, int64_t otherwise) {
  return condition ? then : otherwise;
}
inline z3::expr ClockOne(const z3::expr& condition) {
  return z3::ite(condition, condition.ctx().int_val(1), condition.ctx().int_val(0));
}
inline int64_t ClockOne(bool condition) { return condition ? 1 : 0; }

// The readings of tournament/law/clock_rules.h that affect time.
template <class T>
struct ClockReadings {
  T of_1991;
  T period_reached;
  T half_both;
  T half_reached;
  T sixth_left;
  T late_forfeit;
  T late_nothing;
  T excess_none;
  T second_reached;
  T long_once;
  T times_last;
};

// One player: how late he was, and how long his clock has run since.
template <class N>
struct ClockTotals {
  N late;
  N ran;
};

// Too late to play at all.
template <class N, class T>
T ClockForfeits(const ClockReadings<T>& r, const N& basic, const ClockTotals<N>& player) {
  const T of_1996 = 6 * player.late > basic || (6 * player.late == basic && r.late_forfeit);
  const T of_1991 = r.excess_none && player.late > basic;
  return (r.of_1991 && of_1991) || (!r.of_1991 && of_1996);
}

template <class N, class T>
N ClockDeducted(const ClockReadings<T>& r, const N& basic, const ClockTotals<N>& player) {
  const T nothing = !r.of_1991 && r.late_nothing && 6 * player.late == basic;
  const T all = r.of_1991 && r.excess_none && 2 * player.late > basic;
  return ClockIf(nothing, player.late - player.late, ClockIf(all, basic, 2 * player.late));
}

// The time beyond the basic time; negative while basic time is left.
template <class N, class T>
N ClockBeyond(const ClockReadings<T>& r, const N& basic, const ClockTotals<N>& player) {
  return player.ran + ClockDeducted(r, basic, player) - basic;
}

// The time whose sixths count.
template <class N, class T>
N ClockWhole(const ClockReadings<T>& r, const N& basic, const ClockTotals<N>& player) {
  const N left = basic - ClockDeducted(r, basic, player);
  return ClockIf(r.sixth_left, ClockIf(left < 0, left - left, left), basic);
}

template <class N, class T>
T ClockMark(const ClockReadings<T>& r, const N& beyond, const N& whole, int sixths) {
  return 6 * beyond > sixths * whole || (r.period_reached && 6 * beyond == sixths * whole);
}

// The player's points: two for each mark; the fourth mark exists only in 1996.
template <class N, class T>
N ClockPoints(const ClockReadings<T>& r, const N& beyond, const N& whole) {
  return 2 * ClockOne(ClockMark(r, beyond, whole, 0)) +
         2 * ClockOne(ClockMark(r, beyond, whole, 1)) +
         2 * ClockOne(ClockMark(r, beyond, whole, 2)) +
         2 * ClockOne(!r.of_1991 && ClockMark(r, beyond, whole, 3));
}

// Whether the additional time under penalty points is used up, given whether the other player is
// penalised.
template <class N, class T>
T ClockTimeIsUp(const ClockReadings<T>& r, const N& beyond, const N& whole,
                const T& other_penalised) {
  const N points = ClockPoints(r, beyond, whole);
  const T more = 2 * beyond > whole;
  const T reached =
      2 * beyond >= whole && (r.half_reached || (r.half_both && points > 0 && other_penalised));
  return (r.of_1991 && (more || reached)) || (!r.of_1991 && (points > 6 || more));
}

// Second reading: a move that has taken this much additional time so far has passed the ends of
// `ends` periods.
template <class N, class T>
T ClockEndsPassed(const ClockReadings<T>& r, const N& on_move, const N& period, const N& ends) {
  const T passed =
      (on_move == 0 && ends == 0) || (ends * period < on_move && on_move <= (ends + 1) * period);
  const T reached = ends * period <= on_move && on_move < (ends + 1) * period;
  return ends >= 0 && ((r.second_reached && reached) || (!r.second_reached && passed));
}

// How many periods these ends use up, and whether that many in all lose.
template <class N, class T>
N ClockPeriodsUsed(const ClockReadings<T>& r, const N& ends) {
  const T once = r.of_1991 && r.long_once && ends > 1;
  return ClockIf(once, ClockOne(once), ends);
}
template <class N, class T>
T ClockPeriodsAreGone(const ClockReadings<T>& r, const N& used, const N& periods) {
  return used > periods || (used == periods && (!r.of_1991 || r.times_last));
}

}  // namespace hotstone::tournament

#endif  // HOTSTONE_TOURNAMENT_PROOFS_CLOCK_FORMULAS_H_
