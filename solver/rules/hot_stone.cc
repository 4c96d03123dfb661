#include "solver/rules/hot_stone.h"

#include <string>

namespace hotstone::solver {
namespace {

// A hypothetical play: `at` has one point or none.
SymbolicPlay Ask(const SymbolicBoard& board, const SymbolicPosition& before, spec::Color player,
                 const PointSet& at, const std::string& what, std::vector<Assertion>& law) {
  SymbolicPlay play = MakePlay(board, before, player, at, what);
  const z3::expr plays = Nonempty(at);
  for (const Assertion& assertion : play.law) {
    law.push_back({what + ": " + assertion.name, z3::implies(plays, assertion.formula)});
  }
  law.push_back({what + ": nothing is removed without a play",
                 plays || !(Captures(play) || RemovesOwn(play))});
  return play;
}

}  // namespace

z3::expr HasExactlyTwo(const PointSet& set) {
  z3::context& context = set[0].ctx();
  z3::expr one = context.bool_val(false);  // at least this many of the points so far
  z3::expr two = one;
  z3::expr three = one;
  for (const z3::expr& in : set) {
    three = three || (two && in);
    two = two || (one && in);
    one = one || in;
  }
  return two && !three;
}

HotPair FindHotPair(const SymbolicBoard& board, const SymbolicPlay& play, const HotFlags& kinds,
                    std::string_view what) {
  z3::context& context = play.at[0].ctx();
  const std::string prefix(what);
  const spec::Color player = play.player;
  HotPair result;

  // The pair: the stone played and one neighbour of its colour, with no third stone of the colour
  // next to either.
  const PointSet& own = play.after.Of(player);
  PointSet pair;
  for (int p = 0; p < board.points(); ++p) {
    const auto at = static_cast<size_t>(p);
    pair.push_back(own[at] && (play.at[at] || Touches(board, p, play.at)));
  }
  std::vector<z3::expr> formed = {Nonempty(Both(play.at, own)), HasExactlyTwo(pair)};
  PointSet liberties;
  const PointSet empty = play.after.Empty();
  for (int p = 0; p < board.points(); ++p) {
    const auto at = static_cast<size_t>(p);
    const z3::expr near = Touches(board, p, pair);
    formed.push_back(z3::implies(near && own[at], pair[at]));
    liberties.push_back(near && empty[at]);
  }
  formed.push_back(HasExactlyOne(liberties));
  const z3::expr in_atari = AllOf(context, formed);

  PointSet liberty;  // q, or none
  for (const z3::expr& point : liberties) liberty.push_back(in_atari && point);
  const SymbolicPlay taking =
      Ask(board, play.after, spec::Opponent(player), liberty, prefix + "_taken", result.law);
  z3::expr hot = HasExactlyTwo(taking.captured);
  if (kinds.double_add || kinds.double_add_any) {
    PointSet back;  // the point of the pair next to q, if the pair is gone
    for (int p = 0; p < board.points(); ++p) {
      back.push_back(hot && pair[static_cast<size_t>(p)] && Touches(board, p, liberty));
    }
    const SymbolicPlay in_turn =
        Ask(board, taking.after, player, back, prefix + "_back", result.law);
    const z3::expr takes_the_taker = Nonempty(Both(in_turn.captured, liberty));
    const z3::expr in_turn_hot =
        takes_the_taker &&
        (kinds.double_add_any ? context.bool_val(true) : HasExactlyTwo(in_turn.captured));
    hot = hot && (kinds.double_capture ? in_turn_hot || HasExactlyTwo(play.captured) : in_turn_hot);
  } else {
    hot = hot && HasExactlyTwo(play.captured);
  }
  for (const z3::expr& point : liberty) result.bans.push_back(hot && point);
  return result;
}

PointSet FindHotKos(const Connectives& c, const SymbolicPlay& play, const FightsOfKos& fights,
                    const HotFlags& kinds, const z3::expr& single) {
  const size_t points = play.at.size();
  const PointSet& own = play.after.Of(play.player);
  std::vector<z3::expr> made;  // by the first stones of kos: the stone played is in it
  for (size_t u = 0; u < points; ++u)
    made.push_back(c.And(fights.is[u], c.AnyPair(fights.stones[u], play.at)));
  PointSet in_fight;
  for (size_t k = 0; k < points; ++k)
    in_fight.push_back(c.And(fights.is[k], c.AnyPair(made, fights.same[k])));
  const std::vector<z3::expr> number = AtLeast(c, in_fight, 4);
  const z3::expr three = c.And(number[2], c.Not(number[3]));
  const z3::expr twins =
      c.And(single, c.Or(kinds.twin ? c.yes() : c.no(), kinds.twin_triple ? three : c.no()));
  PointSet bans;
  for (size_t v = 0; v < points; ++v) {
    std::vector<z3::expr> hot;
    for (size_t k = 0; k < points; ++k) {
      const z3::expr here = c.All({in_fight[k], own[k], fights.mouth[k][v]});
      if (c.IsNo(here)) continue;
      hot.push_back(c.And(here, kinds.any_ko_stone ? c.yes() : c.And(twins, c.Not(made[k]))));
    }
    bans.push_back(c.Any(hot));
  }
  return bans;
}

}  // namespace hotstone::solver
