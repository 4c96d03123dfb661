// The class of the ko that a play takes as formulas: where stones are hot in fighting kos only.
//
// ING96-R5-fighting-ko, ING91-1-stoerungs-ko, ZH-G41, as spec/rules/hot_scope.h renders them. Whatever a play
// makes hot has one class: it is the ko in which the stone played stands, of one stone or two, or lies in the
// fight of that ko, and so in its ko position; or it is no ko, and is of no ko position after the play. Two
// positions can give the class:
//
//   after    the ko position after the play in which the ko of the stone played lies
//   before   those before the play with a group that has a stone in common with it, and the one whose ko the
//            play took; they must be of one class
//
// Where there is no such ko position, or two classes, or one that is unclassified, there is no class.
#ifndef HOTSTONE_SOLVER_RULES_HOT_SCOPE_H_
#define HOTSTONE_SOLVER_RULES_HOT_SCOPE_H_

#include <z3++.h>

#include "solver/rules/board.h"
#include "solver/rules/board_play.h"
#include "solver/rules/breath.h"
#include "solver/rules/connectives.h"
#include "solver/rules/ko_class.h"
#include "solver/rules/point_set.h"
#include "solver/rules/rule_set.h"
#include "spec/ko/cycle_reading.h"

namespace hotstone::solver {

// At most one of the two; neither where there is no class.
struct ClassOfKo {
  z3::expr fighting;
  z3::expr disturbing;
};

// The points of the ko position, before the play, of the ko that the play takes; none if it takes none, or
// removes something else, too.
PointSet PositionTaken(const Connectives& c, const SymbolicPlay& play, const SymbolicKoPositions& before);

// Those of the ko position, after the play, of the ko in which the stone played stands.
PointSet PositionMade(const Connectives& c, const SymbolicPlay& play, const SymbolicKoPositions& after);

// Of a single ko position: `classes` are those of one (WordsOfOne).
ClassOfKo ClassOfOne(const Connectives& c, const KoClasses& classes, spec::SettledBy settled);

// Of the ko in which the stone played stands, by the positions before the play: `before` are the classes of
// all, `made` is PositionMade(). O(points^2) terms.
ClassOfKo HotClassBefore(const Connectives& c, const SymbolicPlay& play, const KoClasses& before,
                         const PointSet& made, spec::SettledBy settled);

// Whether what the play makes hot is so, where that is said of fighting kos only. Every take that the class
// hangs on is asked. O(points^4) terms by the position after the play, O(points^5) by the one before.
z3::expr IsHotByClass(const Connectives& c, const SymbolicBoard& board, const SymbolicPlay& play,
                      const HotScope& scope);

}  // namespace hotstone::solver

#endif  // HOTSTONE_SOLVER_RULES_HOT_SCOPE_H_
