// Cycles of a known type: all of a board, and the smallest boards that have one.
//
// A type prescribes what each ply removes, so the search follows its pattern (FindPattern,
// cycle_search.h). That prunes far better than finding all cycles and sorting them, and reaches
// boards a few points larger. self-removal has a pattern for each number of stones, so it is found
// among all cycles instead.
//
// For the smallest board, boards are tried in order of their points, with the longer side across (a
// board and its transpose have the same cycles). On each board the search begins at every legal
// position, so a board without the type is proved to have none: one look at each position, a second
// in total up to 12 points, some 20 s up to 16.
//
// The smallest board depends on the definition. Under cycle_types.h a simple ko needs two points,
// 2x1: one stone removes the other. Definitions that require other stones nearby first find it on
// 4x1 and 3x2; `with_other_stones` requires the least that they all require, some stone that is
// never removed.
#ifndef HOTSTONE_ENUMERATE_CYCLES_CYCLE_SMALLEST_H_
#define HOTSTONE_ENUMERATE_CYCLES_CYCLE_SMALLEST_H_

#include <vector>

#include "absl/status/statusor.h"
#include "base/progress.h"
#include "enumerate/cycles/cycle_canonical.h"
#include "enumerate/cycles/cycle_search.h"
#include "enumerate/cycles/cycle_types.h"
#include "enumerate/index/legal_index.h"

namespace hotstone::enumerate {

// The cycles of one type that FindCycles would find. Errors and interruptions as in FindCycles.
absl::StatusOr<CycleList> FindCyclesOfType(const Grid& grid, const LegalIndex& index,
                                           const FiniteRules& rules, CycleType type,
                                           const CycleSearchOptions& options);

// The largest number of points that FindSmallest takes.
inline constexpr int kMaxSmallestPoints = 20;

struct SmallestOptions {
  int max_points = 12;
  bool with_other_stones = false;
  Progress* progress = nullptr;  // "cycles of a type": legal positions examined on a board
};

struct CycleOnBoard {
  int cols = 0;
  int rows = 0;
  CycleWord word;  // canonical word of the first class found
};

struct SmallestBoards {
  std::vector<CycleOnBoard>
      any;  // all boards with the fewest points; empty: none up to searched_points
  std::vector<CycleOnBoard> two_rows;  // the same among boards with both sides at least 2
  int searched_points = 0;             // every board up to here was settled, as far as necessary
  bool complete = true;                // false: stopped by `progress`
};

// InvalidArgument for a number of points outside 1 .. kMaxSmallestPoints.
absl::StatusOr<SmallestBoards> FindSmallest(CycleType type, const FiniteRules& rules,
                                            const SmallestOptions& options);

}  // namespace hotstone::enumerate

#endif  // HOTSTONE_ENUMERATE_CYCLES_CYCLE_SMALLEST_H_
