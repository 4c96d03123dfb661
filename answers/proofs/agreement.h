// How other solvers answered the questions of a proof.
#ifndef HOTSTONE_ANSWERS_PROOFS_AGREEMENT_H_
#define HOTSTONE_ANSWERS_PROOFS_AGREEMENT_H_

#include <cstdint>
#include <string>
#include <vector>

#include "answers/shown/shown.h"
#include "solver/prove.h"

namespace hotstone::answers {

// Another solver's answers to the questions of one proof.
struct Agreement {
  std::string solver;      // "cvc5 1.0.3"; empty if it was not asked
  std::string skipped;     // why it was not asked, although requested
  int main_questions = 0;  // of the obligation itself
  int main_agreed = 0;
  int questions = 0;  // all, with vacuity and mutants
  int agreed = 0;
  int undecided = 0;                       // no answer within the time limit
  std::vector<std::string> disagreements;  // "FILE: Z3 says unsat, cvc5 1.0.3 says sat"
  double seconds = 0;                      // including proof checking
  uint64_t proof_bytes = 0;
  uint64_t lrat_bytes = 0;
};

struct Agreements {
  Agreement second;  // on SMT-LIB
  Agreement sat;     // on clauses, where the question is finite; its proofs were checked
  bool Disagree() const { return !second.disagreements.empty() || !sat.disagreements.empty(); }
};

// Counts one more answer.
void AddAnswer(const solver::Script& script, solver::Answer answer, double seconds,
               Agreement& agreement);

// "agrees"; "2 of 3" of the obligation's own questions decided, the others not; "skipped"; "-" if
// not requested.
std::string AgreementText(const Agreement& agreement);

// Null if the solver was not requested.
ShownValue Describe(const Agreement& agreement);

}  // namespace hotstone::answers

#endif  // HOTSTONE_ANSWERS_PROOFS_AGREEMENT_H_
