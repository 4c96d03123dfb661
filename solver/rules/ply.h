// A ply as formulas: a board play or a pass, and what it bans.
//
// ING96-R3 "Move", G302: one board play or one pass at a time. A ply is a set of at most one point;
// the empty set is the pass, which leaves the position as it is. The law of a ply includes what a
// play may not do to own stones, but not the bans that an earlier ply left. Banned() says whether
// the ply breaks them, so cycles may ask where that happens.
#ifndef HOTSTONE_SOLVER_RULES_PLY_H_
#define HOTSTONE_SOLVER_RULES_PLY_H_

#include <z3++.h>

#include <string_view>
#include <vector>

#include "solver/query/obligation.h"
#include "solver/rules/board.h"
#include "solver/rules/board_play.h"
#include "solver/rules/point_set.h"
#include "solver/rules/rule_set.h"

namespace hotstone::solver {

struct SymbolicPly {
  SymbolicPlay play;           // its `at` is empty for a pass, and this law replaces its own:
  std::vector<Assertion> law;  // all of these together: this is a ply, permitted apart from bans
  PointSet bans;               // where the opponent may not play next
};

// A ply of `player`; `before` should be legal. Names of new constants begin with `what`:
// <what>_at_A1, ...
SymbolicPly MakePly(const SymbolicBoard& board, const SymbolicPosition& before, spec::Color player,
                    const FiniteLaw& law, std::string_view what);

z3::expr IsPass(const SymbolicPly& ply);

// Whether the ply removes stones of either colour.
z3::expr Removes(const SymbolicPly& ply);

// Whether the ply is a play at a banned point.
z3::expr Banned(const SymbolicPly& ply, const PointSet& bans);

// The point played in a model, or -1 for a pass.
int MoveIn(const z3::model& model, const SymbolicPly& ply);

}  // namespace hotstone::solver

#endif  // HOTSTONE_SOLVER_RULES_PLY_H_
