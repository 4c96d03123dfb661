// Hot stones as formulas: double ones, and those in the other kos of a fight. Single ones: single_hot_stone.h;
// where the class of a ko decides, hot_scope.h.
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
//
// ING96-G510, ZH-G40, ING96-R5 "Hot stone", ING91-0-ko: after a play whose stone stands in a ko, the kos of the
// player in its fight (ko.h): the others, if it has just taken that ko (twin), also only if the fight has just
// three (twin-triple); or all of them (any-ko-stone).
#ifndef HOTSTONE_SOLVER_RULES_HOT_STONE_H_
#define HOTSTONE_SOLVER_RULES_HOT_STONE_H_

#include <string_view>
#include <vector>

#include "solver/query/obligation.h"
#include "solver/rules/board.h"
#include "solver/rules/board_play.h"
#include "solver/rules/connectives.h"
#include "solver/rules/ko.h"
#include "solver/rules/point_set.h"
#include "solver/rules/rule_set.h"

namespace hotstone::solver {

// Of linear size.
z3::expr HasExactlyTwo(const PointSet& set);

struct HotPair {
  PointSet bans;               // q, or none
  std::vector<Assertion> law;  // of the plays that nobody makes
};

// What `play` makes hot under the kinds of pairs among these; it may be a pass (no point). New constants begin
// with `what`. O(points) terms.
HotPair FindHotPair(const SymbolicBoard& board, const SymbolicPlay& play, const HotFlags& kinds,
                    std::string_view what);

// The mouths of the kos that it makes hot under the kinds of fights among these. `single` says whether it makes
// a single hot stone. O(points^4) terms.
PointSet FindHotKos(const Connectives& c, const SymbolicPlay& play, const FightsOfKos& fights,
                    const HotFlags& kinds, const z3::expr& single);

}  // namespace hotstone::solver

#endif  // HOTSTONE_SOLVER_RULES_HOT_STONE_H_
