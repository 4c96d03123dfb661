// Accepts or refuses DRAT proofs, without search and without any solver code. A lemma is added if
// it passes one of two tests; once the empty clause has been added, the formula has no model.
//
//   RUP  When all literals of the lemma are assumed false, unit propagation over the active clauses
//        meets a conflict. Then the lemma follows from them.
//   RAT  With the pivot p, the first literal of the lemma C as written: for every active clause D
//        that contains -p, the union of C and D without -p has the property RUP. Then, if the
//        active clauses have a model, they have one together with C: if a model makes all of C
//        false, let it make p true instead. A clause D with -p keeps a true literal: D without -p
//        has one, because its union with C is implied, C is false, and the part of D does not
//        depend on p.
//
// By induction over the proof: if the formula had a model, the active clauses would have one after
// each step; the empty clause has none.
//
// Deletions. The active clauses are those of the formula and the lemmas, minus those deleted. A
// clause is deleted by its set of literals, one copy at a time; deleting a clause that is not
// active is an error, and the proof is refused. A clause that made a literal true for good is kept
// although the proof deletes it, as in other checkers: solvers delete such clauses as satisfied and
// go on using the literal. Keeping it is sound, as keeping any clause would be: the argument above
// only needs that a deletion leaves a subset of the earlier active clauses. Keeping more can make a
// RAT lemma fail, never let one pass.
//
// The check can also write the proof with hints (lrat.h), for a checker that needs no propagation
// of its own.
//
// Clauses that contain a literal and its negation are always true. They count as active when they
// are deleted, and are ignored otherwise.
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
  uint64_t by_rat = 0;     // lemmas that are RAT and not RUP
  uint64_t deletions = 0;  // up to the empty clause
  uint64_t kept = 0;       // deletions that were skipped, as above
  uint64_t propagations = 0;
};

// Whether the proof shows that the formula has no model. Ignores steps after the empty clause.
// FailedPrecondition with step and reason if it does not; Cancelled if `keep_going`, called now and
// then, returns false (null: not called). InvalidArgument if either has variables beyond those of
// the formula's header. If `lrat` is given, it receives the proof with hints, which is complete if
// this one is accepted. A step costs one propagation; a step that needs RAT costs one for each
// clause with the negated pivot.
absl::StatusOr<DratChecked> CheckDrat(const Cnf& formula, const DratProof& proof,
                                      const std::function<bool()>& keep_going = nullptr,
                                      LratProof* lrat = nullptr);

}  // namespace hotstone::certify

#endif  // HOTSTONE_CERTIFY_DRAT_DRAT_CHECK_H_
