// The double hot stones as formulas: which two stones may not be removed at once.
//
// ING96-R5 "Hot stone", G509; ING91-1 "Hot stones"; ZH-G39. The two stones of the chain that a play formed by
// joining one lone own stone, if the chain has one liberty q and a play at q would remove just these two. The
// three readings (spec/rules/hot_stone.h) differ in what else is asked:
//
//   double-add      once they are removed, the chain that removed them has one liberty, and a play there
//                   would remove exactly two stones in turn
//   double-add-any  the same, but any number in turn
//   double-capture  the play itself removed exactly two
//
// "Would remove" is asked by plays that nobody makes: the opponent's at q, and the player's after it at the
// one of the two points that is next to q. (It is a liberty of the chain that has removed them, so it is the
// one to look at if that chain has only one; that it has only one is then the same as that the play there
// removes it.) Both are board plays by solver/rules/board_play.h, with no point where there is nothing to
// ask, and their conditions belong to the law of the ply. Two stones next to each other have no neighbour in
// common on a board, so q is next to one of them.
#ifndef HOTSTONE_SOLVER_RULES_HOT_STONE_H_
#define HOTSTONE_SOLVER_RULES_HOT_STONE_H_

#include <string_view>
#include <vector>

#include "solver/query/obligation.h"
#include "solver/rules/board.h"
#include "solver/rules/board_play.h"
#include "solver/rules/point_set.h"
#include "solver/rules/rule_set.h"

namespace hotstone::solver {

// Of linear size.
z3::expr HasExactlyTwo(const PointSet& set);

struct HotPair {
  PointSet bans;               // q, or none
  std::vector<Assertion> law;  // of the plays that nobody makes
};

// What `play` makes hot under the kinds of pairs that `law` names; it may be a pass (no point). New constants
// begin with `what`. O(points) terms.
HotPair FindHotPair(const SymbolicBoard& board, const SymbolicPlay& play, const FiniteLaw& law,
                    std::string_view what);

}  // namespace hotstone::solver

#endif  // HOTSTONE_SOLVER_RULES_HOT_STONE_H_
