// Fighting, disturbing or unclassified as formulas: the class of every ko position of a board.
//
// ING96-G402, G405 to G407, G503, G507, G512, G513, G515, as spec/ko/ko_class.h renders them. The words of
// the texts are formulas of their own, by the breaths of a position alone (BreathWords): whether a side is
// dead, whether all live, whether the breaths balance, and what the texts do not cover. Classes are made of
// these and of one more question: whether the take of a ko turns a result over (`turned`), for which every
// take of the board is made and its position asked the same words again.
//
// A take removes the ko stones and nothing else, or it is none. Takes of one ko position are told apart by their
// points: no two kos that can be so taken have one mouth, since a play at a mouth that two kos of one side
// share takes both, and next to the mouth of a ko all stones are its holder's but one at most. They are asked
// in the order of these points, as many as the caller says; that there are no more is for him to show
// (`more_takes`).
//
// Which of two words wins where both are true is a rule of its own (ClassRule).
//
// The words are asked of some ko positions, each given by the set of points that hang together in it: of all
// of the board, at their first stones, or of one that a statement is about. O(points^3) terms for all of
// them, O(points^2) for one; each take has all ko positions of a board asked.
#ifndef HOTSTONE_SOLVER_RULES_KO_CLASS_H_
#define HOTSTONE_SOLVER_RULES_KO_CLASS_H_

#include <z3++.h>

#include <vector>

#include "solver/rules/board.h"
#include "solver/rules/breath.h"
#include "solver/rules/connectives.h"
#include "solver/rules/point_set.h"
#include "solver/rules/position.h"
#include "spec/board/color.h"
#include "spec/ko/cycle_reading.h"

namespace hotstone::solver {

// How the words make a class. By default the law; everything else is for rules that are wrong on purpose.
struct ClassRule {
  bool death_against_eyes = true;  // who has nothing is dead only if the other side has an eye
  bool dead_are_settled = true;    // with a dead side life and death are settled
  bool coexistence = true;         // so they are where the breaths of a pair balance
  bool pairs_fight = true;  // life is open where two groups fight for it, not only one against a living one
  bool dead_are_not_open = true;  // but not if it is dead
  bool settled_first = true;      // what is settled is not fighting, balanced or not (ING96-H5)
  bool takes_decide = true;       // what a take turns over is not disturbing
};

// What the breaths of some ko positions say.
struct BreathWords {
  ClassRule rule;
  std::vector<PointSet> members;  // the points of each; whatever is said means nothing where it `is` not one
  PointSet is;

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
  PointSet two_stones;  // it has a ko of two stones
  PointSet several_mouths;

  const PointSet& Dead(spec::Color color) const {
    return color == spec::Color::kBlack ? black_dead : white_dead;
  }
  z3::expr Unclear(const Connectives& c, size_t f) const;
  z3::expr AnyDead(const Connectives& c, size_t f) const;
  z3::expr Coexist(const Connectives& c, size_t f) const;
  // By the breaths alone: settled, or life and death being open.
  z3::expr Settled(const Connectives& c, size_t f) const;
  z3::expr Open(const Connectives& c, size_t f) const;
};

// Of all ko positions, at their first stones.
BreathWords WordsOf(const Connectives& c, const SymbolicKoPositions& positions);

// Of the one with these points, if there are any.
BreathWords WordsOfOne(const Connectives& c, const SymbolicKoPositions& positions, const PointSet& members,
                       const ClassRule& rule = {});

// Of each ko position: whether a take of one of its kos settles it otherwise, the first `most` takes asked;
// and whether there are more.
struct TakesOf {
  PointSet turned;
  PointSet more_takes;
};

TakesOf AskTakes(const Connectives& c, const SymbolicBoard& board, const SymbolicKoPositions& positions,
                 const BreathWords& words, size_t most);

struct KoClasses {
  SymbolicKoPositions positions;
  BreathWords words;
  PointSet turned;

  // Whether the f-th ko position has the class.
  z3::expr Fighting(const Connectives& c, size_t f, spec::SettledBy settled) const;
  z3::expr Disturbing(const Connectives& c, size_t f, spec::SettledBy settled) const;
};

// Of all ko positions, with all takes.
KoClasses ClassesOf(const Connectives& c, const SymbolicBoard& board, const SymbolicPosition& position);

}  // namespace hotstone::solver

#endif  // HOTSTONE_SOLVER_RULES_KO_CLASS_H_
