// Ko positions as formulas: which groups are locked in kos with each other, their eyes and their
// breaths.
//
// ING96-R4 "Breath type" and ING96-G404 to ING96-G416, as spec/ko/breath.h renders them. Everything
// is stated for points, for all ko positions of the board at once. A group is named by its first
// stone, and a ko position by the first stone of its groups. A statement about one is made at that
// point; at other points it means nothing.
//
//   part       connected stones and enclosed spaces (without mouths of kos): neighbours of the same
//              kind, and stones with the spaces that they touch
//   group      the same, with the chains around a ko joined on either side
//   position   the same, with the two sides of each ko joined too
//
// Each is the closure of a relation between points. A space surrounded by several chains makes an
// eye only if these belong to one group even without the space. That is checked by walking from the
// first stone around it without entering the space; a walk of points - 2 steps covers everything
// reachable.
//
// A ko with no stone around it at all (`.X` on two points) is in no group and has no first stone:
// `lone`.
#ifndef HOTSTONE_SOLVER_RULES_BREATH_H_
#define HOTSTONE_SOLVER_RULES_BREATH_H_

#include <vector>

#include "solver/rules/board.h"
#include "solver/rules/connectives.h"
#include "solver/rules/eye.h"
#include "solver/rules/ko.h"
#include "solver/rules/point_set.h"
#include "solver/rules/position.h"

namespace hotstone::solver {

struct SymbolicKoPositions {
  SymbolicPosition at;
  SymbolicEyes eyes;
  std::vector<KoShape> kos;
  z3::expr lone;  // some ko has no stones around it

  Relation group;
  Relation position;
  PointSet group_first;  // first stones of groups in ko positions; the following sets are subsets:
  PointSet least_one;    // at least one eye, whoever plays first
  PointSet least_two;
  PointSet doubtful;  // fewer than two for certain, and perhaps more
  PointSet alive;
  PointSet holds_stones;
  std::vector<PointSet> external;  // [group][p]
  PointSet position_first;         // first stones of ko positions

  // Kos by a point of a group around them, [anchor]: all, those of several stones, those with no
  // stones of one side around them; and those with a mouth, [mouth][anchor].
  PointSet ko_at;
  PointSet several_stones_at;
  PointSet no_group_at;
  std::vector<PointSet> mouth_at;

  PointSet black_eye;  // first points of spaces that are certain to make an eye, by owner
  PointSet black_two;  // those that make two
  PointSet white_eye;
  PointSet white_two;
};

// For a legal position. O(points^3) terms.
SymbolicKoPositions FindKoPositions(const Connectives& c, const SymbolicBoard& board,
                                    const SymbolicPosition& position);

// Whether a ko lies on `ko` and belongs to the ko position of these points.
z3::expr BelongsTo(const Connectives& c, const KoShape& ko, const PointSet& position);

}  // namespace hotstone::solver

#endif  // HOTSTONE_SOLVER_RULES_BREATH_H_
