// The plays chosen for the keys of a deepening search, as the entries of a solution.
#ifndef HOTSTONE_SEARCH_DEEPENING_DEPTH_ENTRIES_H_
#define HOTSTONE_SEARCH_DEEPENING_DEPTH_ENTRIES_H_

#include <vector>

#include "absl/status/statusor.h"
#include "base/progress.h"
#include "certify/solution/solution_entry.h"
#include "search/deepening/deepening_search.h"

namespace hotstone::search {

// `chosen` has keys of the search, each once, with the owner to move, and moves in the images of
// those keys. `start` is what the solution decides, with the owner to move if `own_turn`. In the
// order of a certificate. Needs the memory of `chosen` again under basic ko, and several times as
// much under other rules, where bans are merged (merged_bans.h). Unimplemented; Cancelled.
absl::StatusOr<std::vector<certify::SolutionEntry>> AsEntries(
    DeepeningSearch& search, std::vector<certify::SolutionEntry> chosen,
    const DeepeningWalk::Node& start, bool own_turn, Progress* progress);

}  // namespace hotstone::search

#endif  // HOTSTONE_SEARCH_DEEPENING_DEPTH_ENTRIES_H_
