// A board play as formulas: a stone is placed, stones are removed.
//
// ING96-R4 "Removal", ING91-1 "Entfernen", ZH-G27: all opposing chains without a liberty; only if there was
// none, the player's own chains without one. What is removed is a set of new constants, determined by the
// position and the point (solver/rules/chains.h), and the position after the play is a term over these and
// the position before. The ranks of one play serve both sets: they are about different stones.
//
// Meant for legal positions before the play. There the chains without a liberty after a stone was placed are
// next to it, so "all chains" and "the chains next to the stone", as spec/ has it, are the same.
//
// Whether the play is permitted is said by predicates of their own: variation.h, self_removal.h. What it
// makes hot: single_hot_stone.h, hot_stone.h.
//
// The position after the play is legal if the one before is: that is an obligation (one_play.h), not part of
// this encoding. A chain of plays may add IsLegal(after, its own new ranks), which that obligation justifies.
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

// How stones are removed. What it says by default is the law; everything else is for rules that are wrong on
// purpose.
struct Removal {
  bool opposing = true;        // opposing chains without a liberty go
  bool own = true;             // and own ones
  bool own_first = false;      // the sides the other way round: own first, opposing only if there was none
  bool always_both = false;    // own ones go by the same look at the board, even if opposing ones do
  bool by_the_stone = false;   // of what is dead only the stones next to the one played go, not whole chains
  bool point_is_free = false;  // the point played still counts as a liberty
  bool some_may_stay = false;  // any chains without a liberty go, not all of them
};

struct SymbolicPlay {
  spec::Color player = spec::Color::kBlack;
  PointSet at;  // exactly one point
  SymbolicPosition before;
  SymbolicPosition placed;  // with the stone, nothing removed yet
  PointSet captured;        // opposing stones removed
  PointSet self_removed;    // own stones removed, the stone just placed among them
  Ranks ranks;              // witness that the stones left had liberties when they were left
  SymbolicPosition after;
  std::vector<Assertion> law;  // all of them together: this is a play
};

// The play of `player` at the point of `at`, which must be empty. `at` is constant (OnePoint) or new
// constants (FreshSet), exactly one true by `law`. The new constants are called <what>_captured_A1,
// <what>_self_removed_A1, <what>_rank_A1. O(points) terms.
SymbolicPlay MakePlay(const SymbolicBoard& board, const SymbolicPosition& before, spec::Color player,
                      const PointSet& at, const std::string& what, const Removal& removal = {});

// What play.law says: the play of `player` from `before` at `at` places and removes these stones.
// MakePlay() with constants that the caller has.
SymbolicPlay PlayWith(const SymbolicBoard& board, const SymbolicPosition& before, spec::Color player,
                      const PointSet& at, const PointSet& captured, const PointSet& self_removed,
                      const Ranks& ranks, const Removal& removal = {});

z3::expr Captures(const SymbolicPlay& play);
z3::expr RemovesOwn(const SymbolicPlay& play);

// Exactly one own stone is removed.
z3::expr RemovesOwnSingle(const SymbolicPlay& play);

// The conjunction of play.law.
z3::expr LawOf(const SymbolicPlay& play);

// The point played in a model.
int PointPlayedIn(const z3::model& model, const SymbolicPlay& play);

}  // namespace hotstone::solver

#endif  // HOTSTONE_SOLVER_RULES_BOARD_PLAY_H_
