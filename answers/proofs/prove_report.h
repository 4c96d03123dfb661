// Proofs as a table for people and as JSON lines for programs, with a second solver's answer to
// each question.
#ifndef HOTSTONE_ANSWERS_PROOFS_PROVE_REPORT_H_
#define HOTSTONE_ANSWERS_PROOFS_PROVE_REPORT_H_

#include <cstdint>
#include <string>
#include <vector>

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

std::string ProofTableHead();
std::string ProofTableRow(const solver::Proof& proof, const Agreements& agreements);

// Witness, defects and disagreements, indented below a row; empty if there are none.
std::string ProofDetails(const solver::Proof& proof, const Agreements& agreements);

// One line of hotstone.result/1, without a newline.
std::string ProofJson(const solver::Proof& proof, const Agreements& agreements);

// One line of docs/results/proofs.tsv, without a newline: obligation, reach, instance, verdict,
// seconds of building and of solving, units of work, not vacuous, mutants caught, agreement of the
// second and of the SAT solver, statement; separated by tabs. Empty for an obligation that says
// nothing about its board.
std::string ProofRecord(const solver::Proof& proof, const Agreements& agreements);

// The list of obligations: for people, and as one JSON line each.
std::string ObligationText(const solver::ObligationInfo& info);
std::string ObligationJson(const solver::ObligationInfo& info);

}  // namespace hotstone::answers

#endif  // HOTSTONE_ANSWERS_PROOFS_PROVE_REPORT_H_
