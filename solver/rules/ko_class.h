// Fighting, disturbing or unclassified as formulas: the class of every ko position of a board.
//
// ING96-G402, G405 to G407, G503, G507, G512, G513, G515, as spec/ko/ko_class.h renders them. A
// board says sixteen letters of each ko position, and its words and classes are a table of these
// (breath_words.h), with one more question: whether taking a ko turns a result over (`turned`). For
// it every take of the board is made, and the words are evaluated again on the resulting position.
//
// A take removes the ko stones and nothing else; otherwise it is not a take. Takes of one ko
// position are distinguished by their points. No two kos that can be taken this way share a mouth:
// a play at a mouth shared by two kos of one side takes both, and at most one stone next to the
// mouth of a ko is not its holder's. Takes are checked in the order of these points, as many as the
// caller requests; the caller must show that there are no more (`more_takes`).
//
// The words are evaluated for some ko positions, each given by the set of points connected in it:
// for all of the board, at their first stones, or for one that a statement is about. O(points^3)
// terms for all of them, O(points^2) for one; each take evaluates all ko positions of a board.
#ifndef HOTSTONE_SOLVER_RULES_KO_CLASS_H_
#define HOTSTONE_SOLVER_RULES_KO_CLASS_H_

#include <z3++.h>

#include <vector>

#include "solver/rules/board.h"
#include "solver/rules/breath.h"
#include "solver/rules/breath_words.h"
#include "solver/rules/connectives.h"
#include "solver/rules/point_set.h"
#include "solver/rules/position.h"
#include "spec/ko/cycle_reading.h"

namespace hotstone::solver {

// The letters of the ko position with these points, if there are any.
KoLetters LettersOf(const Connectives& c, const SymbolicKoPositions& positions,
                    const PointSet& members);

// For all ko positions, at their first stones.
BreathWords WordsOf(const Connectives& c, const SymbolicKoPositions& positions);

// For the ko position with these points, if there are any.
BreathWords WordsOfOne(const Connectives& c, const SymbolicKoPositions& positions,
                       const PointSet& members, const ClassRule& rule = {});

// For each ko position: whether taking one of its kos settles it differently, for the first `most`
// takes; and whether there are more.
struct TakesOf {
  PointSet turned;
  PointSet more_takes;
};

TakesOf AskTakes(const Connectives& c, const SymbolicBoard& board,
                 const SymbolicKoPositions& positions, const BreathWords& words, size_t most);

struct KoClasses {
  SymbolicKoPositions positions;
  BreathWords words;
  PointSet turned;

  // Whether the f-th ko position has the class.
  z3::expr Fighting(const Connectives& c, size_t f, spec::SettledBy settled) const;
  z3::expr Disturbing(const Connectives& c, size_t f, spec::SettledBy settled) const;
};

// For all ko positions, with all takes.
KoClasses ClassesOf(const Connectives& c, const SymbolicBoard& board,
                    const SymbolicPosition& position);

}  // namespace hotstone::solver

#endif  // HOTSTONE_SOLVER_RULES_KO_CLASS_H_
