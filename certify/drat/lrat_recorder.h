// Records as LRAT (lrat.h) what the checker of DRAT proofs finds by unit propagation.
//
// A conflict is traced back: the false clause, then for each of its literals outside the lemma the
// clause that made it false, and so on. The clauses met are named in the order in which their
// literals became true. Literals that are true for good would be traced again and again, so each
// becomes a lemma of its own when it is found and is cited by that number alone.
#ifndef HOTSTONE_CERTIFY_DRAT_LRAT_RECORDER_H_
#define HOTSTONE_CERTIFY_DRAT_LRAT_RECORDER_H_

#include <cstdint>
#include <span>
#include <vector>

#include "certify/drat/lrat.h"
#include "certify/drat/propagation.h"

namespace hotstone::certify {

class LratRecorder {
 public:
  // Both must outlive it.
  LratRecorder(int variables, const Propagation& propagation, LratProof& proof);

  // Call after each addition to the propagation: `clause` is clause `number` of the proof. Writes
  // the literals that have become true for good, and the empty clause if everything is refuted.
  void Added(Propagation::ClauseId clause, LratProof::Number number);

  // The lemma, whose literals are assumed false, follows from a fact: one of them is true for good
  // ...
  LratProof::Number ByFact(std::span<const int> lemma, int literal);
  // ... or from the last conflict, not yet taken back. O(true literals and their clauses).
  LratProof::Number ByConflict(std::span<const int> lemma);
  // ... or by RAT.
  LratProof::Number ByRat(std::span<const int> lemma) { return proof_.Add(lemma, {}); }

 private:
  static size_t Variable(int literal) {
    return static_cast<size_t>(literal < 0 ? -literal : literal);
  }
  // The hints for what this clause implies if all its literals but `but` (0: all) are false for
  // good.
  void FactsOf(Propagation::ClauseId clause, int but);
  // Requests a reason for each literal of the clause that has none yet.
  void Follow(Propagation::ClauseId clause);

  const Propagation& propagation_;
  LratProof& proof_;
  std::vector<LratProof::Number> number_;  // by clause of the propagation
  std::vector<LratProof::Number> fact_;    // by variable: the unit lemma that it is true, or false
  size_t facts_ = 0;                       // literals true for good that are already written
  std::vector<uint32_t> met_;              // by variable: the last call that met it
  uint32_t call_ = 0;
  std::vector<LratProof::Number> hints_;
};

}  // namespace hotstone::certify

#endif  // HOTSTONE_CERTIFY_DRAT_LRAT_RECORDER_H_
