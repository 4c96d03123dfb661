// The ko positions along a cycle, as formulas: which of them are the same, and which plays belong
// to which.
//
// The third rendering of the first part of spec/ko/ko_cycle.h (ING96-R5 "Ko", "Disturbing ko"). A
// cycle here is its positions, with the points that are played; what each ply removes is the
// difference of two positions. Black plays the plies with even numbers: a cycle entered with White
// to move is one with the colours exchanged.
//
// A stone *lasts* if it is in every position of the cycle. Two ko positions of different moments
// are the same if their groups share a lasting stone; the closure of that relation joins more than
// two. So a ko position of the cycle is named by the first of its lasting stones. A play belongs to
// the ko position of the ko that it takes, else makes, else fills, else to that of the play which
// removes its stone.
//
// Where all constants are known, all of this folds to true and false (solver/rules/connectives.h).
#ifndef HOTSTONE_SOLVER_CYCLES_CYCLE_KOS_H_
#define HOTSTONE_SOLVER_CYCLES_CYCLE_KOS_H_

#include <z3++.h>

#include <cstddef>
#include <vector>

#include "solver/rules/connectives.h"
#include "solver/rules/ko_class.h"
#include "solver/rules/point_set.h"
#include "solver/rules/position.h"
#include "spec/board/color.h"

namespace hotstone::solver {

// The plies of a cycle, Black first; an even number of them.
struct CyclePlies {
  std::vector<SymbolicPosition> before;  // each ply; the last leads back to the first position
  std::vector<PointSet> at;              // one point, or none for a pass
  std::vector<PointSet> captured;        // stones of the opponent
  std::vector<PointSet> self_removed;

  size_t size() const { return at.size(); }
  size_t Next(size_t i) const { return (i + 1) % size(); }
  static spec::Color Player(size_t i) {
    return i % 2 == 0 ? spec::Color::kBlack : spec::Color::kWhite;
  }
};

CyclePlies PliesOf(const Connectives& c, std::vector<SymbolicPosition> before,
                   std::vector<PointSet> at);

// The classes of the ko positions before each ply.
using CycleMoments = std::vector<const KoClasses*>;

struct CycleKos {
  SymbolicPosition lasting;
  std::vector<PointSet> in_ko;        // [ply][p]: a lasting stone p is in a ko position before it
  Relation same;                      // between lasting stones: in the same ko position somewhere
  std::vector<z3::expr> belongs;      // [ply]: a play that belongs to some ko position
  std::vector<PointSet> belongs_to;   // [ply][p]: to the one with the lasting stone p
  PointSet met;                       // the first lasting stones of those that plays belong to
  z3::expr one_has_no_lasting_stone;  // a play belongs to a ko position without any
};

// `around`: whether the play that removes a stone is sought beyond the last ply, from the first
// one on. False is a mistake. O(plies x points^2 + points^3) terms.
CycleKos FindCycleKos(const Connectives& c, const CyclePlies& plies, const CycleMoments& moments,
                      bool around = true);

}  // namespace hotstone::solver

#endif  // HOTSTONE_SOLVER_CYCLES_CYCLE_KOS_H_
