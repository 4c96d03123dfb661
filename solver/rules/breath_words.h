// The words of the texts for a ko position, and the classes made of them, as a table of letters.
//
// ING96-G503, G507, G512, G513, G515, as spec/ko/ko_class.h renders them. A board says sixteen
// things of a ko position (KoLetters). The words (BreathWords) are formulas of these letters:
// whether a side is dead, whether all live, whether the breaths balance, and what the texts do not
// cover. The classes are formulas of the words and of one more letter: whether taking a ko turns a
// result over.
//
// A separate rule (ClassRule) decides which of two words wins if both are true. No board occurs
// here, so what follows from the table alone is proved for every board at once
// (solver/ko_classes/decision_table.h).
#ifndef HOTSTONE_SOLVER_RULES_BREATH_WORDS_H_
#define HOTSTONE_SOLVER_RULES_BREATH_WORDS_H_

#include <z3++.h>

#include <cstddef>
#include <vector>

#include "solver/rules/connectives.h"
#include "solver/rules/point_set.h"
#include "spec/board/color.h"
#include "spec/ko/cycle_reading.h"

namespace hotstone::solver {

// How the words make a class. The default is the law; anything else is for rules that are wrong on
// purpose.
struct ClassRule {
  bool death_against_eyes = true;  // a side with nothing is dead only if the other side has an eye
  bool dead_are_settled = true;    // with a dead side life and death are settled
  bool coexistence = true;         // also where the breaths of a pair balance
  bool pairs_fight = true;         // life is open also where two groups fight for it
  bool dead_are_not_open = true;   // but not if one of them is dead
  bool settled_first = true;       // what is settled is not fighting, balanced or not (ING96-H5)
  bool takes_decide = true;        // a ko with a take that turns a result over is not disturbing
};

// What the breaths of some ko positions say.
struct BreathWords {
  ClassRule rule;
  std::vector<PointSet> members;  // the points of each; meaningless unless `is`
  PointSet is;

  // What the texts do not cover; the first of these that holds is the reason.
  PointSet no_group;
  PointSet doubtful_eye;
  PointSet holds_stones;
  PointSet several_groups;

  PointSet all_live;
  PointSet one_open;    // the life of one group is open, and the others live
  PointSet pair_open;   // there are two groups, one per side, and neither lives by itself
  PointSet balanced;    // ING96-G507: one group each, equal eyes and externals, paired ko breaths
  PointSet black_dead;  // no eyes and no external breaths against eyes (ING96-H5)
  PointSet white_dead;
  PointSet several_stones;  // it has a ko of several stones
  PointSet several_mouths;

  const PointSet& Dead(spec::Color color) const {
    return color == spec::Color::kBlack ? black_dead : white_dead;
  }
  z3::expr Unclear(const Connectives& c, size_t f) const;
  z3::expr AnyDead(const Connectives& c, size_t f) const;
  z3::expr Coexist(const Connectives& c, size_t f) const;
  // By the breaths alone: settled, or life and death open.
  z3::expr Settled(const Connectives& c, size_t f) const;
  z3::expr Open(const Connectives& c, size_t f) const;
  // Whether the f-th has the class, if a take turns its result over or not.
  z3::expr Fighting(const Connectives& c, size_t f, const z3::expr& turned,
                    spec::SettledBy settled) const;
  z3::expr Disturbing(const Connectives& c, size_t f, const z3::expr& turned,
                      spec::SettledBy settled) const;
};

// What a board says of one ko position, in sixteen letters. The words are a table of these, and the
// classes a table of the words and of one more letter, `turned`.
struct KoLetters {
  z3::expr is;                 // there is a ko position
  z3::expr no_group;           // a side has no group at a ko
  z3::expr doubtful_eye;       // of the first open group that is unclear
  z3::expr holds_stones;       // of that group, if its eyes are not doubtful
  z3::expr one_open;           // at least one group is not alive by itself
  z3::expr two_open;           // at least two
  z3::expr two_groups;         // there are two groups and no more
  z3::expr opposed;            // each side has an open group
  z3::expr one_each;           // each side has a group
  z3::expr breaths_pair_up;    // equal eyes and external breaths, an even number of ko breaths
  z3::expr black_has_nothing;  // an open group without eyes and external breaths
  z3::expr white_has_nothing;
  z3::expr black_has_eye;  // an open group with an eye
  z3::expr white_has_eye;
  z3::expr several_stones;  // it has a ko of several stones
  z3::expr several_mouths;
};

// Adds the words of one ko position, all but its members.
void AddWords(const Connectives& c, const KoLetters& letters, BreathWords& words);

}  // namespace hotstone::solver

#endif  // HOTSTONE_SOLVER_RULES_BREATH_WORDS_H_
