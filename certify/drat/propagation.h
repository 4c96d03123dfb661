// Unit propagation over a growing and shrinking set of clauses: the only inference that
// drat_check.h uses.
//
// A clause all of whose literals but one are false makes that one true; a clause all of whose
// literals are false is a conflict. Literals that follow from the clauses alone are true for good.
// In addition, literals may be assumed for a while and taken back.
//
// Each clause of at least two literals is watched at two of them, which are its first two. The
// invariant: when nothing is left to propagate and there is no conflict, a watched literal is false
// only if the other watched literal is true and became true no later. So a clause must be examined
// only when a watched literal becomes false, and taking literals back, the latest first, needs no
// repair of watches.
#ifndef HOTSTONE_CERTIFY_DRAT_PROPAGATION_H_
#define HOTSTONE_CERTIFY_DRAT_PROPAGATION_H_

#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

namespace hotstone::certify {

class Propagation {
 public:
  using ClauseId = uint32_t;  // 0, 1, ... in the order of addition
  static constexpr ClauseId kAssumed = UINT32_MAX;

  // Literals are 1 to `variables` and their negatives.
  explicit Propagation(int variables);

  // Adds a clause and its permanent consequences. Its literals are distinct, none the negation of
  // another. Nothing may be assumed.
  ClauseId Add(std::span<const int> clause);

  // Removes a clause. Not one that IsReason: what is true for good stays so.
  void Delete(ClauseId id) { clauses_[id].alive = false; }

  // Whether the clause made a literal true for good, or is the conflict that refuted the whole set.
  bool IsReason(ClauseId id) const { return clauses_[id].reason; }

  // Whether the clauses, past and present, lead to a conflict without any assumption.
  bool refuted() const { return refuted_; }

  // Makes a literal true for a while; returns false and changes nothing if it is already false.
  bool Assume(int literal);
  // Propagates the consequences; false at a conflict. Then TakeBack must follow.
  bool Propagate();
  // The number of true literals.
  size_t depth() const { return trail_.size(); }

  // The reasons. The true literals, each after those that it follows from; those that do not depend
  // on assumptions come first.
  std::span<const int> TrueLiterals() const { return trail_; }
  size_t for_good() const { return for_good_; }
  // For a true literal, the clause whose other literals are all false; kAssumed for an assumed
  // literal.
  ClauseId MadeBy(int literal) const { return made_by_[Variable(literal)]; }
  // The clause of the last conflict, all of whose literals are false.
  ClauseId LastConflict() const { return conflict_; }

  // Takes back all but the first `depth` literals.
  void TakeBack(size_t depth);

  size_t clauses() const { return clauses_.size(); }
  bool IsAlive(ClauseId id) const { return clauses_[id].alive; }
  std::span<const int> Literals(ClauseId id) const {
    return {literals_.data() + clauses_[id].begin, clauses_[id].size};
  }
  uint64_t propagations() const { return propagations_; }  // literals made true so far

 private:
  struct Watched {
    ClauseId clause;
    int other;  // another literal of the clause; while it is true, skip the clause
  };
  struct Stored {
    size_t begin;  // in literals_
    uint32_t size;
    bool alive;
    bool reason;
  };

  static size_t Variable(int literal) {
    return static_cast<size_t>(literal < 0 ? -literal : literal);
  }
  static size_t At(int literal) { return 2 * Variable(literal) + (literal < 0 ? 1 : 0); }
  bool IsTrue(int literal) const { return true_[At(literal)]; }
  bool IsFalse(int literal) const { return true_[At(-literal)]; }
  void MakeTrue(int literal, ClauseId by);
  // False at a conflict in this clause, whose watched literal `literal` is false. `keeps` says
  // whether the literal remains watched there.
  bool Visit(Watched& watched, int literal, bool& keeps);
  void Conflict(ClauseId id);

  std::vector<int> literals_;
  std::vector<Stored> clauses_;
  std::vector<std::vector<Watched>> watches_;  // by At(literal)
  std::vector<char> true_;                     // by At(literal)
  std::vector<ClauseId> made_by_;              // by variable
  std::vector<int> trail_;                     // the true literals, in order
  size_t next_ = 0;                            // in trail_: the first not yet propagated
  size_t for_good_ = 0;                        // in trail_: how many do not depend on assumptions
  bool assuming_ = false;
  bool refuted_ = false;
  ClauseId conflict_ = kAssumed;
  uint64_t propagations_ = 0;
};

}  // namespace hotstone::certify

#endif  // HOTSTONE_CERTIFY_DRAT_PROPAGATION_H_
