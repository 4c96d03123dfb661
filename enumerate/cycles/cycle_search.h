// All cycles of a board up to a length (cycle_canonical.h says what a cycle is), one of each class.
//
// Each class is found from a vertex that is least in the order of canonical words: a vertex with the most
// stones on the cycle, and among these the least one as seen by the player to move under any symmetry. So the
// search starts once from every position that is its own canonical form, Black to move, and goes depth first:
//
//   - no position may have more stones than the start. In particular the first board play removes stones,
//     which leaves few starts with anything to search;
//   - none with as many stones may come before the start in the order;
//   - the stones that the start has and the present position lacks must still be placed: each takes a ply of
//     its colour, of which only so many are left, and so for each colour;
//   - where a play is banned right after the one before, two plies are spent on the pass pair.
//
// None of these cuts off a cycle of the length asked for, so within it the result is complete. Found classes
// are kept in a hash set that compares whole words; the order of the result does not depend on it.
//
// With a *pattern*, what each edge has to remove is given, any position may be the start (so the pattern's
// rotation is the caller's choice; a large capture first is cheapest), and the first cycle can be asked for
// instead of all. Cost: one look at each legal position of the board, and what grows out of it.
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

// What an edge does: a pass, or a board play that captures so many stones or removes so many of its own.
struct EdgeKind {
  enum Kind { kPass, kCaptures, kRemovesOwn } kind = kPass;
  int stones = 0;
  friend bool operator==(const EdgeKind&, const EdgeKind&) = default;
};

struct CycleSearchOptions {
  int max_length = 6;              // plies, pass pairs included; 2 .. kMaxCycleLength
  uint64_t max_classes = 5000000;  // about 100 bytes each
  Progress* progress = nullptr;    // "cycles": legal positions gone through
};

struct CycleClass {
  CycleWord word;   // canonical
  int length = 0;   // plies, pass pairs included
  int members = 0;  // cycles that the class stands for
};

struct CycleList {
  std::vector<CycleClass> classes;  // by length, then by word
  bool complete = true;             // false: stopped by `progress`, or at max_classes
  uint64_t starts = 0;              // legal positions gone through
  uint64_t nodes = 0;               // moves looked at
};

// InvalidArgument for a length out of range. An interrupted search gives what it has, complete = false.
absl::StatusOr<CycleList> FindCycles(const Grid& grid, const LegalIndex& index, const FiniteRules& rules,
                                     const CycleSearchOptions& options);

// Calls visit(word) for cycles whose edges (pass pairs left out) are of these kinds in this order, entered
// where the pattern begins, Black to move there, each entry of each member of a class on its own, until visit
// returns false. True if it went through all of them or visit stopped it, false if `progress` said stop.
// Requires 2 .. kMaxCycleLength kinds.
bool FindPattern(const Grid& grid, const LegalIndex& index, const FiniteRules& rules,
                 const std::vector<EdgeKind>& pattern, Progress* progress,
                 const std::function<bool(const CycleWord&)>& visit);

}  // namespace hotstone::enumerate

#endif  // HOTSTONE_ENUMERATE_CYCLES_CYCLE_SEARCH_H_
