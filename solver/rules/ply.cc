#include "solver/rules/ply.h"

#include <string>
#include <utility>

#include "absl/strings/str_cat.h"
#include "solver/rules/connectives.h"
#include "solver/rules/hot_scope.h"
#include "solver/rules/hot_stone.h"
#include "solver/rules/ko.h"
#include "solver/rules/self_removal.h"
#include "solver/rules/single_hot_stone.h"

namespace hotstone::solver {
namespace {

// The points banned for the opponent's next ply by these kinds, ignoring their classes. Adds the
// conditions needed to `ply`'s law.
PointSet BansOf(const Connectives& c, const SymbolicBoard& board, SymbolicPly& ply,
                const FiniteLaw& law, const HotFlags& kinds, const std::string& what) {
  PointSet bans = c.None(board.points());
  if (kinds.single) bans = SingleHotStoneBans(board, ply.play, law.hot_stone);
  if (kinds.LooksAtPairs()) {
    HotPair pair = FindHotPair(board, ply.play, kinds, what + "_pair");
    bans = Union(bans, pair.bans);
    for (Assertion& assertion : pair.law) ply.law.push_back(std::move(assertion));
  }
  if (kinds.LooksAtFights()) {
    const FightsOfKos fights =
        FindFights(c, board, ply.play.after, FindKos(c, board, ply.play.after));
    const z3::expr single = MakesSingleHotStone(board, ply.play, law.hot_stone);
    bans = Union(bans, FindHotKos(c, ply.play, fights, kinds, single));
  }
  return bans;
}

}  // namespace

SymbolicPly MakePly(const SymbolicBoard& board, const SymbolicPosition& before, spec::Color player,
                    const FiniteLaw& law, std::string_view what) {
  z3::context& context = before.black[0].ctx();
  const std::string prefix(what);
  const PointSet at = FreshSet(context, board, prefix + "_at");
  SymbolicPly ply{MakePlay(board, before, player, at, prefix, law.removal), {}, {}};
  const z3::expr plays = Nonempty(at);
  for (const Assertion& assertion : ply.play.law) {
    ply.law.push_back(
        {assertion.name + ", unless it is a pass", z3::implies(plays, assertion.formula)});
  }
  ply.law.push_back(
      {"a pass removes nothing", plays || !(Captures(ply.play) || RemovesOwn(ply.play))});
  ply.law.push_back({"the play may remove what it removes",
                     z3::implies(plays, SelfRemovalPermitted(ply.play, law.self_removal))});

  Definitions definitions{prefix + "_d", {}, 0};
  const Connectives c(context, &definitions);
  ply.bans = BansOf(c, board, ply, law, law.hot, prefix);
  // The kinds for which the same ko positions are settled are asked together.
  const auto in_fights = [&](const HotFlags& kinds, spec::SettledBy settled,
                             std::string_view where) {
    if (!kinds.Any()) return;
    HotScope scope = law.scope;
    scope.settled = settled;
    const z3::expr hot = IsHotByClass(c, board, ply.play, scope);
    PointSet bans = BansOf(c, board, ply, law, kinds, absl::StrCat(prefix, std::string(where)));
    for (z3::expr& ban : bans) ban = c.And(ban, hot);
    ply.bans = Union(ply.bans, bans);
  };
  HotFlags single;
  HotFlags others = law.fighting_only;
  if (law.scope.settled != law.scope.settled_beyond_single) {
    single.single = std::exchange(others.single, false);
  }
  in_fights(single, law.scope.settled, "_single_fight");
  in_fights(others, law.scope.settled_beyond_single, "_fight");
  if (!definitions.formulas.empty()) {
    ply.law.push_back({"names for parts of the definitions", AllOf(context, definitions.formulas)});
  }
  return ply;
}

z3::expr IsPass(const SymbolicPly& ply) { return !Nonempty(ply.play.at); }
z3::expr Removes(const SymbolicPly& ply) { return Captures(ply.play) || RemovesOwn(ply.play); }
z3::expr Banned(const SymbolicPly& ply, const PointSet& bans) {
  return Nonempty(Both(ply.play.at, bans));
}

int MoveIn(const z3::model& model, const SymbolicPly& ply) {
  const std::vector<int> points = PointsIn(model, ply.play.at);
  return points.empty() ? -1 : points[0];
}

}  // namespace hotstone::solver
