// The oracle that tells a solution search what can be forced: a stored table, stored planes, or a
// result computed first (the intervals of the whole board or the planes of one difference); for
// boards too large for these, a search limited in plies or in the plays of the side.
#ifndef HOTSTONE_ANSWERS_SOLVE_SOLVE_GUIDE_H_
#define HOTSTONE_ANSWERS_SOLVE_SOLVE_GUIDE_H_

#include <memory>
#include <string>

#include "absl/status/status.h"
#include "absl/status/statusor.h"
#include "answers/asked/limits.h"
#include "answers/solve/table_oracle.h"
#include "base/progress.h"
#include "certify/solution/solution.h"
#include "enumerate/planes/plane_sweeps.h"
#include "enumerate/values/intervals.h"
#include "search/deepening/deepening_search.h"
#include "search/solution/bounded_search.h"
#include "search/solution/solution_oracle.h"
#include "search/solution/solution_plays.h"
#include "tables/table_reader.h"

namespace hotstone::answers {

struct GuideOptions {
  static constexpr int kMostPlays = search::DeepeningSearch::kMostPlays;

  std::string by = "intervals";  // or planes, search, deepening
  int plies = 30;                // depth of the search
  int plays = 1;                 // of the side, with which deepening begins
  int threads = 1;               // of deepening
  std::string table;             // a path; at most one of these two
  std::string plane;
  std::string memory;  // in the form MemoryLimit reads
};

// The oracle, and the objects it needs alive.
struct Guide {
  std::string name;   // intervals, planes, search, deepening, table, plane
  std::string asked;  // what else a checkpoint depends on: " first C3 plays 2"
  std::unique_ptr<const enumerate::IntervalTable> intervals;
  std::unique_ptr<tables::Table> table;
  std::unique_ptr<const enumerate::OccupancyIndex> index;
  std::unique_ptr<const enumerate::PlaneLayout> layout;
  std::unique_ptr<enumerate::PlaneSweeps> planes;
  std::unique_ptr<search::SolutionOracle> oracle;
  const TableOracle* from_file = nullptr;
  std::unique_ptr<const search::SolutionPlays> plays;
  // Each may miss a result that can be forced.
  const search::BoundedSearch* bounded = nullptr;
  search::DeepeningSearch* deepening = nullptr;

  // Why a file does not settle what it does not force. Empty: such results cannot be forced.
  std::string leaves_open;

  // The first error from a file that is read along the way.
  absl::Status status() const {
    return from_file == nullptr ? absl::OkStatus() : from_file->status();
  }
};

// `progress` must outlive the guide. ResourceExhausted, with a cheaper alternative, if it does not
// fit into memory; InvalidArgument for a file about another board or about less than requested;
// errors of the files; Cancelled.
absl::StatusOr<Guide> FindGuide(const GuideOptions& options, const certify::SolutionHeader& header,
                                Progress* progress);

}  // namespace hotstone::answers

#endif  // HOTSTONE_ANSWERS_SOLVE_SOLVE_GUIDE_H_
