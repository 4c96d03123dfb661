// Two definitions of the stones without a liberty, and a proof that they agree: by ranks, as in the
// formulas of the law, and by a closure, as a program would compute it.
//
// By ranks a stone has a liberty if it is next to an empty point, or next to a stone of its colour
// that has one and a smaller rank. The closure begins with the stones next to an empty point and
// adds neighbours repeatedly. NoLibertyByClosure shows by induction that the closure never reaches
// a stone without a liberty by ranks (base, step), that it has reached all the others at its end
// (end), and that its steps can serve as ranks. ClosureStepsSuffice shows that points - 2 steps are
// enough: a step that changes something adds a stone, and if each did, no point would be left
// empty.
//
// For example, on a line of four points with black stones on A1, B1 and C1 and D1 empty, the
// closure begins with C1; the first step adds B1 and the second A1, which are the two steps that
// four points allow. With one step fewer, the mutant of the second claim, A1 would be taken for a
// stone without a liberty.
#include "solver/plays/no_liberty.h"

#include <algorithm>
#include <bit>
#include <string>
#include <utility>

#include "absl/strings/str_cat.h"
#include "absl/strings/str_join.h"
#include "solver/rules/board.h"
#include "solver/rules/chains.h"
#include "solver/rules/point_set.h"
#include "solver/rules/position.h"
#include "spec/board/chains.h"
#include "spec/board/position.h"

