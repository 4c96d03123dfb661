// Disagreements grouped by the mistake that the engine makes.
//
// One mistake shows in many ways: an engine that misses a ko on the edge permits a play in one game
// and has wrong stones three moves later in another. A report that lists these separately leaves
// the diagnosis to the reader. So the disagreements of a run are grouped in two steps.
//
//   likeness   Would one of the mistakes that programs are known to make
//              (conformance/seeded/toy_bug.h) have given the same answers? The toy engine is asked
//              the same questions with each mistake in turn. A mistake explains a disagreement if
//              it gives the engine's wrong answer; it is ruled out as soon as it is wrong where the
//              engine is right. Of the remaining mistakes, the one that explains most forms a
//              group, and the rest is examined again. A mistake is reported as seen from some size
//              on if it explains at least two wrong answers and never shows on smaller boards,
//              although at least two answers there would have shown it.
//   symptom    The rest is grouped by the question: refuses a capture, permits a ko, has wrong
//              stones after a capture. After a wrong board, further disagreements in the same game
//              prove nothing new and are grouped with the board. If a mistake explains only part of
//              the rest, the whole keeps the name of its symptom.
//
// Wrong answers about words beyond play (trial/other_words.h) are a group a word, without examples:
// the title has the first.
//
// A group of the first sort is a diagnosis by example, not a proof: the engine answers like an
// engine that makes this mistake. Mistakes that give the same answers to every question asked
// cannot be told apart; the first in the list of mistakes gives the name, and the others are listed
// with it, first those that show least elsewhere (ToyBreadth). An engine held
// to rules that the toy does not play has groups of the second sort only.
#ifndef HOTSTONE_CONFORMANCE_ASK_CONFORM_GROUPS_H_
#define HOTSTONE_CONFORMANCE_ASK_CONFORM_GROUPS_H_

#include <cstdint>
#include <string>
#include <utility>
#include <vector>

#include "conformance/ask/conform_tally.h"

namespace hotstone::conformance {

struct ConformGroup {
  std::string kind;                // a mistake's name, or "refuses-capture", "permits-superko", ...
  std::string title;               // the same in words
  std::string clause;              // of the first example
  std::string symptom;             // the symptom of the first example, if the group is a mistake
  std::vector<std::string> alike;  // others that give the same answers, the most special first
  bool mistake = false;
  // By symptom: mistakes that explain this many of its disagreements, but not all; most first.
  std::vector<std::pair<std::string, int64_t>> parts;
  int from_size = 0;  // not seen on smaller boards, though they were asked about; or 0
  int64_t count = 0;
  int64_t differing = 0;  // of these, on questions where the case's own rules give another answer
  // The ones reached in the fewest moves, on the smallest boards.
  std::vector<ConformDisagreement> examples;
};

// The groups of a run, the largest first, with at most `most` examples each. O(mistakes * answers)
// for the toy's rules, but a mistake that explains nothing is dropped at once.
std::vector<ConformGroup> FormGroups(const ConformTally& tally, int64_t most);

// Whether example `a` is shown before `b`: fewer moves first, then the smaller board.
bool ShownBefore(const ConformDisagreement& a, const ConformDisagreement& b);

}  // namespace hotstone::conformance

#endif  // HOTSTONE_CONFORMANCE_ASK_CONFORM_GROUPS_H_
