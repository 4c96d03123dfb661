// Every obligation about the clock is proved, is not vacuous, and breaks under each mutant; the
// formulas agree over Z3's integers and over machine integers.
#include <gtest/gtest.h>

#include "base/split_mix.h"
#include "tests/solver/as_stated.h"
#include "tournament/proofs/clock_later.h"
#include "tournament/proofs/clock_penalties.h"
#include "tournament/proofs/clock_terms.h"

namespace hotstone::tournament {
namespace {

TEST(ClockObligationsTest, Penalties) { solver::ExpectAsStated(ClockPenaltyObligations(), 0); }
TEST(ClockObligationsTest, Later) { solver::ExpectAsStated(ClockLaterObligations(), 0); }

// The law plays the solver's counterexample: 1991 word for word lets a player win by thinking
// longer.
TEST(ClockObligationsTest, LongerWinsIn1991) {
  for (const solver::Obligation& obligation : ClockLaterObligations()) {
    if (obligation.name != "clock-later-literal") continue;
    const auto proof = solver::ProveObligation(obligation, {}, {});
    ASSERT_TRUE(proof.ok()) << proof.status();
    EXPECT_EQ(proof->kind, certify::VerdictKind::kFails);
    EXPECT_TRUE(proof->defects.empty());
    EXPECT_NE(proof->witness_text.find("White has lost"), std::string::npos) << proof->witness_text;
  }
}

template <class Number, class Truth>
std::vector<Number> AllFormulas(const ClockReadings<Truth>& r, const Number& basic,
                                const ClockTotals<Number>& player, const Truth& other_penalised) {
  const Number beyond = ClockBeyond(r, basic, player);
  const Number whole = ClockWhole(r, basic, player);
  return {beyond,
          whole,
          ClockPoints(r, beyond, whole),
          ClockOne(Truth(ClockForfeits(r, basic, player))),
          ClockOne(Truth(ClockTimeIsUp(r, beyond, whole, other_penalised))),
          ClockOne(Truth(ClockEndsPassed(r, player.ran, basic, player.late))),
          ClockPeriodsUsed(r, player.late),
          ClockOne(Truth(ClockPeriodsAreGone(r, player.late, basic)))};
}

TEST(ClockFormulasTest, TheSameOverBothKindsOfNumbers) {
  SplitMix random(1991);
  z3::context context;
  for (int i = 0; i < 400; ++i) {
    const auto truth = [&] { return random.Below(2) == 1; };
    ClockReadings<bool> r{truth(), truth(), truth(), truth(), truth(), truth(),
                          truth(), truth(), truth(), truth(), truth()};
    const auto term = [&](bool value) { return context.bool_val(value); };
    const ClockReadings<z3::expr> terms{
        term(r.of_1991),        term(r.period_reached), term(r.half_both),    term(r.half_reached),
        term(r.sixth_left),     term(r.late_forfeit),   term(r.late_nothing), term(r.excess_none),
        term(r.second_reached), term(r.long_once),      term(r.times_last)};
    const int64_t basic = 1 + static_cast<int64_t>(random.Below(12));
    const int64_t late = static_cast<int64_t>(random.Below(14));
    const int64_t ran = static_cast<int64_t>(random.Below(24));
    const bool penalised = truth();
    const auto numbers = AllFormulas<int64_t, bool>(r, basic, {late, ran}, penalised);
    const auto formulas = AllFormulas<z3::expr, z3::expr>(
        terms, context.int_val(basic), {context.int_val(late), context.int_val(ran)},
        term(penalised));
    for (size_t f = 0; f < numbers.size(); ++f) {
      EXPECT_EQ(formulas[f].simplify().get_numeral_int64(), numbers[f]) << f;
    }
  }
}

}  // namespace
}  // namespace hotstone::tournament
