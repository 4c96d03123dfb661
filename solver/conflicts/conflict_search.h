// Which demands on a rule set contradict each other, found by proposing settings and learning from
// failures.
//
// Clauses of a text are switches (reading_space.h). What the text shows and promises are demands:
// "this line is played so", "every play ends". A demand holds or fails under a setting, and only a
// judge can tell, by playing. So the search is a loop (counterexample-guided, as in Solar-Lezama's
// sketching):
//
//     Z3 proposes a setting under which no demand of a set is known to fail
//       -> the judge is asked about each of them
//            all hold: the set is consistent, and the setting shows it
//            one fails: switches whose values do not matter to the failure are dropped one by one,
//                       if the judge agrees for every proper setting then covered; the rest, a
//                       cube, comes back as a clause: "not this demand, or not these values"
//       -> no setting is left: the set is contradictory
//
// An outer loop enumerates the minimal contradictory sets and the maximal consistent ones together
// (Liffiton, Previti, Malik and Marques-Silva 2016). A second solver holds the sets not yet
// decided; a consistent set grows until nothing can be added, and a contradictory one shrinks until
// nothing can be left out.
//
// The judge is asked each question once. The result is as reliable as the judge: a cube is checked
// against every setting that it covers, and a setting shows that a set is consistent.
#ifndef HOTSTONE_SOLVER_CONFLICTS_CONFLICT_SEARCH_H_
#define HOTSTONE_SOLVER_CONFLICTS_CONFLICT_SEARCH_H_

#include <cstddef>
#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <set>
#include <vector>

#include "absl/status/statusor.h"
#include "base/progress.h"
#include "solver/conflicts/reading_space.h"

namespace hotstone::solver {

// Sets of demands, by number.
using Demands = std::set<size_t>;

// Whether the demand holds under the setting, which is proper. An error aborts the search.
using DemandJudge = std::function<absl::StatusOr<bool>(size_t demand, const Setting& setting)>;

struct ConsistentReading {
  Demands kept;     // no further demand can be added
  Setting setting;  // under which they hold
};

struct Conflicts {
  std::vector<Demands> contradictory;         // minimal
  std::vector<ConsistentReading> consistent;  // maximal
  bool complete = false;                      // false: stopped after `most` sets
};

struct Amendment {
  size_t distance = 0;            // switches changed
  std::vector<Setting> settings;  // all at this distance
};

class ConflictSearch {
 public:
  // `settings` are the proper ones. The judge must outlive this object.
  ConflictSearch(std::vector<Setting> settings, size_t demands, DemandJudge judge,
                 Progress* progress);
  ~ConflictSearch();

  // All minimal contradictory and maximal consistent sets, or `most` of either.
  absl::StatusOr<Conflicts> Enumerate(size_t most);

  // The settings nearest to `text`, by the number of switches changed, under which all of these
  // hold; nothing if there is none.
  absl::StatusOr<std::optional<Amendment>> FindAmendment(const Setting& text,
                                                         const Demands& demands);

  uint64_t judged() const;  // pairs of a demand and a setting

 private:
  struct State;
  std::unique_ptr<State> state_;
};

}  // namespace hotstone::solver

#endif  // HOTSTONE_SOLVER_CONFLICTS_CONFLICT_SEARCH_H_
