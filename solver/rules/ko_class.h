// Fighting, disturbing or unclassified as formulas: the class of every ko position of a board.
//
// ING96-G402, G405 to G407, G503, G507, G512, G513, G515, as spec/ko/ko_class.h renders them. The words of
// the texts are formulas of their own, by the breaths of a position alone (BreathWords): whether a side is
// dead, whether all live, whether the breaths balance, and what the texts do not cover. Classes are made of
// these and of one more question: whether the take of a ko turns a result over (`turned`), for which every
// take of the board is made and its position asked the same words again.
//
// A take removes the ko stones and nothing else, or it is none. No two kos of a position that can be so taken
// have one mouth: one that two kos of one side share takes both, and next to a ko of Black's all but one stone
// at the mouth are Black's. So there is one position after a take at each point, whoever takes.
//
// Everything is said at the first stone of a ko position. O(points^3) terms by the words, O(points^4) with
// the takes.
#ifndef HOTSTONE_SOLVER_RULES_KO_CLASS_H_
#define HOTSTONE_SOLVER_RULES_KO_CLASS_H_

#include <z3++.h>

#include "solver/rules/board.h"
#include "solver/rules/breath.h"
#include "solver/rules/connectives.h"
#include "solver/rules/point_set.h"
#include "solver/rules/position.h"
#include "spec/board/color.h"
#include "spec/ko/cycle_reading.h"

namespace hotstone::solver {

// What the breaths of each ko position say, at its first stone.
struct BreathWords {
  // What the texts do not cover; the first of them that holds is the reason.
  PointSet no_group;
  PointSet doubtful_eye;
  PointSet holds_stones;
  PointSet several_groups;

  PointSet all_live;
  PointSet one_open;    // the life of one group is open, the others live
  PointSet pair_open;   // there are two groups, one of each side, and neither lives by itself
  PointSet balanced;    // ING96-G507: one group each, as many eyes and external breaths, ko breaths in pairs
  PointSet black_dead;  // no eyes and no external breaths against eyes (ING96-H5)
  PointSet white_dead;
  PointSet two_stones;     // it has a ko of two stones
  PointSet several_mouths;

  const PointSet& Dead(spec::Color color) const {
    return color == spec::Color::kBlack ? black_dead : white_dead;
  }
  z3::expr Unclear(const Connectives& c, size_t f) const;
  z3::expr AnyDead(const Connectives& c, size_t f) const;
  // By the breaths alone: settled, or life and death being open.
  z3::expr Settled(const Connectives& c, size_t f) const;
  z3::expr Open(const Connectives& c, size_t f) const;
};

BreathWords WordsOf(const Connectives& c, const SymbolicKoPositions& positions);

// Where a take of one of its kos settles the position otherwise.
PointSet TurnedByTakes(const Connectives& c, const SymbolicBoard& board, const SymbolicKoPositions& positions,
                       const BreathWords& words);

struct KoClasses {
  SymbolicKoPositions positions;
  BreathWords words;
  PointSet turned;

  // f is the first stone of a ko position, and it has the class.
  z3::expr Fighting(const Connectives& c, size_t f, spec::SettledBy settled) const;
  z3::expr Disturbing(const Connectives& c, size_t f, spec::SettledBy settled) const;
};

KoClasses ClassesOf(const Connectives& c, const SymbolicBoard& board, const SymbolicPosition& position,
                    const BreathRule& rule = {});

}  // namespace hotstone::solver

#endif  // HOTSTONE_SOLVER_RULES_KO_CLASS_H_
