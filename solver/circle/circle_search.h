// The consistent classifications of a circle (enumerate/circle/circle.h): all, or that there is
// none, and why.
//
// Z3 holds the call of each take; the fates are no formula. They come in as clauses:
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
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "absl/status/statusor.h"
#include "base/progress.h"
#include "enumerate/circle/circle_fates.h"

namespace hotstone::solver {

using enumerate::Calls;

// The calls that each take may have in the image of any completion.
using CircleImage = std::function<std::vector<Calls>(const std::vector<Calls>&)>;

// If each take of `premises` is called so, `take` is called one of `calls`.
struct CircleClause {
  std::vector<std::pair<size_t, Calls>> premises;
  size_t take = 0;
  Calls calls = 0;
};

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

// Finds `most` classifications (at least 1), or all if there are no more; after that only what
// `possible` still lacks.
// `all` are the calls that a take may have at all. Cancelled if `progress` says stop; Internal if
// Z3 fails.
absl::StatusOr<CircleOutcome> SearchCircle(size_t takes, Calls all, const CircleImage& image,
                                           size_t most, Progress* progress,
                                           bool keep_refuted = false);

}  // namespace hotstone::solver

#endif  // HOTSTONE_SOLVER_CIRCLE_CIRCLE_SEARCH_H_
