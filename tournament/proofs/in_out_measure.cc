#include "tournament/proofs/in_out_measure.h"

#include "solver/query/all_numbers.h"

namespace hotstone::tournament {
namespace {

z3::expr Square(const z3::expr& x) { return x * x; }

std::vector<solver::Part> MeasureGrows(z3::context& context, const solver::Instance& instance) {
  const z3::expr upper = context.int_const("line-of-the-upper");
  const z3::expr lower = context.int_const("line-of-the-lower");
  const z3::expr line = context.int_const("L");
  const bool borrowed = instance.mutant == "borrowed";
  const bool loser_stays = instance.mutant == "loser-stays";
  // The lower one wins.
  const z3::expr winner = lower + 1;
  const z3::expr loser = loser_stays ? upper : upper - 1;
  const z3::expr before = Square(upper) + Square(lower);
  const z3::expr after = Square(winner) + Square(loser);
  const z3::expr on_lines = -line < lower && lower <= upper && upper < line;
  solver::Part grows{
      "grows by two",
      "QF_NIA",
      {{"the lines are between in and out", on_lines},
       {"both players are on one line", borrowed ? upper == lower + 1 : upper == lower}},
      {"the sum of the squares grows by two", after == before + 2},
      nullptr};
  solver::Part bounded{
      "bounded",
      "QF_NIA",
      {{"the lines are between in and out", on_lines},
       {"both players are on one line", borrowed ? upper == lower + 1 : upper == lower}},
      {"nobody leaves the lines", -line <= loser && winner <= line},
      nullptr};
  return {grows, bounded};
}

}  // namespace

std::vector<solver::Obligation> InOutObligations() {
  solver::Obligation obligation = solver::AboutAllNumbers(
      "in-out-same-line", {"ING96-ING-SYSTEM"},
      "A game of two players on one line of an in/out tournament increases the sum of the squares "
      "of the lines by two and takes nobody beyond the lines in and out.");
  obligation.on_paper =
      "the sum of n squares of numbers up to L is at most n L L, so there are at most n L L / 2 "
      "games if nobody borrows";
  obligation.mutants = {{"borrowed", "the lower player was borrowed from the line below, and wins"},
                        {"loser-stays", "the loser stays on his line"}};
  obligation.build = MeasureGrows;
  return {obligation};
}

}  // namespace hotstone::tournament
