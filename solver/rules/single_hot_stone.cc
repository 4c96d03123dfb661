#include "solver/rules/single_hot_stone.h"

#include <vector>

namespace hotstone::solver {
namespace {

// The empty points next to the stone played.
PointSet LibertiesOfStone(const SymbolicBoard& board, const SymbolicPlay& play) {
  PointSet liberties = play.after.Empty();
  for (int p = 0; p < board.points(); ++p) {
    const auto at = static_cast<size_t>(p);
    liberties[at] = liberties[at] && Touches(board, p, play.at);
  }
  return liberties;
}

}  // namespace

z3::expr MakesSingleHotStone(const SymbolicBoard& board, const SymbolicPlay& play,
                             const HotStone& rule) {
  std::vector<z3::expr> conditions;
  conditions.push_back(rule.took_exactly_one ? HasExactlyOne(play.captured) : Captures(play));
  if (rule.stands_alone) {
    const PointSet& own = play.after.Of(play.player);
    for (int p = 0; p < board.points(); ++p) {
      const auto at = static_cast<size_t>(p);
      conditions.push_back(z3::implies(play.at[at], !Touches(board, p, own)));
    }
  }
  if (rule.one_liberty) conditions.push_back(HasExactlyOne(LibertiesOfStone(board, play)));
  return AllOf(play.at[0].ctx(), conditions);
}

PointSet SingleHotStoneBans(const SymbolicBoard& board, const SymbolicPlay& play,
                            const HotStone& rule) {
  const z3::expr hot = MakesSingleHotStone(board, play, rule);
  PointSet bans = LibertiesOfStone(board, play);
  for (z3::expr& ban : bans) ban = hot && ban;
  return bans;
}

}  // namespace hotstone::solver
