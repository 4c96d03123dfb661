// Disagreements put together by what the engine does wrong.
//
// One mistake shows in many ways: an engine that does not see a ko on the edge permits one play here and has
// other stones after three moves there. A report that lists these apart leaves the diagnosis to its reader.
// So the disagreements of a run are put together in two steps.
//
//   likeness   Is there one mistake, of those that programs are known to make (conformance/seeded/toy_bug.h),
//              that would have given the same answers? The toy engine is asked the same questions with each
//              mistake in turn. It explains a disagreement where it gives the engine's wrong answer; it is out
//              as soon as it is wrong where the engine is right. Of the mistakes that are left, the one that
//              explains most makes a group, and the rest is looked at again. A mistake that shows on no board
//              below some size, though two answers there at least would have shown it, and that is behind
//              two wrong answers at least, is said to have been seen from that size on.
//   symptom    What is left is put together by what was asked: refuses a capture, permits a ko, has other
//              stones after a capture. Behind a wrong board in the same game further disagreements prove
//              nothing new, and go with the board. A mistake that explains a part of what is otherwise left
//              without an explanation gives no name: the symptom does, for all of it.
//
// So a group of the first sort is a diagnosis by example and no proof: the engine answers as one would that
// makes this mistake. Mistakes which give the same answers to all questions that were asked cannot be told
// apart; the first in the list of mistakes gives the name, and the others are named beside it. An engine held
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
  std::string kind;     // a mistake's name, or "refuses-capture", "permits-superko", "stones-after-capture"
  std::string title;    // the same in words
  std::string clause;   // of the first example
  std::string symptom;  // what the first example is, if the group is a mistake
  std::vector<std::string> alike;  // other mistakes that give the same answers
  bool mistake = false;
  // By symptom: mistakes that explain so many of its disagreements, and not all.
  std::vector<std::pair<std::string, int64_t>> parts;
  int from_size = 0;  // it was not seen on smaller boards, though they were asked about; or 0
  int64_t count = 0;
  int64_t differing = 0;  // of these, on questions that the case's own rules answer otherwise
  // Those reached in the fewest moves, on the smallest boards.
  std::vector<ConformDisagreement> examples;
};

// The groups of a run, the largest first, with so many examples each.
// O(mistakes * answers) for the toy's rules, but mistakes that explain nothing are left at once.
std::vector<ConformGroup> FormGroups(const ConformTally& tally, int64_t most);

// Whether an example is shown before another: fewer moves, then a smaller board.
bool ShownBefore(const ConformDisagreement& a, const ConformDisagreement& b);

}  // namespace hotstone::conformance

#endif  // HOTSTONE_CONFORMANCE_ASK_CONFORM_GROUPS_H_
