// Checks a proof of unsatisfiability step by step, forwards: each lemma must follow, each deleted
// clause must exist, and the empty clause must be reached.
//
// ClauseSets reads all clauses of the formula and the proof as sets and gives equal sets equal
// numbers, so a deletion finds its clause without a hash. Checker adds the clauses of the formula
// to unit propagation and then takes the steps of the proof in order. A lemma may be added if
// assuming all its literals false leads to a conflict by unit propagation (RUP), or if, for its
// first literal as written, the same holds for its resolvent with every clause that has the
// opposite literal (RAT). A clause that is the reason of a current fact is not deleted, as usual in
// such checkers, and is counted as kept.
//
// For example, take the clauses 1 2, -1 2, 1 -2 and -1 -2 with the proof "2 0", "0". Assuming -2,
// the first clause gives 1 and the second -1, a conflict: so 2 is RUP and is added. Then
// propagation alone gives 2, and 1 by the third clause, and the fourth is violated: the empty
// clause follows, and the proof is accepted.
#include "certify/drat/drat_check.h"

#include <algorithm>
#include <optional>
#include <span>
#include <vector>

#include "absl/strings/str_cat.h"
#include "base/number_text.h"
#include "certify/drat/lrat_recorder.h"
#include "certify/drat/propagation.h"

namespace hotstone::certify {
namespace {

using ClauseId = Propagation::ClauseId;

constexpr uint64_t kStepsPerQuestion = 256;
constexpr ClauseId kAlwaysTrue = UINT32_MAX;  // the id of clauses unknown to the propagation

// All clauses that the formula and the proof mention, in order, each as a set: sorted, without
// duplicates. Equal sets have equal numbers.
class ClauseSets {
 public:
  ClauseSets(const Cnf& formula, const DratProof& proof) {
    for (const Clause& clause : formula.clauses) Append(clause);
    for (const DratStep& step : proof.steps)
      Append({proof.literals.data() + step.begin, step.size});
    NumberThem();
  }
  std::span<const int> Set(size_t i) const {
    return {literals_.data() + ends_[i], literals_.data() + ends_[i + 1]};
  }
  uint32_t Number(size_t i) const { return numbers_[i]; }
  uint32_t numbers() const { return count_; }

  bool HasOpposites(size_t i) const {
    const std::span<const int> set = Set(i);
    // The negative literals come first, then the positive ones.
    for (const int literal : set) {
      if (literal < 0 && std::binary_search(set.begin(), set.end(), -literal)) return true;
    }
    return false;
  }

 private:
  void Append(std::span<const int> clause) {
    const auto begin = static_cast<std::ptrdiff_t>(literals_.size());
    literals_.insert(literals_.end(), clause.begin(), clause.end());
    std::sort(literals_.begin() + begin, literals_.end());
    literals_.erase(std::unique(literals_.begin() + begin, literals_.end()), literals_.end());
    ends_.push_back(literals_.size());
  }

  void NumberThem() {
    std::vector<size_t> order(ends_.size() - 1);
    for (size_t i = 0; i < order.size(); ++i) order[i] = i;
    const auto less = [this](size_t a, size_t b) {
      const auto left = Set(a);
      const auto right = Set(b);
      return std::lexicographical_compare(left.begin(), left.end(), right.begin(), right.end());
    };
    std::sort(order.begin(), order.end(), less);
    numbers_.resize(order.size());
    for (size_t k = 0; k < order.size(); ++k) {
      if (k == 0 || less(order[k - 1], order[k])) ++count_;
      numbers_[order[k]] = count_ - 1;
    }
  }

  std::vector<int> literals_;
  std::vector<size_t> ends_ = {0};
  std::vector<uint32_t> numbers_;
  uint32_t count_ = 0;
};

class Checker {
 public:
  Checker(const Cnf& formula, const DratProof& proof, LratProof* lrat)
      : formula_(formula),
        proof_(proof),
        sets_(formula, proof),
        at_hand_(sets_.numbers()),
        propagation_(formula.variables) {
    if (lrat != nullptr) recorder_.emplace(formula.variables, propagation_, *lrat);
  }

  absl::StatusOr<DratChecked> Check(const std::function<bool()>& keep_going) {
    checked_.clauses = formula_.clauses.size();
    for (size_t i = 0; i < formula_.clauses.size(); ++i) {
      Add(i, static_cast<LratProof::Number>(i + 1));
      if (formula_.clauses[i].empty()) return checked_;
    }
    for (size_t i = 0; i < proof_.steps.size(); ++i) {
      if (i % kStepsPerQuestion == 0 && keep_going && !keep_going()) {
        return absl::CancelledError("the check of the proof was interrupted");
      }
      const size_t set = formula_.clauses.size() + i;
      const DratStep& step = proof_.steps[i];
      if (step.deletes) {
        ++checked_.deletions;
        if (!Delete(set)) return Refused(i, "there is no such clause to delete");
        continue;
      }
      ++checked_.lemmas;
      if (!IsRedundant(set, step)) {
        return Refused(i, step.size == 0
                              ? "the empty clause does not follow by unit propagation"
                              : "the lemma is not RUP, and not RAT on its first literal");
      }
      if (step.size == 0) {
        checked_.propagations = propagation_.propagations();
        return checked_;
      }
      Add(set, number_);
    }
    return absl::FailedPreconditionError(absl::StrCat(
        "the proof ends without the empty clause, after ", Counted(proof_.steps.size(), "step")));
  }

