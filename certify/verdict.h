// Verdicts: what is known about a claim under a rule set on a board, how it is known, and a
// counterexample if it fails.
//
// A verdict is `holds` (with its method), `fails` (with a witness that replays in spec/) or
// `unknown` (with the limit that was hit). A bounded result is never called `holds` without saying
// so. A pure count, which could not have failed, is `counted`.
//
// Numbers that belong to a verdict are named figures. The note repeats some of them in words, for
// people; no program reads a number from it. A claim that holds on all boards names the argument
// that supports it: the obligations that solvers proved, the page, and the steps that remain on
// paper.
#ifndef HOTSTONE_CERTIFY_VERDICT_H_
#define HOTSTONE_CERTIFY_VERDICT_H_

#include <cstdint>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "certify/optional_witness.h"

namespace hotstone::certify {

enum class VerdictKind { kHolds, kFails, kUnknown, kCounted };
enum class Method { kNone, kExhaustive, kAllBoards, kBounded };

// enumerated: by the enumerator; certified: the separate checker accepted a certificate;
// cross-checked: a second program agrees.
enum class Level { kNone, kEnumerated, kCertified, kCrossChecked };

// A number with its name, in lower case with underscores.
struct Figure {
  std::string name;
  int64_t value = 0;
  friend bool operator==(const Figure&, const Figure&) = default;
};

// A figure that counts something.
inline Figure CountOf(std::string name, uint64_t count) {
  return {std::move(name), static_cast<int64_t>(count)};
}

// Why a claim holds on all boards.
struct Argument {
  std::vector<std::string>
      obligations;       // names of lines of docs/results/proofs.tsv; none: all of it is on paper
  std::string page;      // where the argument is written out
  std::string on_paper;  // the steps that nothing checks, in words
};

struct Verdict {
  std::string claim;
  std::vector<std::string> clauses;
  VerdictKind kind = VerdictKind::kUnknown;
  Method method = Method::kNone;
  Level level = Level::kNone;
  std::optional<uint64_t> figure;       // the number that the claim is about
  std::optional<uint64_t> situations;   // covered
  std::optional<uint64_t> transitions;  // covered
  double seconds = 0;
  OptionalWitness witness;
  std::string limit;                 // for `unknown`: the limit that was hit
  std::string note;                  // what else was counted, in words
  std::vector<Figure> figures;       // the same and more, by name
  std::optional<Argument> argument;  // for method all-boards
};

const char* VerdictName(VerdictKind kind);
const char* MethodName(Method method);  // nullptr for kNone
const char* LevelName(Level level);     // nullptr for kNone

}  // namespace hotstone::certify

#endif  // HOTSTONE_CERTIFY_VERDICT_H_
