// The single hot stone as formulas: where the opponent may not play at once.
//
// ING96-R5 "Hot stone", G508; ZH-G38: the stone played, if it removed exactly one stone, is alone
// and has exactly one liberty; the ban is on that liberty. The definition is by what the play did,
// as in spec/rules/hot_stone.h (kind `single`). An obligation says that it forbids exactly the
// plays that would restore the position (one_play.h).
#ifndef HOTSTONE_SOLVER_RULES_SINGLE_HOT_STONE_H_
#define HOTSTONE_SOLVER_RULES_SINGLE_HOT_STONE_H_

#include <z3++.h>

#include "solver/rules/board.h"
#include "solver/rules/board_play.h"
#include "solver/rules/point_set.h"

namespace hotstone::solver {

// What makes a stone hot. The default is the law; anything else is for rules that are wrong on
// purpose.
struct HotStone {
  bool took_exactly_one = true;
  bool stands_alone = true;
  bool one_liberty = true;
};

// Whether the play makes a single hot stone. O(points) terms.
z3::expr MakesSingleHotStone(const SymbolicBoard& board, const SymbolicPlay& play,
                             const HotStone& rule = {});

// The points banned for the opponent's next ply: the liberty of the single hot stone, or none.
PointSet SingleHotStoneBans(const SymbolicBoard& board, const SymbolicPlay& play,
                            const HotStone& rule = {});

}  // namespace hotstone::solver

#endif  // HOTSTONE_SOLVER_RULES_SINGLE_HOT_STONE_H_
