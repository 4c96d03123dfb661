// The solution that a deepening search has found, written down from its table of depths: the rank
// of a position is a number of plays within which the owner reaches the goal.
//
// Positions are taken from high ranks to low. For each one the owner's play is chosen whose answers
// add least to the solution, where a position of a high rank counts more. An answer is placed at
// the depth that the table knows, which is below the rank; what the table has forgotten is searched
// again. So ranks fall, and nothing is gone through twice, unless an answer needs a position at a
// lower rank than before. Short searches look for smaller ranks and for other plays: low ranks make
// small solutions. Positions in which the next play holds the board are not listed
// (EndsAt::kNextPlay).
//
// The first positions are written many times over for practice. A position that gets a lower rank
// lets those that lead to it have one, too, next time: so ranks fall from the end of the game to
// its beginning, where each position saves most.
#ifndef HOTSTONE_SEARCH_DEEPENING_DEPTH_SOLUTION_H_
#define HOTSTONE_SEARCH_DEEPENING_DEPTH_SOLUTION_H_

#include <cstdint>
#include <optional>

#include "absl/status/statusor.h"
#include "base/progress.h"
#include "search/deepening/deepening_search.h"
#include "search/solution/solution_plays.h"
#include "search/solution/solution_search.h"

namespace hotstone::search {

// From a situation at `distance`, as DeepeningSearch::Distance has found it; with a `first` play of
// the owner, who is to move, `distance` is that of the situation after it. About 40 bytes a
// position. ResourceExhausted beyond `most` positions; Cancelled; NotFound if a position that was
// reached is not reached again, which says that the search is wrong.
absl::StatusOr<SolutionFound> SolutionByDepths(DeepeningSearch& search,
                                               const enumerate::BitSituation& start,
                                               const std::optional<SolutionPlays::OwnPlay>& first,
                                               uint64_t distance, uint64_t most,
                                               Progress* progress);

}  // namespace hotstone::search

#endif  // HOTSTONE_SEARCH_DEEPENING_DEPTH_SOLUTION_H_
