#include "solver/plays/fill_in.h"

#include <cassert>

namespace hotstone::solver {
namespace {

z3::expr Least(const z3::expr& a, const z3::expr& b) { return z3::ite(a <= b, a, b); }
z3::expr Nothing(const z3::expr& like) { return like.ctx().num_val(0, like.get_sort()); }
z3::expr OrNothing(const z3::expr& a) { return z3::ite(a >= Nothing(a), a, Nothing(a)); }

// One side after filling its own spaces and its half.
struct Filled {
  z3::expr empty;      // spaces that count for it and are still empty
  z3::expr left_over;  // stones still in its bowl
};

Filled FillOwn(const z3::expr& stones, const z3::expr& own_spaces, const z3::expr& half,
               bool shared_worthless) {
  const z3::expr counted = shared_worthless ? own_spaces : own_spaces + half;
  return {OrNothing(counted - stones), OrNothing(stones - own_spaces - half)};
}

z3::expr Surplus(const BoardCounts& c, const z3::expr& on_board, const FillInRendering& r) {
  return r.lent ? Nothing(on_board) : OrNothing(on_board - c.set);
}

}  // namespace

BoardCounts AnyCounts(z3::context& context, std::vector<Assertion>& assumptions) {
  const auto number = [&](const char* name) { return context.int_const(name); };
  const BoardCounts c{number("points"),       number("black_stones"), number("white_stones"),
                      number("black_spaces"), number("white_spaces"), number("shared_spaces"),
                      number("unowned"),      number("set"),          number("half")};
  assumptions.push_back({"no count is negative",
                         c.black_stones >= 0 && c.white_stones >= 0 && c.black_spaces >= 0 &&
                             c.white_spaces >= 0 && c.shared_spaces >= 0 && c.unowned_spaces >= 0});
  assumptions.push_back({"each point is counted once",
                         c.points == c.black_stones + c.white_stones + c.black_spaces +
                                         c.white_spaces + c.shared_spaces + c.unowned_spaces &&
                             c.points >= 1});
  assumptions.push_back({"spaces that touch no stone are the whole board",
                         c.unowned_spaces == 0 || c.unowned_spaces == c.points});
  assumptions.push_back({"the set is half of the number of points less one, rounded down",
                         2 * c.set + 1 <= c.points && c.points <= 2 * c.set + 2});
  assumptions.push_back({"a half of the shared spaces is rounded down",
                         2 * c.half <= c.shared_spaces && c.shared_spaces <= 2 * c.half + 1});
  return c;
}

void AssumeOddDifference(const BoardCounts& counts, const std::string& mutant,
                         std::vector<Assertion>& assumptions) {
  if (mutant != "even-board") {
    assumptions.push_back({"the number of points is odd", counts.points == 2 * counts.set + 1});
  }
  if (mutant != "shared-spaces") {
    assumptions.push_back({"no space is shared, and the board is not empty",
                           counts.shared_spaces == 0 && counts.unowned_spaces == 0});
  }
}

BoardCounts TheseCounts(z3::context& context, int black_stones, int white_stones, int black_spaces,
                        int white_spaces, int shared_spaces, int unowned_spaces) {
  assert(std::min({black_stones, white_stones, black_spaces, white_spaces, shared_spaces,
                   unowned_spaces}) >= 0);
  const int points =
      black_stones + white_stones + black_spaces + white_spaces + shared_spaces + unowned_spaces;
  const auto number = [&](int value) { return context.int_val(value); };
  return {number(points),         number(black_stones),     number(white_stones),
          number(black_spaces),   number(white_spaces),     number(shared_spaces),
          number(unowned_spaces), number((points - 1) / 2), number(shared_spaces / 2)};
}

z3::expr FillInDifference(const BoardCounts& c, const FillInRendering& r) {
  const auto left = [&](const z3::expr& on_board) {
    const z3::expr stones = (r.mutant == "full-set" ? c.points : c.set) - on_board;
    return r.lent ? stones : OrNothing(stones);
  };
  const z3::expr odd_one = c.shared_spaces - 2 * c.half;
  const z3::expr black_half = r.mutant == "odd-one-to-black" ? c.half + odd_one : c.half;
  const Filled black =
      FillOwn(left(c.black_stones), c.black_spaces, black_half, r.shared_worthless);
  const Filled white = FillOwn(left(c.white_stones), c.white_spaces, c.half, r.shared_worthless);
  const auto winning = [&](const Filled& side, const Filled& opponent) {
    return r.mutant == "counted-first" ? side.empty
                                       : side.empty - Least(side.empty, opponent.left_over);
  };
  const int losing_stone = r.mutant == "one-point" ? 1 : 2;
  return winning(black, white) - winning(white, black) +
         losing_stone * (white.left_over - black.left_over);
}

z3::expr FillInByFormula(const BoardCounts& c, const FillInRendering& r) {
  const z3::expr idle = c.points - 2 * c.set - (c.shared_spaces - 2 * c.half);
  const z3::expr black = Least(Surplus(c, c.black_stones, r), idle);
  const z3::expr white = Least(Surplus(c, c.white_stones, r), idle);
  const z3::expr lead = c.AreaDifference() - black + white;
  if (!r.shared_worthless) return lead;
  const z3::expr rest = Least(c.half, idle - black - white);
  return z3::ite(lead >= 0, lead - Least(lead, rest), lead + Least(-lead, rest));
}

}  // namespace hotstone::solver
