#include "solver/plays/award_lemmas.h"

#include <string>

#include "solver/plays/counting_lemmas.h"
#include "solver/plays/fill_in.h"

namespace hotstone::solver {
namespace {

constexpr char kIntegers[] = "QF_LIA";

// Black stones on White's spaces and white stones on Black's.
BoardCounts WithAwards(const BoardCounts& c, const z3::expr& black, const z3::expr& white,
                       const std::string& mutant) {
  BoardCounts placed = c;
  placed.white_spaces = c.white_spaces - black;
  placed.black_spaces = c.black_spaces - white;
  if (mutant == "not-from-the-set") return placed;
  placed.black_stones = c.black_stones + black;
  placed.white_stones = c.white_stones + white;
  return placed;
}

std::vector<Part> InStones(z3::context& context, const Instance& instance) {
  const std::string& mutant = instance.mutant;
  std::vector<Assertion> assumptions;
  const BoardCounts c = AnyCounts(context, assumptions);
  const z3::expr black = context.int_const("stones_for_black");
  const z3::expr white = context.int_const("stones_for_white");
  assumptions.push_back({"both sides have the stones to spare",
                         black >= 0 && white >= 0 && c.black_stones + black <= c.set &&
                             c.white_stones + white <= c.set});
  if (mutant != "no-room") {
    assumptions.push_back({"both sides have the spaces for them",
                           c.white_spaces >= black && c.black_spaces >= white});
  }
  const FillInRendering rendering{true, false, mutant};
  const z3::expr placed = FillInDifference(WithAwards(c, black, white, mutant), rendering);
  const z3::expr balance = black - white;
  const z3::expr nothing = context.int_val(0);
  const BoardCounts net = WithAwards(c, z3::ite(balance > 0, balance, nothing),
                                     z3::ite(balance < 0, -balance, nothing), mutant);
  const z3::expr without = FillInDifference(c, rendering);
  return {{"two-points-each",
           kIntegers,
           assumptions,
           {"each is worth two points", placed == without + 2 * balance},
           nullptr},
          {"the-difference-alone",
           kIntegers,
           assumptions,
           {"the stones for the difference are worth the same",
            placed == FillInDifference(net, rendering)},
           nullptr}};
}

// The winner by half points: 1 Black, -1 White, 0 nobody.
z3::expr WinnerBy(const z3::expr& black_x2, bool tie_is_draw) {
  z3::context& context = black_x2.ctx();
  return z3::ite(black_x2 > 0, context.int_val(1),
                 z3::ite(black_x2 == 0, context.int_val(tie_is_draw ? 0 : 1), context.int_val(-1)));
}

std::vector<Part> AWinner(z3::context& context, const Instance& instance) {
  const z3::expr difference = context.int_const("difference");
  const z3::expr compensation_x2 = context.int_const("compensation_x2");
  const z3::expr black = context.int_const("penalty_of_black");
  const z3::expr white = context.int_const("penalty_of_white");
  const z3::expr more = context.int_const("more");
  const bool wrong_side = instance.mutant == "to-whom-it-is-given";
  const auto margin = [&](const z3::expr& of_black, const z3::expr& of_white) {
    const z3::expr balance = wrong_side ? of_black - of_white : of_white - of_black;
    return 2 * difference - compensation_x2 + 2 * balance;
  };
  const std::vector<Assertion> assumptions = {
      {"penalties are not negative", black >= 0 && white >= 0 && more >= 0}};
  const z3::expr winner = WinnerBy(margin(black, white), instance.mutant == "tie-is-draw");
  std::vector<Part> parts = {{"a-winner",
                              kIntegers,
                              assumptions,
                              {"one side wins", winner == 1 || winner == -1},
                              nullptr}};
  for (const bool draws : {false, true}) {
    const z3::expr now = WinnerBy(margin(black, white), draws);
    parts.push_back({draws ? "no-help-with-draws" : "no-help",
                     kIntegers,
                     assumptions,
                     {"a larger penalty does not help the punished side",
                      WinnerBy(margin(black + more, white), draws) <= now &&
                          WinnerBy(margin(black, white + more), draws) >= now},
                     nullptr});
  }
  return parts;
}

std::vector<Part> Parity(z3::context& context, const Instance& instance) {
  const std::string& mutant = instance.mutant;
  std::vector<Part> parts;
  for (const bool odd_board : {true, false}) {
    std::vector<Assertion> assumptions;
    const BoardCounts c = AnyCounts(context, assumptions);
    const z3::expr k = context.int_const("k");
    const z3::expr total = context.int_const("total");
    // On an odd board a set is half of all points but one; an even board has one more point.
    if (mutant != "any-board") {
      assumptions.push_back(
          {odd_board ? "the number of points is odd" : "the number of points is even",
           c.points == 2 * c.set + (odd_board ? 1 : 2)});
    }
    if (mutant != "shared-spaces") {
      assumptions.push_back({"no space is shared, and the board is not empty",
                             c.shared_spaces == 0 && c.unowned_spaces == 0});
    }
    const int three = mutant == "three-points" ? 3 : 0;
    assumptions.push_back({odd_board ? "the sum of compensation and penalties is even"
                                     : "the sum of compensation and penalties is odd",
                           total == 2 * k + (odd_board ? 0 : 1) + three});
    parts.push_back(
        {odd_board ? "odd-boards" : "even-boards",
         kIntegers,
         assumptions,
         {"there is no tie, by area or filled in",
          c.AreaDifference() != total && FillInDifference(c, {true, false, ""}) != total},
         nullptr});
  }
  return parts;
}

}  // namespace

std::vector<Obligation> AwardLemmas() {
  return {
      OnCounts("award-stones", {"ING96-R6-positioning", "ING96-G611", "ING91-1-positionierung"},
               "Stones for compensation and penalties of both sides count two points each if there "
               "are stones and spaces for them, and stones for the difference count the same.",
               {{"one-point", "a losing stone counts one point"},
                {"no-room", "there may be fewer spaces than stones"},
                {"not-from-the-set", "the stones are not from the set"}},
               InStones),
      OnCounts("award-winner", {"ING96-R8-fixed-compensation", "ING96-R6-counting"},
               "Whatever is counted, whatever the compensation and the penalties: if Black wins "
               "ties one side wins, and a larger penalty never helps the punished side.",
               {{"tie-is-draw", "a tie is a draw"},
                {"to-whom-it-is-given", "a penalty counts in favour of the punished side"}},
               AWinner),
      OnCounts(
          "award-parity", {"ING96-R8-non-fixed-compensation", "ING96-G602"},
          "If no space is shared there is no tie when the sum of compensation and penalties is "
          "even on a board with an odd number of points, or odd on a board with an even number.",
          {{"three-points", "there is one more penalty of three points"},
           {"shared-spaces", "spaces may be shared"},
           {"any-board", "the board may have any number of points"}},
          Parity),
  };
}

}  // namespace hotstone::solver
