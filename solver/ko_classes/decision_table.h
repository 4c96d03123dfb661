// Obligations about the table that makes classes of letters (solver/rules/breath_words.h), with
// the letters free: no board occurs, so they hold on all boards.
//
//   ko-class-total-but    a ko position has a class unless one of the four reasons of
//                         spec/ko/ko_class.h applies
//   ko-class-exclusive    none has two, if what is settled is disturbing, balanced or not (H5)
//   ko-class-names-one    each disturbing one names one disturber: the dead side, or the player who
//                         starts
//
// They are tautologies: they say that the table is well made, not how Go is. The last two need four
// facts about the letters of any board (LetterFacts). `ko-class-letters` (class_obligations.h)
// proves these facts for all positions of a board. Whether the letters are those of the texts is
// left to the comparison with spec/.
#ifndef HOTSTONE_SOLVER_KO_CLASSES_DECISION_TABLE_H_
#define HOTSTONE_SOLVER_KO_CLASSES_DECISION_TABLE_H_

#include <string>
#include <vector>

#include "solver/query/obligation.h"
#include "solver/rules/breath_words.h"
#include "solver/rules/connectives.h"

namespace hotstone::solver {

// What is true of the groups of any ko position. `mutant` names a fact that goes too far:
// "pairs-have-breaths", "pairs-have-equal-eyes", "one-side-is-open".
std::vector<Assertion> LetterFacts(const Connectives& c, const KoLetters& letters,
                                   const std::string& mutant = "");

std::vector<Obligation> DecisionTableObligations();

}  // namespace hotstone::solver

#endif  // HOTSTONE_SOLVER_KO_CLASSES_DECISION_TABLE_H_
