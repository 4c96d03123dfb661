// Certificates of a value under a rule that looks back at the game (certify/area/area_strategy.h),
// one for each side, written to a folder: black.area and white.area, each with the robust solution
// in which its lines end, black.robust and white.robust. Those of an earlier run are replaced or
// removed.
#ifndef HOTSTONE_ANSWERS_VALUES_VALUE_CERTIFICATES_H_
#define HOTSTONE_ANSWERS_VALUES_VALUE_CERTIFICATES_H_

#include <cstdint>
#include <string>
#include <vector>

#include "absl/status/statusor.h"
#include "answers/shown/shown.h"
#include "base/progress.h"
#include "spec/board/color.h"

namespace hotstone::search {
struct AreaProofLimits;
struct HistoryBounds;
}  // namespace hotstone::search
namespace hotstone::spec {
struct RuleSet;
struct Situation;
}  // namespace hotstone::spec

namespace hotstone::answers {

struct ValueCertificate {
  spec::Color side = spec::Color::kBlack;
  int at_least = 0;      // for that side
  std::string path;      // empty: not written
  uint64_t steps = 0;    // of the tree
  uint64_t entries = 0;  // of the robust solution; 0: none is needed
  std::string why_not;   // the limit that is in the way
};

// For the bounds of a game that starts here: that Black forces at least `lo`, and White at most
// `hi`, apart from what every end gives. Only what the checker accepts is written; Internal if it
// refuses. Unavailable with path and reason if a file cannot be written, Cancelled if `progress`
// says stop.
absl::StatusOr<std::vector<ValueCertificate>> CertifyValue(
    const spec::Situation& start, const spec::RuleSet& rules, const search::HistoryBounds& bounds,
    const std::string& folder, const search::AreaProofLimits& limits, Progress* progress);

Shown Describe(const ValueCertificate& certificate);

}  // namespace hotstone::answers

#endif  // HOTSTONE_ANSWERS_VALUES_VALUE_CERTIFICATES_H_
