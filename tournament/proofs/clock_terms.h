// The clock's formulas over Z3 integers: fresh readings, players and basic times.
#ifndef HOTSTONE_TOURNAMENT_PROOFS_CLOCK_TERMS_H_
#define HOTSTONE_TOURNAMENT_PROOFS_CLOCK_TERMS_H_

#include <string>

#include "tournament/proofs/clock_formulas.h"

namespace hotstone::tournament {

using ClockReadingTerms = ClockReadings<z3::expr>;

// One player, with the formulas of his totals.
struct ClockPlayerTerms {
  ClockTotals<z3::expr> totals;
  z3::expr beyond;
  z3::expr whole;
  z3::expr points;
};

// Every reading is a Boolean of its own; `half` and `late_sixth` have three values each, so at most
// one of their two Booleans holds.
ClockReadingTerms FreshClockReadings(z3::context& context);
z3::expr AreClockReadings(const ClockReadingTerms& readings);

// The totals are variables with that name.
ClockPlayerTerms FreshClockPlayer(z3::context& context, const ClockReadingTerms& readings,
                                  const z3::expr& basic, const std::string& name);
ClockPlayerTerms ClockPlayerOf(const ClockReadingTerms& readings, const z3::expr& basic,
                               const ClockTotals<z3::expr>& totals);
// No total is negative.
z3::expr AreClockTotals(const ClockPlayerTerms& player);

// Whether `player` has lost on time, given the other player.
z3::expr HasLostOnTime(const ClockReadingTerms& readings, const ClockPlayerTerms& player,
                       const ClockPlayerTerms& other);

}  // namespace hotstone::tournament

#endif  // HOTSTONE_TOURNAMENT_PROOFS_CLOCK_TERMS_H_
