#include "solver/plays/counting_lemmas.h"

#include "solver/plays/fill_in.h"

namespace hotstone::solver {
namespace {

constexpr char kLogic[] = "QF_LIA";
using Parts = std::vector<Part>;

Part MakePart(const std::string& name, const std::vector<Assertion>& assumptions,
              const std::string& claim, const z3::expr& formula) {
  return {name, kLogic, assumptions, {claim, formula}, nullptr, false};
}

Assertion WithinSets(const BoardCounts& c) {
  return {"neither side has more stones on the board than it owns",
          c.black_stones <= c.set && c.white_stones <= c.set};
}

Parts WithinTheSets(z3::context& context, const Instance& instance) {
  Parts parts;
  for (const bool lent : {false, true}) {
    std::vector<Assertion> assumptions;
    const BoardCounts c = AnyCounts(context, assumptions);
    if (instance.mutant != "surplus") assumptions.push_back(WithinSets(c));
    parts.push_back(
        MakePart(lent ? "lent" : "exact", assumptions, "filling in counts the area",
                 FillInDifference(c, {lent, false, instance.mutant}) == c.AreaDifference()));
  }
  return parts;
}

Parts Lent(z3::context& context, const Instance& instance) {
  std::vector<Assertion> assumptions;
  const BoardCounts c = AnyCounts(context, assumptions);
  const bool lent = instance.mutant != "surplus";
  return {MakePart("", assumptions, "filling in counts the area",
                   FillInDifference(c, {lent, false, instance.mutant}) == c.AreaDifference())};
}

Parts ExactDifference(z3::context& context, const Instance& instance) {
  Parts parts;
  for (const bool worthless : {false, true}) {
    for (const bool lent : {true, false}) {
      std::vector<Assertion> assumptions;
      const BoardCounts c = AnyCounts(context, assumptions);
      const FillInRendering rendering{lent, worthless, instance.mutant};
      const z3::expr formula =
          instance.mutant == "no-correction" ? c.AreaDifference() : FillInByFormula(c, rendering);
      parts.push_back(MakePart(
          std::string(lent ? "lent" : "exact") + (worthless ? "-worthless" : ""), assumptions,
          "the difference is that of the formula", FillInDifference(c, rendering) == formula));
    }
  }
  return parts;
}

Parts NeverFarOff(z3::context& context, const Instance& instance) {
  Parts parts;
  for (const bool odd : {true, false}) {
    std::vector<Assertion> assumptions;
    const BoardCounts c = AnyCounts(context, assumptions);
    assumptions.push_back({odd ? "the number of points is odd" : "the number of points is even",
                           c.points == 2 * c.set + (odd ? 1 : 2)});
    const z3::expr off = FillInDifference(c, {false, false, instance.mutant}) - c.AreaDifference();
    const int most = instance.mutant == "one-less" ? (odd ? 0 : 1) : (odd ? 1 : 2);
    parts.push_back(MakePart(odd ? "odd-boards" : "even-boards", assumptions,
                             odd ? "it is off by at most one" : "it is off by at most two",
                             off >= -most && off <= most));
  }
  return parts;
}

// Compensation in stones: each is placed on one of the other side's spaces and is missing from the
// bowl.
Parts Compensation(z3::context& context, const Instance& instance) {
  std::vector<Assertion> assumptions;
  const BoardCounts c = AnyCounts(context, assumptions);
  const z3::expr stones = context.int_const("compensation_stones");
  assumptions.push_back({"White has the stones to spare", stones >= 0 &&
                                                              c.white_stones + stones <= c.set &&
                                                              c.black_stones <= c.set});
  if (instance.mutant != "no-room") {
    assumptions.push_back({"Black has the spaces to put them on", c.black_spaces >= stones});
  }
  BoardCounts placed = c;
  placed.black_spaces = c.black_spaces - stones;
  if (instance.mutant != "not-from-the-set") placed.white_stones = c.white_stones + stones;
  return {MakePart("", assumptions, "each is worth two points",
                   FillInDifference(placed, {true, false, instance.mutant}) ==
                       FillInDifference(c, {true, false, instance.mutant}) - 2 * stones)};
}

// The winner by the difference and the compensation: 1 Black, -1 White, 0 nobody.
z3::expr Winner(const z3::expr& difference, int compensation, bool tie_is_draw) {
  z3::context& context = difference.ctx();
  const z3::expr margin = difference - compensation;
  return z3::ite(margin > 0, context.int_val(1),
                 z3::ite(margin == 0, context.int_val(tie_is_draw ? 0 : 1), context.int_val(-1)));
}

Parts NoDraws(z3::context& context, const Instance& instance) {
  const std::string& mutant = instance.mutant;
  const int compensation = mutant == "seven-points" ? 7 : 8;
  Parts parts;
  {
    std::vector<Assertion> assumptions;
    const BoardCounts c = AnyCounts(context, assumptions);
    AssumeOddDifference(c, mutant, assumptions);
    const z3::expr k = context.int_const("k");
    assumptions.push_back({"k is half of the difference, rounded down",
                           2 * k <= c.AreaDifference() && c.AreaDifference() <= 2 * k + 1});
    parts.push_back(
        MakePart("odd", assumptions, "the difference is odd", c.AreaDifference() == 2 * k + 1));
    assumptions.push_back(WithinSets(c));
    parts.push_back(MakePart("no-tie", assumptions, "compensation does not make it even",
                             FillInDifference(c, {false, false, ""}) != compensation));
  }
  {
    std::vector<Assertion> assumptions;
    const BoardCounts c = AnyCounts(context, assumptions);
    const z3::expr winner =
        Winner(FillInDifference(c, {true, false, ""}), compensation, mutant == "tie-is-draw");
    parts.push_back(
        MakePart("a-winner", assumptions, "one side wins", winner == 1 || winner == -1));
  }
  return parts;
}

}  // namespace

Obligation OnCounts(const std::string& name, std::vector<std::string> clauses,
                    const std::string& statement, std::vector<Mutant> mutants,
                    std::function<Parts(z3::context&, const Instance&)> build) {
  Obligation o;
  o.name = name;
  o.clauses = std::move(clauses);
  o.statement = statement;
  o.scope = Scope::kAllBoards;
  o.on_paper = "the six counts of a position add up to its points (for each board: board-count)";
  o.mutants = std::move(mutants);
  o.build = std::move(build);
  return o;
}

std::vector<Obligation> CountingLemmas() {
  const Mutant one_point{"one-point", "a losing stone counts one point"};
  const Mutant counted_first{
      "counted-first",
      "winning spaces are counted before the opponent's losing stones are filled in"};
  const Mutant odd_one{"odd-one-to-black",
                       "Black fills one more of an odd number of shared spaces"};
  const Mutant full_set{"full-set", "each side owns as many stones as there are points"};
  const Mutant surplus{"surplus", "a side may have more stones on the board than it owns"};
  return {
      OnCounts("fill-in-within-sets", {"ING96-R6", "ING91-0-zaehlen"},
               "If neither side has more stones on the board than its set, filling in gives the "
               "area difference.",
               {surplus, one_point, counted_first, odd_one, full_set}, WithinTheSets),
      OnCounts(
          "fill-in-lent", {"ING96-R6", "ING91-0-zaehlen"},
          "If missing stones are lent by the opponent, filling in gives the area difference of "
          "every position.",
          {{"surplus", "missing stones are not lent"}, one_point, counted_first, odd_one, full_set},
          Lent),
      OnCounts("fill-in-difference", {"ING96-R6-counting", "ING96-G605"},
               "The error of filling in against the area difference, under every reading: the "
               "surplus, but at most the number of points that stay empty whatever is filled in.",
               {one_point, counted_first, odd_one, {"no-correction", "there is no error"}},
               ExactDifference),
      OnCounts("fill-in-off-by", {"ING96-R6"},
               "Beyond the sets the error of filling in is at most one point on odd boards and at "
               "most two on even ones.",
               {one_point, counted_first, {"one-less", "the bound is smaller by one"}},
               NeverFarOff),
      OnCounts("fill-in-compensation", {"ING96-R6-positioning", "ING96-G607"},
               "A compensation stone on the opponent's spaces is worth two points if there are "
               "stones and spaces for it.",
               {one_point,
                {"no-room", "there may be fewer spaces than stones"},
                {"not-from-the-set", "the stone is not from the set"}},
               Compensation),
      OnCounts("no-draws", {"ING96-R8-fixed-compensation", "ING96-G602"},
               "With eight points of compensation and Black winning ties no game is drawn; on an "
               "odd board without shared spaces the difference is odd, so there is no tie either.",
               {{"seven-points", "compensation is seven points"},
                {"even-board", "the number of points may be even"},
                {"shared-spaces", "spaces may be shared"},
                {"tie-is-draw", "a tie is a draw"}},
               NoDraws),
  };
}

}  // namespace hotstone::solver
