// Who tells a search for a solution what can be forced: a stored table, stored planes, what is found first,
// the intervals of the whole board or the planes of the one difference; or, for boards too large for these,
// a search so many plies deep, or by proof numbers.
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
#include "search/solution/bounded_search.h"
#include "search/solution/proof_search.h"
#include "search/solution/solution_oracle.h"
#include "search/solution/solution_plays.h"
#include "tables/table_reader.h"

namespace hotstone::answers {

struct GuideOptions {
  std::string by = "intervals";  // or planes, search, proof-numbers
  int plies = 30;                // of the search
  std::string table;             // a path; at most one of these two
  std::string plane;
  std::string memory;  // as MemoryLimit reads it
};

// The oracle, and what it must keep.
struct Guide {
  std::string name;  // intervals, planes, search, proof-numbers, table, plane
  std::unique_ptr<const enumerate::IntervalTable> intervals;
  std::unique_ptr<tables::Table> table;
  std::unique_ptr<const enumerate::OccupancyIndex> index;
  std::unique_ptr<const enumerate::PlaneLayout> layout;
  std::unique_ptr<enumerate::PlaneSweeps> planes;
  std::unique_ptr<search::SolutionOracle> oracle;
  const TableOracle* from_file = nullptr;
  std::unique_ptr<const search::SolutionPlays> plays;
  // Either may miss what can be forced.
  const search::BoundedSearch* bounded = nullptr;
  const search::ProofSearch* proofs = nullptr;

  // Why a file says nothing of what it does not force. Empty: that cannot be forced.
  std::string leaves_open;

  // The first error of a file that is read on the way.
  absl::Status status() const { return from_file == nullptr ? absl::OkStatus() : from_file->status(); }
};

// `progress` must outlive the guide. ResourceExhausted, with what would need less, if it does not fit into
// the memory; InvalidArgument for a file of another board or of less than is asked for; errors of the
// files; Cancelled.
absl::StatusOr<Guide> FindGuide(const GuideOptions& options, const certify::SolutionHeader& header,
                                Progress* progress);

}  // namespace hotstone::answers

#endif  // HOTSTONE_ANSWERS_SOLVE_SOLVE_GUIDE_H_
