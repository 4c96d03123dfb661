// Proofs in the format LRAT: each lemma with the clauses that make it follow, so that whoever checks it
// searches for nothing.
//
// Clauses have numbers: those of the formula 1, 2, ... in their order, lemmas the following. The hints of a
// lemma are numbers: with the literals of the lemma taken for false, each clause named has one literal left,
// which is true by it, and the last one none. The text has a line for each step,
//
//   5 2 0 1 2 0     clause 5 is the literal 2, by the clauses 1 and 2
//   5 d 1 2 0       these are not used any more
//   6 0 5 3 4 0     the empty clause: the formula has no model
//
// What is written is the core: the lemmas that the empty clause rests on, in their order, numbered anew, and
// every clause is deleted behind its last use. proofs/sat/lrat.v is a checker of such files that is proved
// right. Lemmas by RAT (drat_check.h) have no such hints; no proof of CaDiCaL's has one in its core so far.
#ifndef HOTSTONE_CERTIFY_DRAT_LRAT_H_
#define HOTSTONE_CERTIFY_DRAT_LRAT_H_

#include <cstddef>
#include <cstdint>
#include <span>
#include <string>
#include <vector>

#include "absl/status/status.h"
#include "absl/status/statusor.h"

namespace hotstone::certify {

class LratProof {
 public:
  using Number = uint32_t;  // from 1; 0 is none

  // Of a formula with this many clauses.
  explicit LratProof(size_t clauses = 0) : clauses_(clauses) {}

  // Adds a lemma, of which nothing is checked. The hints name what was there before; none: it stands by RAT.
  Number Add(std::span<const int> lemma, std::span<const Number> hints);

  // Whether the empty clause was added; nothing comes behind it.
  bool IsComplete() const { return complete_; }

  // The core as text. FailedPrecondition if the proof is not complete, or its core has a lemma by RAT.
  // O(hints of all lemmas).
  absl::StatusOr<std::string> CoreText() const;

 private:
  struct Lemma {
    size_t literals_end;
    size_t hints_end;
  };
  std::span<const int> Literals(size_t lemma) const;
  std::span<const Number> Hints(size_t lemma) const;

  size_t clauses_;
  std::vector<Lemma> lemmas_;
  std::vector<int> literals_;
  std::vector<Number> hints_;
  bool complete_ = false;
};

// OK if a core written to `path` (base/whole_file.h) leaves each of these files as it is: it is none of them, by
// whatever name, through links too, and none lies where the core is until it is whole. InvalidArgument else.
absl::Status CheckLeavesInputs(const std::string& path, const std::vector<std::string>& inputs);

}  // namespace hotstone::certify

#endif  // HOTSTONE_CERTIFY_DRAT_LRAT_H_
