// The consistent classifications of a circle (enumerate/circle/circle.h): all, or that there is
// none, and why.
//
// Z3 holds the call of each take; the fates are no formula. They come in as clauses. First the
// image of what is known is looked at until it says nothing more, and then that of each further
// call of each take alone: a take that contradicts itself is found before Z3 is asked. Then
//
//     Z3 proposes a classification C
//       -> its image is computed
//            equal to C: it is consistent
//            take k is called otherwise: the calls of C are dropped, group by group, as long as
//                       the image of what is left still excludes C's call of k; the rest comes
//                       back as a clause: "not these calls, or one of the image's for k"
//       -> nothing is left: no classification is consistent
//
// A clause holds for every classification, because the image of a partial one bounds that of each
// completion. Its premises are the takes that were consulted for k.
#ifndef HOTSTONE_SOLVER_CIRCLE_CIRCLE_SEARCH_H_
#define HOTSTONE_SOLVER_CIRCLE_CIRCLE_SEARCH_H_

#include <cstddef>
#include <cstdint>
#include <functional>
#include <string>
#include <vector>

#include "absl/status/statusor.h"
#include "base/progress.h"
#include "solver/circle/circle_log.h"

namespace hotstone::solver {

// The version of the library, on which depends what it proposes: "4.8.12.0".
std::string Z3Version();

// The calls that each take may have in the image of any completion.
using CircleImage = std::function<std::vector<Calls>(const std::vector<Calls>&)>;

struct CircleOutcome {
  // Consistent classifications, one call a take, in the order in which they were found; with
  // `complete`, all. Otherwise every possible call of every take is in one of them.
  std::vector<std::vector<Calls>> consistent;
  bool complete = false;
  // For each take the calls that it has in some consistent classification: always complete.
  std::vector<Calls> possible;
  // If none is consistent: clauses that no classification satisfies, and none can be left out.
  std::vector<CircleClause> paradox;
  // If asked for: the questions that Z3 said have no model, as SMT-LIB 2 texts with one
  // (check-sat). That nothing is consistent, that the list is complete, or that a call is not
  // possible rests on them and on the images.
  std::vector<std::string> refuted;
  uint64_t images = 0;   // computed
  uint64_t clauses = 0;  // learned
};

struct CircleSearch {
  size_t takes = 0;
  Calls all = 0;     // the calls that a take may have at all
  size_t most = 20;  // classifications; at least 1
  bool keep_refuted = false;
  size_t anew_every = 64;  // Z3 forgets what it was asked after so many questions; at least 1
};

// Finds `most` classifications, or all if there are no more; after that only what `possible` still
// lacks. Cancelled if `progress` says stop; Internal if Z3 fails.
//
// Every step is added to `log`, if there is one, as soon as it is done. A log with the steps of a
// search that was stopped makes this one go on there, and the outcome is that of a search that was
// never stopped. DataLoss if Z3 answers otherwise than the log says. Requires takes and calls of
// the log in range, and a call for each take of `found`.
absl::StatusOr<CircleOutcome> SearchCircle(const CircleSearch& asked, const CircleImage& image,
                                           Progress* progress, CircleLog* log = nullptr);

}  // namespace hotstone::solver

#endif  // HOTSTONE_SOLVER_CIRCLE_CIRCLE_SEARCH_H_