namespace hotstone::solver {
namespace {

// Steps of the closure after its first set.
int StepsFor(int points) { return std::max(points - 2, 0); }

// `set` and the stones next to it.
PointSet Grown(const SymbolicBoard& board, const PointSet& set, const PointSet& stones) {
  PointSet grown;
  for (int p = 0; p < board.points(); ++p) {
    const auto at = static_cast<size_t>(p);
    grown.push_back(set[at] || (stones[at] && Touches(board, p, set)));
  }
  return grown;
}

// The stones next to an empty point.
PointSet WithLiberty(const SymbolicBoard& board, const PointSet& stones, const PointSet& empty) {
  PointSet result;
  for (int p = 0; p < board.points(); ++p) {
    result.push_back(stones[static_cast<size_t>(p)] && Touches(board, p, empty));
  }
  return result;
}

// spec/'s result for the black stones of the model, next to the two definitions.
Decoded DecodeSets(const z3::model& model, const SymbolicBoard& board,
                   const SymbolicPosition& position, const PointSet& by_ranks,
                   const PointSet& by_closure) {
  const spec::Position concrete = PositionIn(model, board, position);
  std::vector<int> without;
  for (int p = 0; p < board.points(); ++p) {
    const spec::Point point = concrete.size().At(p);
    if (concrete.At(point) == spec::Color::kBlack &&
        spec::ChainAt(concrete, point).liberties.empty()) {
      without.push_back(p);
    }
  }
  const auto names = [&](const std::vector<int>& points) {
    return absl::StrJoin(points, " ", [&](std::string* out, int p) { out->append(board.Name(p)); });
  };
  Decoded decoded;
  decoded.text =
      absl::StrCat(absl::StrJoin(concrete.ToRows(), "\n"),
                   "\nblack stones without a liberty, by ranks: ", names(PointsIn(model, by_ranks)),
                   "; by the closure: ", names(PointsIn(model, by_closure)),
                   "; by the law: ", names(without), "\n");
  decoded.replays = PointsIn(model, by_ranks) != without || PointsIn(model, by_closure) != without;
  return decoded;
}

Obligation NoLibertyByClosure() {
  Obligation o;
  o.name = "no-liberty-by-closure";
  o.clauses = {"ING96-G403", "TT-CHAIN"};
  o.statement =
      "The stones without a liberty are the same by ranks and by the closure under adjacency, and "
      "the steps of the closure are ranks.";
  o.on_paper =
      "both parts together, by induction over the steps; the closure is complete after points - 2 "
      "of them, by closure-steps-suffice; a non-empty finite set of stones has one of smallest "
      "rank";
  o.build = [](z3::context& context, const Instance& instance) {
    const SymbolicBoard board(instance.cols, instance.rows);
    const SymbolicPosition position = FreshPosition(context, board, "position");
    const PointSet& stones = position.black;
    const PointSet empty = position.Empty();
    const Assertion no_point_twice = {"no point is taken twice", NoPointTwice(position)};
    std::vector<Part> parts;

    const PointSet without = FreshSet(context, board, "without");
    const Ranks ranks = FreshRanks(context, board, "rank");
    const RankStep rank_step =
        instance.mutant == "equal-ranks" ? RankStep::kNotGreater : RankStep::kSmaller;
    const PointSet others = Minus(stones, without);
    const Assertion by_ranks = {
        "the stones without a liberty by ranks",
        IsAllWithoutLiberty(board, without, stones, empty, ranks, rank_step)};
    const PointSet first = WithLiberty(board, stones, empty);
    const PointSet some = instance.mutant == "too-few-steps" ? Grown(board, first, stones)
                                                             : FreshSet(context, board, "reached");
    const auto decode = [=](const z3::model& model) -> absl::StatusOr<Decoded> {
      return DecodeSets(model, board, position, without, Minus(stones, some));
    };
    parts.push_back({"base",
                     "QF_BV",
                     {no_point_twice, by_ranks},
                     {"stones adjacent to an empty point have a liberty", IsSubset(first, others)},
                     decode,
                     true});
    parts.push_back({"step",
                     "QF_BV",
                     {no_point_twice, by_ranks, {"so do those reached", IsSubset(some, others)}},
                     {"so do those that a step adds", IsSubset(Grown(board, some, stones), others)},
                     decode,
                     true});
    Part end{"end",
             "QF_BV",
             {no_point_twice, by_ranks, {"so do those reached", IsSubset(some, others)}},
             {"all others are reached", SameSet(some, others)},
             decode,
             true};
    end.assumptions.push_back({"the first are reached", IsSubset(first, some)});
    if (instance.mutant != "too-few-steps") {
      end.assumptions.push_back({"the closure is complete: by closure-steps-suffice",
                                 IsSubset(Grown(board, some, stones), some)});
    }
    end.assumptions.push_back(
        {"a stone of least rank that is not reached",
         IsLeastOf(board, FreshSet(context, board, "least"), Minus(others, some), ranks)});
    parts.push_back(end);

    PointSet has_reached_neighbour = empty;
    for (int p = 0; p < board.points(); ++p) {
      has_reached_neighbour[static_cast<size_t>(p)] = Touches(board, p, some);
    }
    Part steps{"steps are ranks",
               "QF_BV",
               {no_point_twice, {"stones are reached", IsSubset(some, stones)}},
               {"a stone that a step adds has a neighbour reached before; at the end whole chains "
                "without a liberty "
                "are left",
                IsSubset(Minus(Grown(board, some, stones), some), has_reached_neighbour) &&
                    z3::implies(IsSubset(first, some) && IsSubset(Grown(board, some, stones), some),
                                IsWithoutLiberty(board, Minus(stones, some), stones, empty))},
               decode,
               true};
    parts.push_back(steps);
    return parts;
  };
  o.mutants = {{"too-few-steps", "the closure ends after one step"},
               {"equal-ranks", "a neighbour of equal rank is enough"}};
  return o;
}

Obligation ClosureStepsSuffice() {
  Obligation o;
  o.name = "closure-steps-suffice";
  o.clauses = {"ING96-G403", "TT-CHAIN"};
  o.statement =
      "From the stones next to an empty point, points - 2 steps reach all stones that can be "
      "reached.";
  o.on_paper =
      "both parts together: a step that adds no stone ends the closure, and if each step added "
      "one, no empty point would be left; chains next to no empty point are never reached";
  o.build = [](z3::context& context, const Instance& instance) {
    const SymbolicBoard board(instance.cols, instance.rows);
    const PointSet stones = FreshSet(context, board, "stones");
    const PointSet set = FreshSet(context, board, "reached");
    const PointSet grown = Grown(board, set, stones);
    const Part step{"a step",
                    "QF_BV",
                    {{"the step changes something", !SameSet(set, grown)}},
                    {"it adds at least one stone", Nonempty(Minus(grown, set))},
                    {},
                    true};

    // The number of stones reached, in enough bits for one more than the points.
    const int steps = StepsFor(board.points()) - (instance.mutant == "one-step-less" ? 1 : 0);
    const auto bits =
        static_cast<unsigned>(std::bit_width(static_cast<unsigned>(board.points() + 1)));
    const auto number = [&](int value) { return context.bv_val(value, bits); };
    std::vector<z3::expr> sizes;
    for (int k = 0; k <= steps + 1; ++k) {
      sizes.push_back(context.bv_const(absl::StrCat("reached_in_", k).c_str(), bits));
    }
    Part sum{"the sum",
             "QF_BV",
             {{"there is a stone at first", z3::uge(sizes[0], number(1))}},
             {"there are as many stones as points", z3::uge(sizes.back(), number(board.points()))},
             {},
             true};
    for (size_t k = 0; k < sizes.size(); ++k) {
      sum.assumptions.push_back({absl::StrCat("no more stones than points after ", k),
                                 z3::ule(sizes[k], number(board.points()))});
    }
    for (size_t k = 1; k < sizes.size(); ++k) {
      sum.assumptions.push_back(
          {absl::StrCat("step ", k, " adds a stone"), z3::uge(sizes[k], sizes[k - 1] + number(1))});
    }
    return std::vector<Part>{step, sum};
  };
  o.objection = [](int cols, int rows) {
    return cols * rows < 2 ? std::string("a stone on one point has no liberty") : std::string();
  };
  o.mutants = {{"one-step-less", "the closure ends one step earlier"}};
  return o;
}

}  // namespace

std::vector<Obligation> NoLibertyObligations() {
  return {NoLibertyByClosure(), ClosureStepsSuffice()};
}

}  // namespace hotstone::solver