 private:
  absl::Status Refused(size_t i, const std::string& why) const {
    const DratStep& step = proof_.steps[i];
    std::string literals;
    constexpr uint32_t kMost = 12;
    for (uint32_t k = 0; k < step.size && k < kMost; ++k) {
      absl::StrAppend(&literals, proof_.literals[step.begin + k], " ");
    }
    if (step.size > kMost) literals += "... ";
    return absl::FailedPreconditionError(
        absl::StrCat("step ", i + 1, " (", proof_.binary ? "byte " : "line ", step.place, ": ",
                     step.deletes ? "d " : "", literals, "0): ", why));
  }

  void Add(size_t set, LratProof::Number number) {
    const ClauseId id = sets_.HasOpposites(set) ? kAlwaysTrue : propagation_.Add(sets_.Set(set));
    at_hand_[sets_.Number(set)].push_back(id);
    if (recorder_.has_value() && id != kAlwaysTrue) recorder_->Added(id, number);
  }

  bool Delete(size_t set) {
    std::vector<ClauseId>& copies = at_hand_[sets_.Number(set)];
    if (copies.empty()) return false;
    const ClauseId id = copies.back();
    if (id != kAlwaysTrue && propagation_.IsReason(id)) {
      ++checked_.kept;
      return true;
    }
    if (id != kAlwaysTrue) propagation_.Delete(id);
    copies.pop_back();
    return true;
  }

  // Whether the lemma may be added: RUP, or RAT on its first literal as written.
  bool IsRedundant(size_t set, const DratStep& step) {
    if (propagation_.refuted() || sets_.HasOpposites(set)) return true;
    const size_t before = propagation_.depth();
    bool good = LeadsToConflict(sets_.Set(set));
    if (good && recorder_.has_value()) {
      number_ = fact_ != 0 ? recorder_->ByFact(sets_.Set(set), fact_)
                           : recorder_->ByConflict(sets_.Set(set));
    }
    if (!good && step.size > 0) {
      good = HasRat(proof_.literals[step.begin]);
      if (good) ++checked_.by_rat;
      if (good && recorder_.has_value()) number_ = recorder_->ByRat(sets_.Set(set));
    }
    propagation_.TakeBack(before);
    return good;
  }

  // Assumes the negations of all these literals, and propagates. If one of them is already true, it
  // is the fact.
  bool LeadsToConflict(std::span<const int> literals) {
    for (const int literal : literals) {
      fact_ = literal;
      if (!propagation_.Assume(-literal)) return true;
    }
    fact_ = 0;
    return !propagation_.Propagate();
  }

  // The lemma, including its pivot, is assumed false.
  bool HasRat(int pivot) {
    for (ClauseId id = 0; id < propagation_.clauses(); ++id) {
      if (!propagation_.IsAlive(id)) continue;
      const std::span<const int> clause = propagation_.Literals(id);
      if (std::find(clause.begin(), clause.end(), -pivot) == clause.end()) continue;
      std::vector<int> rest(clause.begin(), clause.end());  // propagation reorders its clauses
      std::erase(rest, -pivot);
      const size_t before = propagation_.depth();
      const bool conflict = LeadsToConflict(rest);
      propagation_.TakeBack(before);
      if (!conflict) return false;
    }
    return true;
  }

  const Cnf& formula_;
  const DratProof& proof_;
  const ClauseSets sets_;
  std::vector<std::vector<ClauseId>> at_hand_;  // by number: the copies of a clause
  Propagation propagation_;
  std::optional<LratRecorder> recorder_;
  LratProof::Number number_ = 0;  // of the current lemma, if there is a recorder
  int fact_ = 0;
  DratChecked checked_;
};

}  // namespace

absl::StatusOr<DratChecked> CheckDrat(const Cnf& formula, const DratProof& proof,
                                      const std::function<bool()>& keep_going, LratProof* lrat) {
  const int most = formula.variables;
  const auto is_foreign = [most](int literal) {
    return literal == 0 || literal > most || literal < -most;
  };
  if (std::any_of(proof.literals.begin(), proof.literals.end(), is_foreign)) {
    return absl::InvalidArgumentError("the proof has variables that the formula does not have");
  }
  for (const Clause& clause : formula.clauses) {
    if (std::any_of(clause.begin(), clause.end(), is_foreign)) {
      return absl::InvalidArgumentError("the formula has more variables than it declares");
    }
  }
  if (lrat != nullptr) *lrat = LratProof(formula.clauses.size());
  return Checker(formula, proof, lrat).Check(keep_going);
}

}  // namespace hotstone::certify
