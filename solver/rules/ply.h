// A ply as formulas: a board play or a pass, and what it bans.
//
// ING96-R3 "Move", G302: one board play or one pass at a time. A ply is a set of points with one element or
// none, none being the pass, which leaves the position as it is. What a play may not do to own stones is part
// of the law of a ply; the bans that an earlier ply left are not: Banned() says whether the ply breaks them,
// so that cycles may ask where that is so.
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
  SymbolicPlay play;           // its `at` is empty for a pass, and its own law is replaced by this one:
  std::vector<Assertion> law;  // all of them together: this is a ply, permitted but for bans
  PointSet bans;               // where the opponent may not play next
};

// A ply of `player`; `before` should be legal. New constants begin with `what`: <what>_at_A1, ...
SymbolicPly MakePly(const SymbolicBoard& board, const SymbolicPosition& before, spec::Color player,
                    const FiniteLaw& law, std::string_view what);

z3::expr IsPass(const SymbolicPly& ply);

// Stones are removed, of either colour.
z3::expr Removes(const SymbolicPly& ply);

// The ply is a play at a banned point.
z3::expr Banned(const SymbolicPly& ply, const PointSet& bans);

// The point played in a model, or -1 for a pass.
int MoveIn(const z3::model& model, const SymbolicPly& ply);

}  // namespace hotstone::solver

#endif  // HOTSTONE_SOLVER_RULES_PLY_H_
