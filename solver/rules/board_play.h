// A board play as formulas: a stone is placed, stones are removed.
//
// ING96-R4 "Removal", ING91-1 "Entfernen", ZH-G27: all opposing chains without a liberty are
// removed; only if there was none, the player's own chains without one. The stones removed form a
// set of new constants, determined by the position and the point (solver/rules/chains.h). The
// position after the play is a term over these and the position before. One set of ranks per play
// serves both sets, which contain different stones.
//
// Intended for legal positions before the play. There every chain without a liberty after a stone
// is placed is next to that stone, so "all chains" here and "the chains next to the stone" in spec/
// are the same.
//
// Separate predicates say whether the play is permitted: variation.h, self_removal.h.
// single_hot_stone.h and hot_stone.h say what it makes hot.
//
// If the position before is legal, so is the one after: that is an obligation (one_play.h), not
// part of this encoding. A sequence of plays may add IsLegal(after, its own new ranks), which that
// obligation justifies.
#ifndef HOTSTONE_SOLVER_RULES_BOARD_PLAY_H_
#define HOTSTONE_SOLVER_RULES_BOARD_PLAY_H_

#include <z3++.h>

#include <string>
#include <vector>

#include "solver/query/obligation.h"
#include "solver/rules/board.h"
#include "solver/rules/chains.h"
#include "solver/rules/point_set.h"
#include "solver/rules/position.h"
#include "spec/board/color.h"

namespace hotstone::solver {

// How stones are removed. The default is the law; anything else is for rules that are wrong on
// purpose.
struct Removal {
  bool opposing = true;        // opposing chains without a liberty are removed
  bool own = true;             // and own ones
  bool own_first = false;      // reversed order: own first, opposing only if there was none
  bool always_both = false;    // own ones are removed in the same step even if opposing ones are
  bool by_the_stone = false;   // removes only dead stones next to the one played, not whole chains
  bool point_is_free = false;  // the point played still counts as a liberty
  bool some_may_stay = false;  // removes some chains without a liberty, not necessarily all
};

struct SymbolicPlay {
  spec::Color player = spec::Color::kBlack;
  PointSet at;  // exactly one point
  SymbolicPosition before;
  SymbolicPosition placed;  // with the stone, before any removal
  PointSet captured;        // opposing stones removed
  PointSet self_removed;    // own stones removed, including the stone just placed
  Ranks ranks;              // witness that the remaining stones had liberties at that time
  SymbolicPosition after;
  std::vector<Assertion> law;  // all of these together: this is a play
};

// The play of `player` at the point of `at`, which must be empty. `at` is constant (OnePoint) or
// new constants (FreshSet), of which `law` makes exactly one true. The new constants are called
// <what>_captured_A1, <what>_self_removed_A1, <what>_rank_A1. O(points) terms.
SymbolicPlay MakePlay(const SymbolicBoard& board, const SymbolicPosition& before,
                      spec::Color player, const PointSet& at, const std::string& what,
                      const Removal& removal = {});

// The contents of play.law: the play of `player` from `before` at `at` places and removes these
// stones. MakePlay() with constants supplied by the caller.
SymbolicPlay PlayWith(const SymbolicBoard& board, const SymbolicPosition& before,
                      spec::Color player, const PointSet& at, const PointSet& captured,
                      const PointSet& self_removed, const Ranks& ranks,
                      const Removal& removal = {});

z3::expr Captures(const SymbolicPlay& play);
z3::expr RemovesOwn(const SymbolicPlay& play);

// Whether the play removes exactly one own stone.
z3::expr RemovesOwnSingle(const SymbolicPlay& play);

// The conjunction of play.law.
z3::expr LawOf(const SymbolicPlay& play);

// The point played in a model.
int PointPlayedIn(const z3::model& model, const SymbolicPlay& play);

}  // namespace hotstone::solver

#endif  // HOTSTONE_SOLVER_RULES_BOARD_PLAY_H_
