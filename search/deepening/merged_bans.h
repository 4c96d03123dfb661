// The plays of a deepening search made into a solution in which bans are no part of a position.
//
// The search has a play for each position with each set of points that an answer bans. Under rules
// of repetition a solution lists the position once, with one rank, and with a play that serves
// after all those answers, or with several plays, one of which is always open. The ranks of the
// search then no longer fall everywhere, so they are made anew: a rank is the length of the longest
// line of listed plays. Where such a line would come back to a position, the search is asked for
// other plays.
#ifndef HOTSTONE_SEARCH_DEEPENING_MERGED_BANS_H_
#define HOTSTONE_SEARCH_DEEPENING_MERGED_BANS_H_

#include <cstdint>
#include <vector>

#include "absl/status/statusor.h"
#include "base/progress.h"
#include "certify/solution/solution_entry.h"
#include "enumerate/rules/board.h"

namespace hotstone::search {

class DeepeningSearch;

// The owner's play in a position, his to move, with the points banned to him.
struct ChosenPlay {
  enumerate::Stones stones;  // own: the owner's
  enumerate::BitBoard bans = 0;
  int at = 0;
};

// The records of the positions that lines from `first` lead to, each named by its key in a
// solution. `chosen` should have a play for each answer to each of its plays, unless the line ends
// there. Unimplemented if every play that was found comes back to a position; Cancelled. About 60
// bytes a position.
absl::StatusOr<std::vector<certify::SolutionEntry>> MergeBans(DeepeningSearch& search,
                                                              const std::vector<ChosenPlay>& chosen,
                                                              const std::vector<uint64_t>& first,
                                                              Progress* progress);

}  // namespace hotstone::search

#endif  // HOTSTONE_SEARCH_DEEPENING_MERGED_BANS_H_
