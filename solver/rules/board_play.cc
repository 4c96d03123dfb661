#include "solver/rules/board_play.h"

#include "absl/strings/str_cat.h"

namespace hotstone::solver {
namespace {

PointSet NextTo(const SymbolicBoard& board, const PointSet& at) {
  PointSet near;
  for (int p = 0; p < board.points(); ++p) near.push_back(Touches(board, p, at));
  return near;
}

}  // namespace

SymbolicPlay MakePlay(const SymbolicBoard& board, const SymbolicPosition& before,
                      spec::Color player, const PointSet& at, const std::string& what,
                      const Removal& removal) {
  z3::context& context = at[0].ctx();
  return PlayWith(board, before, player, at,
                  FreshSet(context, board, absl::StrCat(what, "_captured")),
                  FreshSet(context, board, absl::StrCat(what, "_self_removed")),
                  FreshRanks(context, board, absl::StrCat(what, "_rank")), removal);
}

SymbolicPlay PlayWith(const SymbolicBoard& board, const SymbolicPosition& before,
                      spec::Color player, const PointSet& at, const PointSet& captured,
                      const PointSet& self_removed, const Ranks& ranks, const Removal& removal) {
  const spec::Color opponent = spec::Opponent(player);
  SymbolicPlay play{player, at, before, before, captured, self_removed, ranks, before, {}};
  play.placed.Of(player) = Union(before.Of(player), at);
  const PointSet& own = play.placed.Of(player);
  const PointSet& opposing = play.placed.Of(opponent);
  const PointSet empty = removal.point_is_free ? before.Empty() : play.placed.Empty();

  play.law.push_back(
      {"one point is played, and it was empty", HasExactlyOne(at) && IsSubset(at, before.Empty())});

  const auto are_removed = [&](const PointSet& removed, const PointSet& stones) {
    return removal.some_may_stay ? IsWithoutLiberty(board, removed, stones, empty)
                                 : IsAllWithoutLiberty(board, removed, stones, empty, ranks);
  };
  const z3::expr captured_go =
      removal.opposing ? are_removed(captured, opposing) : !Nonempty(captured);
  const z3::expr own_go = removal.own ? are_removed(self_removed, own) : !Nonempty(self_removed);
  const auto only_if_not = [&](const PointSet& first, const PointSet& then, const z3::expr& law) {
    return z3::ite(Nonempty(first), !Nonempty(then), law);
  };
  if (removal.own_first) {
    play.law.push_back({"the player's chains without a liberty are removed", own_go});
    play.law.push_back({"if there were none, the opposing chains without a liberty",
                        only_if_not(self_removed, captured, captured_go)});
  } else {
    play.law.push_back({"opposing chains without a liberty are removed", captured_go});
    play.law.push_back(
        {"if there were none, the player's chains without a liberty",
         removal.always_both ? own_go : only_if_not(captured, self_removed, own_go)});
  }

  const PointSet gone_opposing =
      removal.by_the_stone ? Both(captured, NextTo(board, at)) : captured;
  play.after.Of(player) = Minus(own, self_removed);
  play.after.Of(opponent) = Minus(opposing, gone_opposing);
  return play;
}

z3::expr Captures(const SymbolicPlay& play) { return Nonempty(play.captured); }
z3::expr RemovesOwn(const SymbolicPlay& play) { return Nonempty(play.self_removed); }
z3::expr RemovesOwnSingle(const SymbolicPlay& play) { return HasExactlyOne(play.self_removed); }

z3::expr LawOf(const SymbolicPlay& play) {
  std::vector<z3::expr> law;
  for (const Assertion& assertion : play.law) law.push_back(assertion.formula);
  return AllOf(play.at[0].ctx(), law);
}

int PointPlayedIn(const z3::model& model, const SymbolicPlay& play) {
  const std::vector<int> points = PointsIn(model, play.at);
  return points.empty() ? 0 : points[0];
}

}  // namespace hotstone::solver
