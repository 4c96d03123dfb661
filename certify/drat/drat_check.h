// Accepts or refuses DRAT proofs. No search, and nothing of any solver: a lemma is added if one of two tests
// of it succeeds, and when the empty clause has been added, the formula has no model.
//
//   RUP  When all literals of the lemma are assumed false, unit propagation over the clauses at hand meets a
//        conflict. Then the lemma follows from them.
//   RAT  With the pivot p, the first literal of the lemma C as it is written: for every clause D at hand that
//        contains -p, the union of C and D without -p has the property RUP. Then, if the clauses at hand have
//        a model, they have one together with C: where a model makes all of C false, let it make p true
//        instead. A clause D with -p keeps a true literal: D without -p has one, for C and that together
//        are implied, C is false, and the part of D does not depend on p.
//
// So by induction over the proof: if the formula had a model, then so would the clauses at hand after each
// step; the empty clause has none.
//
// Deletions. The clauses at hand are the formula's and the lemmas, less those deleted. A clause is deleted by
// its set of literals, one copy at a time; to delete what is not there is an error, and the proof is refused.
// A clause that made a literal true for good is kept although the proof deletes it, as other checkers do,
// too: solvers delete such clauses as satisfied and go on using the literal. That is sound, and so would be
// keeping any: the argument above needs of a deletion only that the clauses at hand stay a subset of
// what they were. Keeping more can turn a RAT lemma down, never let one pass.
//
// On the way the proof can be written down with hints (lrat.h), for a checker that needs no propagation of its
// own.
//
// Clauses that contain a literal and its negation are true always. They count as being at hand when they are
// deleted, and play no part otherwise.
#ifndef HOTSTONE_CERTIFY_DRAT_DRAT_CHECK_H_
#define HOTSTONE_CERTIFY_DRAT_DRAT_CHECK_H_

#include <cstdint>
#include <functional>
#include <string>

#include "absl/status/statusor.h"
#include "certify/drat/dimacs.h"
#include "certify/drat/drat.h"
#include "certify/drat/lrat.h"

namespace hotstone::certify {

struct DratChecked {
  uint64_t clauses = 0;    // of the formula
  uint64_t lemmas = 0;     // up to the empty clause
  uint64_t by_rat = 0;     // those of the lemmas that are RAT and not RUP
  uint64_t deletions = 0;  // up to the empty clause
  uint64_t kept = 0;       // those of the deletions that were passed over, as above
  uint64_t propagations = 0;
};

// Whether the proof shows that the formula has no model. Steps behind the empty clause are not looked at.
// FailedPrecondition with step and reason if it does not; Cancelled if `keep_going`, asked every now and
// then, says no (null: is not asked). InvalidArgument if either has variables that the formula's header has
// not.
// If there is an `lrat`, it gets the proof with hints, which is complete if this one is accepted.
// A step costs a propagation, one that needs RAT as many as there are clauses with the negated pivot.
absl::StatusOr<DratChecked> CheckDrat(const Cnf& formula, const DratProof& proof,
                                      const std::function<bool()>& keep_going = nullptr,
                                      LratProof* lrat = nullptr);

}  // namespace hotstone::certify

#endif  // HOTSTONE_CERTIFY_DRAT_DRAT_CHECK_H_
