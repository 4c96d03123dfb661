// The class of the ko that a play takes as formulas, for rules with hot stones in fighting kos
// only.
//
// ING96-R5-fighting-ko, ING91-1-stoerungs-ko, ZH-G41, as spec/rules/hot_scope.h renders them.
// Everything that a play makes hot has one class. It is the ko of one or two stones that contains
// the stone played, or lies in the fight of that ko and so in its ko position; or it is not a ko,
// and belongs to no ko position after the play. Two positions can give the class:
//
//   after    the ko position after the play that contains the ko of the stone played
//   before   those before the play with a group that shares a stone with it, and the one whose ko
//            the play took; they must have the same class
//
// If there is no such ko position, or there are two classes, or one position is unclassified, there
// is no class.
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

// At most one of the two; neither if there is no class.
struct ClassOfKo {
  z3::expr fighting;
  z3::expr disturbing;
};

// The points of the ko position, before the play, of the ko that the play takes; none if it takes
// none or also removes other stones.
PointSet PositionTaken(const Connectives& c, const SymbolicPlay& play,
                       const SymbolicKoPositions& before);

// The points of the ko position, after the play, of the ko that contains the stone played.
PointSet PositionMade(const Connectives& c, const SymbolicPlay& play,
                      const SymbolicKoPositions& after);

// The class of a single ko position: `classes` are those of one (WordsOfOne).
ClassOfKo ClassOfOne(const Connectives& c, const KoClasses& classes, spec::SettledBy settled);

// The class of the ko that contains the stone played, from the positions before the play: `before`
// has the classes of all, `made` is PositionMade(). O(points^2) terms.
ClassOfKo HotClassBefore(const Connectives& c, const SymbolicPlay& play, const KoClasses& before,
                         const PointSet& made, spec::SettledBy settled);

// Whether what the play would make hot is hot under a rule for fighting kos only. Checks every take
// that the class depends on. O(points^4) terms by the position after the play, O(points^5) by the
// one before.
z3::expr IsHotByClass(const Connectives& c, const SymbolicBoard& board, const SymbolicPlay& play,
                      const HotScope& scope);

}  // namespace hotstone::solver

#endif  // HOTSTONE_SOLVER_RULES_HOT_SCOPE_H_
