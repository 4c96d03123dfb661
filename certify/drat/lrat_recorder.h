// Writes down as LRAT (lrat.h) what the checker of DRAT proofs finds by unit propagation.
//
// A conflict is followed back: the clause that is false, then for each of its literals that the lemma does not
// have the clause that made it false, and so on; what was met is named in the order in which it became true.
// What is true for good would be followed back again and again. So each such literal becomes a lemma of its
// own when it is found, and is cited by that number alone.
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

  // After each addition to the propagation: `clause` is clause `number` of the proof. Writes what has become
  // true for good, and the empty clause if all is refuted.
  void Added(Propagation::ClauseId clause, LratProof::Number number);

  // The lemma, whose literals are assumed false, is shown by a fact: one of them is true for good ...
  LratProof::Number ByFact(std::span<const int> lemma, int literal);
  // ... or by the last conflict, which was not taken back yet. O(literals that are true, and their clauses).
  LratProof::Number ByConflict(std::span<const int> lemma);
  // ... or by RAT.
  LratProof::Number ByRat(std::span<const int> lemma) { return proof_.Add(lemma, {}); }

 private:
  static size_t Variable(int literal) { return static_cast<size_t>(literal < 0 ? -literal : literal); }
  // The hints for what this clause says where all its literals but `but` (0: all) are false for good.
  void FactsOf(Propagation::ClauseId clause, int but);
  // Asks for a reason of each literal of the clause that has none yet.
  void Follow(Propagation::ClauseId clause);

  const Propagation& propagation_;
  LratProof& proof_;
  std::vector<LratProof::Number> number_;  // by clause of the propagation
  std::vector<LratProof::Number> fact_;    // by variable: the lemma of one literal that it is true, or false
  size_t facts_ = 0;                       // literals true for good that were written
  std::vector<uint32_t> met_;              // by variable: the call in which it was met last
  uint32_t call_ = 0;
  std::vector<LratProof::Number> hints_;
};

}  // namespace hotstone::certify

#endif  // HOTSTONE_CERTIFY_DRAT_LRAT_RECORDER_H_
