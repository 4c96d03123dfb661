// The clock's formulas over the integers of Z3: fresh readings, players and basic times.
#ifndef HOTSTONE_TOURNAMENT_PROOFS_CLOCK_TERMS_H_
#define HOTSTONE_TOURNAMENT_PROOFS_CLOCK_TERMS_H_

#include <string>

#include "tournament/proofs/clock_formulas.h"

namespace hotstone::tournament {

using ClockReadingTerms = ClockReadings<z3::expr>;

// One player, with what the formulas say of his totals.
struct ClockPlayerTerms {
  ClockTotals<z3::expr> totals;
  z3::expr beyond;
  z3::expr whole;
  z3::expr points;
};

// Every reading a truth of its own; `half` is one of three, so that not two of its truths hold.
ClockReadingTerms FreshClockReadings(z3::context& context);
z3::expr AreClockReadings(const ClockReadingTerms& readings);

// The totals are variables of that name.
ClockPlayerTerms FreshClockPlayer(z3::context& context, const ClockReadingTerms& readings,
                                  const z3::expr& basic, const std::string& name);
ClockPlayerTerms ClockPlayerOf(const ClockReadingTerms& readings, const z3::expr& basic,
                               const ClockTotals<z3::expr>& totals);
// No total is negative.
z3::expr AreClockTotals(const ClockPlayerTerms& player);

// Whether the first has lost on time, the second being the other one.
z3::expr HasLostOnTime(const ClockReadingTerms& readings, const ClockPlayerTerms& player,
                       const ClockPlayerTerms& other);

}  // namespace hotstone::tournament

#endif  // HOTSTONE_TOURNAMENT_PROOFS_CLOCK_TERMS_H_
