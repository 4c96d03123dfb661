// The answers of `hotstone prove`: proofs with other solvers' answers to the same questions, the
// totals of a run, and the list of obligations.
#ifndef HOTSTONE_ANSWERS_PROOFS_PROVE_ANSWER_H_
#define HOTSTONE_ANSWERS_PROOFS_PROVE_ANSWER_H_

#include <string>

#include "answers/proofs/agreement.h"
#include "answers/shown/shown.h"
#include "solver/prove.h"

namespace hotstone::answers {

// The head of the table that the texts of proofs form.
Shown ProofTableHead();

// In the text a row of the table, with the witness, defects and disagreements indented below it.
Shown Describe(const solver::Proof& proof, const Agreements& agreements);

// One line of docs/results/proofs.tsv, without a newline: obligation, reach, instance, verdict,
// seconds of building and of solving, units of work, not vacuous, mutants caught, agreement of the
// second and of the SAT solver, statement; separated by tabs. Empty for an obligation that says
// nothing about its board.
std::string ProofRecord(const solver::Proof& proof, const Agreements& agreements);

// Totals of a run.
struct ProveTally {
  int holds = 0;
  int fails = 0;
  int unknown = 0;
  int amiss = 0;      // unexpected, vacuous, an uncaught mutant, or a disagreeing second solver
  int undecided = 0;  // unknown, or an undecided check of vacuity or of a mutant

  void Add(const solver::Proof& proof, const Agreements& agreements);
};

// One line of text. Exits with kExitFails if anything is amiss, kExitUnknown if undecided.
Shown Describe(const ProveTally& tally);

Shown Describe(const solver::ObligationInfo& info);

}  // namespace hotstone::answers

#endif  // HOTSTONE_ANSWERS_PROOFS_PROVE_ANSWER_H_
