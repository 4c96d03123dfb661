// Proofs that a formula has no model, in the DRAT format of SAT solvers: the structure of a proof
// and the reader of its files. drat_check.h says what makes a proof correct.
//
// A proof is a list of steps. A step adds a clause, the lemma, or deletes one. There are two forms:
//
//   text    one step after another: literals, then 0; a deletion starts with "d"
//   binary  a step is the byte 'a' (0x61) or 'd' (0x64), its literals, and the byte 0; a literal n
//           is the number 2n, -n is 2n + 1, in groups of seven bits, the lowest first, each but the
//           last with 128 added
//
// The forms can always be told apart: every step in binary form has a byte 0, and a text has none.
// (The first bytes are not enough: 'd', ' ' may begin either.)
#ifndef HOTSTONE_CERTIFY_DRAT_DRAT_H_
#define HOTSTONE_CERTIFY_DRAT_DRAT_H_

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "absl/status/statusor.h"

namespace hotstone::certify {

struct DratStep {
  bool deletes = false;
  uint32_t size = 0;   // number of literals
  size_t begin = 0;    // where they begin in DratProof::literals
  uint64_t place = 0;  // text: line, from 1; binary: byte, from 0
};

struct DratProof {
  bool binary = false;
  std::vector<DratStep> steps;
  std::vector<int> literals;
};

// Reads a proof about a formula with this many variables. Refuses a step about other variables, so
// that nothing is proved by defining new variables. Errors have `name` before line and column, or
// the byte. InvalidArgument for anything that does not match the format, including a file that ends
// within a step and numbers that are not in shortest form.
absl::StatusOr<DratProof> ParseDrat(std::string_view bytes, int variables, std::string_view name);

// Errors of ReadWholeFile if the file cannot be read.
absl::StatusOr<DratProof> ReadDrat(const std::string& path, int variables);

}  // namespace hotstone::certify

#endif  // HOTSTONE_CERTIFY_DRAT_DRAT_H_
