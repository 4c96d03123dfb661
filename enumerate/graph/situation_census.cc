#include "enumerate/graph/situation_census.h"

#include <algorithm>
#include <cmath>
#include <limits>

#include "base/status_macros.h"
#include "enumerate/index/occupancy_index.h"

namespace hotstone::enumerate {

uint64_t CensusBytes(const Grid& grid, const FiniteRules& rules) {
  const int symmetries = grid.cols() == grid.rows()                ? 8
                         : std::min(grid.cols(), grid.rows()) == 1 ? 2
                                                                   : 4;
  const double cells = std::pow(3, grid.points()) / (grid.points() == 1 ? 1 : symmetries);
  const double bitmaps = 3 * rules.end_passes + 4 + (rules.capture_ends ? 1 : 0);
  // Small boards have more cells than that, because of occupancies with symmetries; one position in
  // thirty has a ban, each a key in a hash set, and in a list.
  const double bytes = 1.2 * cells * bitmaps / 8 + (rules.hot.Any() ? cells / 20 * 48 : 0) +
                       12 * std::pow(2, grid.points()) + (1 << 20);
  return bytes < 1e18 ? static_cast<uint64_t>(bytes) : std::numeric_limits<uint64_t>::max();
}

absl::StatusOr<SituationCensus> CountSituations(const Grid& grid, const FiniteRules& rules,
                                                const CensusOptions& options,
                                                const Communicator& communicator) {
  ASSIGN_OR_RETURN(const auto index, OccupancyIndex::Create(grid));
  return SearchByLevels(index, rules, options, communicator);
}

}  // namespace hotstone::enumerate
