#include "certify/drat/lrat_recorder.h"

#include <algorithm>

namespace hotstone::certify {

LratRecorder::LratRecorder(int variables, const Propagation& propagation, LratProof& proof)
    : propagation_(propagation),
      proof_(proof),
      fact_(static_cast<size_t>(variables) + 1),
      met_(static_cast<size_t>(variables) + 1) {}

void LratRecorder::FactsOf(Propagation::ClauseId clause, int but) {
  hints_.clear();
  for (const int literal : propagation_.Literals(clause)) {
    if (literal != but) hints_.push_back(fact_[Variable(literal)]);
  }
  hints_.push_back(number_[clause]);
}

void LratRecorder::Added(Propagation::ClauseId clause, LratProof::Number number) {
  number_.resize(std::max<size_t>(number_.size(), clause + size_t{1}));
  number_[clause] = number;
  if (proof_.IsComplete()) return;
  const std::span<const int> literals = propagation_.TrueLiterals();
  for (; facts_ < propagation_.for_good(); ++facts_) {
    const int literal = literals[facts_];
    const Propagation::ClauseId by = propagation_.MadeBy(literal);
    if (propagation_.Literals(by).size() == 1) {
      fact_[Variable(literal)] = number_[by];
      continue;
    }
    FactsOf(by, literal);
    fact_[Variable(literal)] = proof_.Add({&literal, 1}, hints_);
  }
  if (!propagation_.refuted()) return;
  FactsOf(propagation_.LastConflict(), 0);
  proof_.Add({}, hints_);
}

LratProof::Number LratRecorder::ByFact(std::span<const int> lemma, int literal) {
  return proof_.Add(lemma, {&fact_[Variable(literal)], 1});
}

void LratRecorder::Follow(Propagation::ClauseId clause) {
  for (const int literal : propagation_.Literals(clause)) {
    const size_t variable = Variable(literal);
    if (met_[variable] == call_) continue;
    met_[variable] = call_;
    if (fact_[variable] != 0) hints_.push_back(fact_[variable]);
  }
}

LratProof::Number LratRecorder::ByConflict(std::span<const int> lemma) {
  ++call_;
  hints_.clear();
  for (const int literal : lemma) met_[Variable(literal)] = call_;
  std::vector<LratProof::Number> made = {number_[propagation_.LastConflict()]};  // last one first
  Follow(propagation_.LastConflict());
  const std::span<const int> literals = propagation_.TrueLiterals();
  for (size_t i = literals.size(); i-- > propagation_.for_good();) {
    const Propagation::ClauseId by = propagation_.MadeBy(literals[i]);
    if (by == Propagation::kAssumed || met_[Variable(literals[i])] != call_) continue;
    made.push_back(number_[by]);
    Follow(by);
  }
  hints_.insert(hints_.end(), made.rbegin(), made.rend());
  return proof_.Add(lemma, hints_);
}

}  // namespace hotstone::certify
