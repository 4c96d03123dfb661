// Cycles of a known type: all of a board, and the smallest boards that have one.
//
// A type says what each ply removes, so the search follows its pattern (FindPattern, cycle_search.h), which
// prunes far better than looking for all cycles and sorting them: boards a few points larger are in reach.
// self-removal, which has a pattern for each number of stones, is found among all cycles instead.
//
// For the smallest board, boards come in order of their points, the longer side across (a board and the same
// one turned have the same cycles). On each the search begins at every legal position, so that a board
// without the type is settled, not given up: one look at each position, a second in all up to 12 points,
// some 20 s up to 16.
//
// What is smallest depends on the definition. By that of cycle_types.h a simple ko needs two points, 2x1: the
// one stone removes the other. Definitions that ask for other stones around find it on 4x1 and 3x2 first;
// `with_other_stones` asks for the least that they all ask for, that some stone is never removed.
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

// What FindCycles would find, reduced to one type. Errors and interruptions as there.
absl::StatusOr<CycleList> FindCyclesOfType(const Grid& grid, const LegalIndex& index,
                                           const FiniteRules& rules, CycleType type,
                                           const CycleSearchOptions& options);

// The largest number of points that FindSmallest takes.
inline constexpr int kMaxSmallestPoints = 20;

struct SmallestOptions {
  int max_points = 12;
  bool with_other_stones = false;
  Progress* progress = nullptr;  // "cycles of a type": legal positions of a board gone through
};

struct CycleOnBoard {
  int cols = 0;
  int rows = 0;
  CycleWord word;  // canonical: of the first class met
};

struct SmallestBoards {
  std::vector<CycleOnBoard> any;       // all boards with the fewest points; empty: none up to searched_points
  std::vector<CycleOnBoard> two_rows;  // the same among boards with both sides at least 2
  int searched_points = 0;             // every board up to here was settled, as far as it was needed
  bool complete = true;                // false: stopped by `progress`
};

// InvalidArgument for a number of points out of 1 .. kMaxSmallestPoints.
absl::StatusOr<SmallestBoards> FindSmallest(CycleType type, const FiniteRules& rules,
                                            const SmallestOptions& options);

}  // namespace hotstone::enumerate

#endif  // HOTSTONE_ENUMERATE_CYCLES_CYCLE_SMALLEST_H_
