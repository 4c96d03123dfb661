#include "solver/rules/ply.h"

#include <string>

#include "solver/rules/hot_stone.h"
#include "solver/rules/self_removal.h"
#include "solver/rules/single_hot_stone.h"

namespace hotstone::solver {

SymbolicPly MakePly(const SymbolicBoard& board, const SymbolicPosition& before, spec::Color player,
                    const FiniteLaw& law, std::string_view what) {
  z3::context& context = before.black[0].ctx();
  const std::string prefix(what);
  const PointSet at = FreshSet(context, board, prefix + "_at");
  SymbolicPly ply{MakePlay(board, before, player, at, prefix, law.removal), {}, {}};
  const z3::expr plays = Nonempty(at);
  for (const Assertion& assertion : ply.play.law) {
    ply.law.push_back({assertion.name + ", unless it is a pass", z3::implies(plays, assertion.formula)});
  }
  ply.law.push_back({"a pass removes nothing", plays || !(Captures(ply.play) || RemovesOwn(ply.play))});
  ply.law.push_back({"the play may remove what it removes",
                     z3::implies(plays, SelfRemovalPermitted(ply.play, law.self_removal))});

  for (int p = 0; p < board.points(); ++p) ply.bans.push_back(context.bool_val(false));
  if (law.single) ply.bans = SingleHotStoneBans(board, ply.play, law.hot_stone);
  if (law.LooksAtPairs()) {
    HotPair pair = FindHotPair(board, ply.play, law, prefix + "_pair");
    ply.bans = Union(ply.bans, pair.bans);
    for (Assertion& assertion : pair.law) ply.law.push_back(std::move(assertion));
  }
  return ply;
}

z3::expr IsPass(const SymbolicPly& ply) { return !Nonempty(ply.play.at); }
z3::expr Removes(const SymbolicPly& ply) { return Captures(ply.play) || RemovesOwn(ply.play); }
z3::expr Banned(const SymbolicPly& ply, const PointSet& bans) { return Nonempty(Both(ply.play.at, bans)); }

int MoveIn(const z3::model& model, const SymbolicPly& ply) {
  const std::vector<int> points = PointsIn(model, ply.play.at);
  return points.empty() ? -1 : points[0];
}

}  // namespace hotstone::solver
