// Hot stones as formulas: double ones, and those in the other kos of a fight. single_hot_stone.h
// has the single ones, and hot_scope.h the rules where the class of a ko decides.
//
// ING96-R5 "Hot stone", G509; ING91-1 "Hot stones"; ZH-G39. The two stones of the chain that a play
// formed by joining one lone own stone, if the chain has one liberty q and a play at q would remove
// exactly these two. The three readings (spec/rules/hot_stone.h) add different conditions:
//
//   double-add      once they are removed, the chain that removed them has one liberty, and a play
//                   there would remove exactly two stones in turn
//   double-add-any  the same, but any number in turn
//   double-capture  the play itself removed exactly two
//
// "Would remove" is checked by hypothetical plays: the opponent's at q, and then the player's at
// whichever of the two points is next to q. (That point is a liberty of the chain that removed
// them, so it is the right one to check if that chain has only one; having only one liberty is then
// equivalent to the play there removing the chain.) Both are board plays by
// solver/rules/board_play.h, with no point if there is nothing to check, and their conditions
// belong to the law of the ply. Two adjacent stones have no common neighbour on a board, so q is
// next to one of them.
//
// ING96-G510, ZH-G40, ING96-R5 "Hot stone", ING91-0-ko: after a play whose stone is in a ko, the
// player's kos in its fight (ko.h): the others, if it has just taken that ko (twin), or only if the
// fight also has exactly three (twin-triple); or all of them (any-ko-stone).
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

// Linear size.
z3::expr HasExactlyTwo(const PointSet& set);

struct HotPair {
  PointSet bans;               // q, or none
  std::vector<Assertion> law;  // of the hypothetical plays
};

// What `play` makes hot under the pair kinds among these; it may be a pass (no point). Names of new
// constants begin with `what`. O(points) terms.
HotPair FindHotPair(const SymbolicBoard& board, const SymbolicPlay& play, const HotFlags& kinds,
                    std::string_view what);

// The mouths of the kos that `play` makes hot under the fight kinds among these. `single` says
// whether it makes a single hot stone. O(points^4) terms.
PointSet FindHotKos(const Connectives& c, const SymbolicPlay& play, const FightsOfKos& fights,
                    const HotFlags& kinds, const z3::expr& single);

}  // namespace hotstone::solver

#endif  // HOTSTONE_SOLVER_RULES_HOT_STONE_H_
