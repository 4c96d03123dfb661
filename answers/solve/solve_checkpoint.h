// The progress of a solution search in a file, so that it can be resumed after being killed at any
// moment.
//
// The file format is tables/stored_file.h: atomic, with checksums and a digest. Its one stream is
// the state of search/solution/solution_search.h, or with a guide by deepening its table of depths;
// the manifest says what is being solved:
//
//   hotstone.solve/1
//   version 0.1.0
//   guide planes                         or deepening first C3 plays 1
//   bytes 123456                         of the state
//   hotstone-certificate 1 ...           the header of the solution, with no entries yet
//
// A search resumed with the same guide produces the same file, except by deepening, which may find
// another solution. The state is trusted: the check that follows every search rejects the result of
// a forged one.
#ifndef HOTSTONE_ANSWERS_SOLVE_SOLVE_CHECKPOINT_H_
#define HOTSTONE_ANSWERS_SOLVE_SOLVE_CHECKPOINT_H_

#include <string>

#include "absl/status/status.h"
#include "answers/solve/solve_guide.h"
#include "certify/solution/solution.h"
#include "search/solution/solution_search.h"

namespace hotstone::answers {

// Unavailable, with the path and the system's reason; an older checkpoint then remains.
absl::Status SaveSolve(const std::string& path, const certify::SolutionHeader& header,
                       const Guide& guide, const search::SolutionSearch* search);

// Loads into a newly created search, or its guide by deepening. NotFound, InvalidArgument or
// DataLoss, with the path, for anything but a complete checkpoint of this question by this guide.
absl::Status LoadSolve(const std::string& path, const certify::SolutionHeader& header,
                       const Guide& guide, search::SolutionSearch* search);

}  // namespace hotstone::answers

#endif  // HOTSTONE_ANSWERS_SOLVE_SOLVE_CHECKPOINT_H_
