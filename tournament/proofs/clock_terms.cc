#include "tournament/proofs/clock_terms.h"

namespace hotstone::tournament {

ClockReadingTerms FreshClockReadings(z3::context& context) {
  const auto truth = [&](const char* name) { return context.bool_const(name); };
  return {truth("text=1991"),          truth("period_end=reached"), truth("half=both"),
          truth("half=reached"),       truth("sixth_of=left"),      truth("late_sixth=forfeit"),
          truth("late_sixth=nothing"), truth("late_excess=none"),   truth("second_end=reached"),
          truth("long_move=once"),     truth("times=last")};
}

z3::expr AreClockReadings(const ClockReadingTerms& readings) {
  return !(readings.half_both && readings.half_reached) &&
         !(readings.late_forfeit && readings.late_nothing);
}

ClockPlayerTerms ClockPlayerOf(const ClockReadingTerms& readings, const z3::expr& basic,
                               const ClockTotals<z3::expr>& totals) {
  const z3::expr beyond = ClockBeyond(readings, basic, totals);
  const z3::expr whole = ClockWhole(readings, basic, totals);
  return {totals, beyond, whole, ClockPoints(readings, beyond, whole)};
}

ClockPlayerTerms FreshClockPlayer(z3::context& context, const ClockReadingTerms& readings,
                                  const z3::expr& basic, const std::string& name) {
  return ClockPlayerOf(
      readings, basic,
      {context.int_const((name + ".late").c_str()), context.int_const((name + ".ran").c_str())});
}

z3::expr AreClockTotals(const ClockPlayerTerms& player) {
  return player.totals.late >= 0 && player.totals.ran >= 0;
}

z3::expr HasLostOnTime(const ClockReadingTerms& readings, const ClockPlayerTerms& player,
                       const ClockPlayerTerms& other) {
  return ClockTimeIsUp(readings, player.beyond, player.whole, z3::expr(other.points > 0));
}

}  // namespace hotstone::tournament
