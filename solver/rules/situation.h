// A situation as formulas: position, player to move, passes in a row, banned points; and the
// situation after a ply.
//
// The player to move is not a formula: the law is the same for both, so a statement about one ply
// may assume Black, and players alternate in a line of play. Passes in a row are unary: passes[i]
// says that there were more than i. A situation here is not finished, so if four passes end the
// game there are three such Booleans. Handicap passes are left out.
#ifndef HOTSTONE_SOLVER_RULES_SITUATION_H_
#define HOTSTONE_SOLVER_RULES_SITUATION_H_

#include <z3++.h>

#include <string_view>
#include <vector>

#include "solver/query/obligation.h"
#include "solver/rules/board.h"
#include "solver/rules/ply.h"
#include "solver/rules/point_set.h"
#include "solver/rules/position.h"
#include "solver/rules/rule_set.h"

namespace hotstone::solver {

struct SymbolicSituation {
  SymbolicPosition position;
  spec::Color to_move = spec::Color::kBlack;
  std::vector<z3::expr> passes;  // end_passes - 1 Booleans
  PointSet bans;
};

// The start of a game.
SymbolicSituation EmptyBoard(z3::context& context, const SymbolicBoard& board,
                             const FiniteLaw& law);

// New constants, Black to move: <what>_black_A1, ..., <what>_passes_1, ..., <what>_ban_A1, ...
SymbolicSituation AnySituation(z3::context& context, const SymbolicBoard& board,
                               const FiniteLaw& law, std::string_view what);

// For AnySituation(): the position is legal, passes are a valid number, bans are where they can be.
// That includes unreachable situations.
std::vector<Assertion> IsSituation(const SymbolicBoard& board, const SymbolicSituation& situation,
                                   std::string_view what);

// Bans are on empty points next to a stone of the player who has just played, and there are none
// after a pass.
z3::expr BansAreWherePlaysLeaveThem(const SymbolicBoard& board, const SymbolicSituation& situation);

// Passes in a row are a valid number: each Boolean after the first implies the one before.
z3::expr IsUnary(const std::vector<z3::expr>& passes);

// A ply from a situation, which breaks no ban.
struct SituationPly {
  SymbolicPly ply;
  std::vector<Assertion> law;  // ply.law, and no ban is broken
  z3::expr finishes;           // the game is over after it
  SymbolicSituation after;     // if it does not finish the game; terms over the ply
};

// Passes and bans rendered wrongly on purpose.
struct SituationMistakes {
  bool passes_count = true;  // a pass adds one to the passes in a row
  bool bans_bind = true;     // a banned play is not legal
};

SituationPly MakeSituationPly(const SymbolicBoard& board, const SymbolicSituation& before,
                              const FiniteLaw& law, std::string_view what,
                              const SituationMistakes& mistakes = {});

// Everything is the same. False if the players to move differ.
z3::expr SameSituation(const SymbolicSituation& a, const SymbolicSituation& b);

}  // namespace hotstone::solver

#endif  // HOTSTONE_SOLVER_RULES_SITUATION_H_
