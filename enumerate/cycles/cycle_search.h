// All cycles of a board up to a length, one per class (cycle_canonical.h defines cycles).
//
// Each class is found from a vertex that is least in the order of canonical words: a vertex with
// the most stones on the cycle, and among these the least one as seen by the player to move under
// any symmetry. So a depth-first search starts once from every position that is its own canonical
// form, Black to move:
//
//   - no position may have more stones than the start. In particular the first board play removes
//     stones, so few starts leave anything to search;
//   - no position with as many stones may precede the start in the order;
//   - stones of the start that are missing from the current position must still be placed. Each
//     takes a ply of its own colour, and only so many plies are left for each colour;
//   - where a play is banned right after the previous one, the pass pair costs two plies.
//
// None of these prunes a cycle of the requested length, so the result is complete up to that
// length. Classes found are kept in a hash set that compares whole words; the order of the result
// does not depend on it.
//
// A *pattern* prescribes what each edge removes. Any position may then be the start, so the caller
// chooses the rotation of the pattern (a large capture first is cheapest) and may stop at the first
// cycle. Cost: one look at each legal position of the board, plus the searches that grow from it.
#ifndef HOTSTONE_ENUMERATE_CYCLES_CYCLE_SEARCH_H_
#define HOTSTONE_ENUMERATE_CYCLES_CYCLE_SEARCH_H_

#include <cstdint>
#include <functional>
#include <vector>

#include "absl/status/statusor.h"
#include "base/progress.h"
#include "enumerate/cycles/cycle_canonical.h"
#include "enumerate/index/legal_index.h"

namespace hotstone::enumerate {

// The kind of an edge: a pass, or a board play that captures this many stones or removes this many
// of its own.
struct EdgeKind {
  enum Kind { kPass, kCaptures, kRemovesOwn } kind = kPass;
  int stones = 0;
  friend bool operator==(const EdgeKind&, const EdgeKind&) = default;
};

struct CycleSearchOptions {
  int max_length = 6;              // plies, including pass pairs; 2 .. kMaxCycleLength
  uint64_t max_classes = 5000000;  // about 100 bytes each
  Progress* progress = nullptr;    // "cycles": legal positions examined
};

struct CycleClass {
  CycleWord word;   // canonical
  int length = 0;   // plies, including pass pairs
  int members = 0;  // cycles in the class
};

struct CycleList {
  std::vector<CycleClass> classes;  // by length, then by word
  bool complete = true;             // false: stopped by `progress`, or at max_classes
  uint64_t starts = 0;              // legal positions examined
  uint64_t nodes = 0;               // moves examined
};

// InvalidArgument for a length out of range. An interrupted search returns what it has, complete =
// false.
absl::StatusOr<CycleList> FindCycles(const Grid& grid, const LegalIndex& index,
                                     const FiniteRules& rules, const CycleSearchOptions& options);

// Calls visit(word) for each cycle whose edges (without pass pairs) have these kinds in this order,
// entered where the pattern begins with Black to move, separately for each entry of each member of
// a class, until visit returns false. Returns true if it tried all of them or visit stopped it,
// false if `progress` said stop. Requires 2 .. kMaxCycleLength kinds.
bool FindPattern(const Grid& grid, const LegalIndex& index, const FiniteRules& rules,
                 const std::vector<EdgeKind>& pattern, Progress* progress,
                 const std::function<bool(const CycleWord&)>& visit);

}  // namespace hotstone::enumerate

#endif  // HOTSTONE_ENUMERATE_CYCLES_CYCLE_SEARCH_H_
