// How far a search for a solution has come, in a file, so that it can be taken up after a kill at any moment.
//
// The file is that of tables/stored_file.h: whole or not at all, with checksums and a digest. Its one
// stream is the state of search/solution/solution_search.h; the manifest says what is solved:
//
//   hotstone.solve/1
//   version 0.1.0
//   guide planes
//   bytes 123456                         of the state
//   hotstone-certificate 1 ...           the header of the solution, with no entries yet
//
// A search that is taken up with the same guide ends in the same file. The state is believed: what is made
// of a forged one is refused by the check that follows every search.
#ifndef HOTSTONE_ANSWERS_SOLVE_SOLVE_CHECKPOINT_H_
#define HOTSTONE_ANSWERS_SOLVE_SOLVE_CHECKPOINT_H_

#include <string>

#include "absl/status/status.h"
#include "certify/solution/solution.h"
#include "search/solution/solution_search.h"

namespace hotstone::answers {

// Unavailable, with the path and the system's reason; an older checkpoint is then still there.
absl::Status SaveSolve(const std::string& path, const certify::SolutionHeader& header,
                       const std::string& guide, const search::SolutionSearch& search);

// Into a search just made. NotFound, InvalidArgument or DataLoss, with the path, for what is no whole
// checkpoint of this question by this guide.
absl::Status LoadSolve(const std::string& path, const certify::SolutionHeader& header,
                       const std::string& guide, search::SolutionSearch* search);

}  // namespace hotstone::answers

#endif  // HOTSTONE_ANSWERS_SOLVE_SOLVE_CHECKPOINT_H_
