// Proofs in the format LRAT: each lemma with the clauses that imply it, so that a checker needs no
// search.
//
// Clauses have numbers: those of the formula 1, 2, ... in their order, then the lemmas. The hints
// of a lemma are numbers: if the literals of the lemma are taken as false, each named clause has
// one literal left, which is therefore true, and the last clause has none. The text has a line for
// each step,
//
//   5 2 0 1 2 0     clause 5 is the literal 2, by the clauses 1 and 2
//   5 d 1 2 0       these are no longer used
//   6 0 5 3 4 0     the empty clause: the formula has no model
//
// The output is the core: the lemmas that the empty clause depends on, in their order, renumbered,
// and every clause is deleted after its last use. proofs/sat/lrat.v is a checker of such files that
// is proved correct. Lemmas by RAT (drat_check.h) have no such hints; so far no proof by CaDiCaL
// has one in its core.
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

  // For a formula with this many clauses.
  explicit LratProof(size_t clauses = 0) : clauses_(clauses) {}

  // Adds a lemma without checking it. The hints name earlier clauses; no hints mean that it holds
  // by RAT.
  Number Add(std::span<const int> lemma, std::span<const Number> hints);

  // Whether the empty clause was added; nothing follows it.
  bool IsComplete() const { return complete_; }

  // The core as text. FailedPrecondition if the proof is not complete, or its core has a lemma by
  // RAT. O(hints of all lemmas).
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

// OK if writing a core to `path` (base/whole_file.h) leaves each of these files unchanged: `path`
// names none of them, under any name or through links, and none is at the temporary path of the
// core. InvalidArgument otherwise.
absl::Status CheckLeavesInputs(const std::string& path, const std::vector<std::string>& inputs);

}  // namespace hotstone::certify

#endif  // HOTSTONE_CERTIFY_DRAT_LRAT_H_
